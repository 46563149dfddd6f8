import { textWidth } from '../fonts/text-width.ts';
import { escaped } from '../formats/escaped.ts';
import type { Spec } from './chart.ts';
import { thinned } from './svg/thinned.ts';
import { withFont } from './svg/with-font.ts';

/** Draws a specification as an SVG with its font inside: the same bytes at every run. Vega is loaded when first needed. */
export async function draw(spec: Spec): Promise<string> {
  const view = await viewOf(spec);
  const svg = await view.toSVG();
  view.finalize();
  return described(withFont(thinned(svg), svg), spec);
}

/** A Vega view of a specification, its text measured with the real font. */
export async function viewOf(spec: Spec) {
  const [vega, { compile }] = await Promise.all([import('vega'), import('vega-lite')]);
  const { textMetrics } = vega as unknown as {
    textMetrics: { width(item: Measured, text: unknown): number };
  };
  textMetrics.width = measured;
  vega.resetSVGDefIds();
  const compiled = compile(spec as unknown as Parameters<typeof compile>[0]);
  return new vega.View(vega.parse(compiled.spec), { renderer: 'none' });
}

interface Measured {
  readonly fontSize?: number;
  readonly fontWeight?: string | number;
  readonly limit?: number;
}

/** Replaces Vega's guess of a text's width, which is half as much again too wide. */
function measured({ fontSize = 11, fontWeight, limit = 0 }: Measured, text: unknown): number {
  const bold = fontWeight === 'bold' || Number(fontWeight) >= 600;
  const width = textWidth(String(text ?? ''), fontSize, bold);
  return limit > 0 ? Math.min(width, limit) : width;
}

/** Tells readers who do not see the picture what it shows. */
function described(svg: string, { title, description }: Spec): string {
  const { text = '' } = (title ?? {}) as { text?: string | readonly string[] };
  const words = escaped([text].flat().join(' '));
  const about = `<title>${words}</title><desc>${escaped(String(description ?? ''))}</desc>`;
  return svg.replace(
    /<svg([^>]*)>/,
    (_, rest: string) => `<svg${rest} role="img" aria-label="${words}">${about}`,
  );
}
