import type { Spec } from '../../../src/report/charts/chart.ts';
import { viewOf } from '../../../src/report/charts/draw.ts';

/** A text in a picture, with its box in pixels. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Item {
  readonly text?: unknown;
  readonly opacity?: number;
  readonly mark?: { readonly marktype?: string };
  readonly bounds?: { x1: number; x2: number; y1: number; y2: number };
  readonly items?: readonly Item[];
  readonly x?: number;
  readonly y?: number;
  readonly marktype?: string;
}

/** Every text that a specification draws and where, and the size of the picture. */
export async function textsOf(spec: Spec): Promise<{ texts: PlacedText[]; width: number; height: number }> {
  const view = await viewOf(spec);
  await view.runAsync();
  const texts: PlacedText[] = [];
  const walk = (item: Item, dx: number, dy: number): void => {
    if (
      item.marktype === undefined &&
      item.text !== undefined &&
      item.bounds !== undefined &&
      item.opacity !== 0
    ) {
      const { x1, x2, y1, y2 } = item.bounds;
      const text = Array.isArray(item.text) ? item.text.join(' ') : String(item.text);
      if (text !== '') texts.push({ text, left: x1 + dx, right: x2 + dx, top: y1 + dy, bottom: y2 + dy });
    }
    const isGroup = item.marktype === undefined && item.mark?.marktype === 'group';
    for (const child of item.items ?? [])
      walk(child, dx + (isGroup ? (item.x ?? 0) : 0), dy + (isGroup ? (item.y ?? 0) : 0));
  };
  const { left = 0, right = 0, top = 0, bottom = 0 } = view.padding() as Record<string, number>;
  walk((view.scenegraph() as unknown as { root: Item }).root, left, top);
  const size = { width: view.width() + left + right, height: view.height() + top + bottom };
  view.finalize();
  return { texts, ...size };
}
