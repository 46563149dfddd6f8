import { FONT } from '../theme.ts';
import { type Element, type Node, parsed, written } from './tree.ts';

/**
 * A picture as Vega draws it without what draws nothing: names of marks, empty grounds, values that are the standard
 * ones, more than two decimals of a pixel. What all marks of a group share stands on the group, the font on the picture.
 */
export function thinned(svg: string): string {
  const { tag, attributes, children } = thin(parsed(svg));
  const picture = { 'font-family': FONT.replaceAll('"', '&quot;'), xmlns: 'http://www.w3.org/2000/svg' };
  return sharedClips(written({ tag, attributes: { ...picture, ...attributes }, children }));
}

function thin({ tag, attributes, children }: Element): Element {
  const inner = children.flatMap((child) => (typeof child === 'string' ? [child] : unwrapped(thin(child))));
  return hoisted(placed({ tag, attributes: kept(attributes), children: inner }));
}

/** Nothing of what draws nothing; the content of a group that says nothing. */
function unwrapped(element: Element): readonly Node[] {
  const { tag, attributes, children } = element;
  if (tag === 'path' && (attributes.display === 'none' || !isPainted(attributes))) return [];
  if (tag !== 'g') return [element];
  return children.length === 0 ? [] : Object.keys(attributes).length === 0 ? children : [element];
}

/** Nothing is filled unless it says so: Vega sets that on the picture. */
const isPainted = ({ fill, stroke }: Element['attributes']): boolean =>
  fill !== undefined || stroke !== undefined;

/** Words for machines that read each mark aloud. The picture is described as a whole, which hides them from readers. */
const UNREAD = /^(class|role|aria-.*|pointer-events|font-family|version|xmlns.*|display(?==inline))$/;

/** Values that hold where nothing is said. */
const STANDARD: Readonly<Record<string, string>> = {
  opacity: '1',
  'text-anchor': 'start',
  'font-weight': '400',
  'stroke-dasharray': '1,0',
  'stroke-width': '1',
  'stroke-miterlimit': '4',
  transform: 'translate(0,0)',
};

const kept = (attributes: Element['attributes']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [name, PLACES.has(name) ? value.replace(NUMBER, rounded) : value] as const)
      .filter(([name, value]) => !UNREAD.test(name) && STANDARD[name] !== value),
  );

/** What holds places and lengths, in pixels. */
const PLACES = new Set(['d', 'transform', 'x', 'x1', 'x2', 'y', 'y1', 'y2', 'width', 'height']);

const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g;

const rounded = (text: string): string => String(Math.round(Number(text) * 100) / 100 + 0);

const MOVED = /^translate\(([^,()]+),([^,()]+)\)$/;

/** A text of one line says where it stands in fewer letters. */
function placed(element: Element): Element {
  const { tag, attributes, children } = element;
  const { transform = '', ...others } = attributes;
  const [, x, y] = MOVED.exec(transform) ?? [];
  if (tag !== 'text' || x === undefined || y === undefined) return element;
  if (children.some((child) => typeof child === 'object')) return element;
  return { tag, attributes: { x, y, ...others }, children };
}

/** What children take from their group. */
const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-dasharray',
  'text-anchor',
  'font-size',
  'font-weight',
];

/** Sets what all children share on their group. */
function hoisted(element: Element): Element {
  const { tag, attributes, children } = element;
  const marks = children.filter((child) => typeof child === 'object');
  if (tag !== 'g' || marks.length < 2) return element;
  const shared = INHERITED.filter((name) => {
    const value = marks[0]?.attributes[name];
    return value !== undefined && marks.every((mark) => mark.attributes[name] === value);
  });
  const without = ({ attributes, ...mark }: Element): Element => ({
    ...mark,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !shared.includes(name))),
  });
  return {
    tag,
    attributes: {
      ...attributes,
      ...Object.fromEntries(shared.map((name) => [name, marks[0]!.attributes[name]!])),
    },
    children: marks.map(without),
  };
}

const CLIP = /<clipPath id="([^"]*)">(.*?)<\/clipPath>/g;

/** Vega clips each mark by a path of its own: one will do for all that are alike. */
function sharedClips(svg: string): string {
  const first = new Map<string, string>();
  const same = new Map<string, string>();
  for (const [, id = '', path = ''] of svg.matchAll(CLIP)) {
    if (!first.has(path)) first.set(path, id);
    same.set(id, first.get(path)!);
  }
  return svg
    .replace(CLIP, (clip, id: string) => (same.get(id) === id ? clip : ''))
    .replace(/url\(#([^)]*)\)/g, (url, id: string) => (same.has(id) ? `url(#${same.get(id)})` : url));
}
