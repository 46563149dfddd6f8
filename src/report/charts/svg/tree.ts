/** A piece of a picture: an element, or text as it stands in the file, its signs escaped. */
export type Node = Element | string;

export interface Element {
  readonly tag: string;
  /** Values as they stand in the file, their signs escaped. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

const PIECE = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** Reads an SVG as Vega writes it: elements and text, nothing else. */
export function parsed(svg: string): Element {
  const root = { tag: '', attributes: {}, children: [] as Node[] };
  const open: (Element & { readonly children: Node[] })[] = [root];
  for (const [piece, end, tag, attributes, isEmpty] of svg.matchAll(PIECE)) {
    if (tag === undefined) open.at(-1)!.children.push(piece);
    else if (end === '/') open.pop();
    else {
      const element = { tag, attributes: attributesOf(attributes ?? ''), children: [] };
      open.at(-1)!.children.push(element);
      if (isEmpty !== '/') open.push(element);
    }
  }
  const [first] = root.children;
  if (typeof first !== 'object' || open.length !== 1) throw new Error('not an SVG as Vega writes it');
  return first;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]));

/** An element as it stands in a file. */
export function written({ tag, attributes, children }: Element): string {
  const head = `${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}`;
  if (children.length === 0) return `<${head}/>`;
  return `<${head}>${children.map((child) => (typeof child === 'string' ? child : written(child))).join('')}</${tag}>`;
}
