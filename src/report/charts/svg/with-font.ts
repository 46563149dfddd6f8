import type { ChartFont } from '../../fonts/chart-font.ts';
import { inter } from '../../fonts/inter.generated.ts';
import { woff } from '../../fonts/woff.ts';

/**
 * Puts the letters of a picture into it, and no others: inside an `<img>` no other font is loaded.
 *
 * @param drawn the picture as Vega drew it, where each text says its own weight.
 */
export function withFont(svg: string, drawn: string): string {
  const { regular, bold } = lettersOf(drawn);
  const style = `<style>${face(inter.regular, regular)}${face(inter.bold, bold)}</style>`;
  return svg.replace(/<svg[^>]*>/, (head) => `${head}${style}`);
}

const TEXT = /<text([^>]*)>([\s\S]*?)<\/text>/g;

function lettersOf(svg: string): { readonly regular: string; readonly bold: string } {
  const texts = [...svg.matchAll(TEXT)].map(([, attributes = '', content = '']) => ({
    isBold: /font-weight="(600|bold)"/.test(attributes),
    text: content.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? ''),
  }));
  const joined = (isBold: boolean): string =>
    texts.flatMap((one) => (one.isBold === isBold ? [one.text] : [])).join('');
  return { regular: joined(false), bold: joined(true) };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const face = (font: ChartFont, letters: string): string =>
  letters === ''
    ? ''
    : `@font-face{font-family:Inter;font-weight:${font.weight};src:url(data:font/woff;base64,${Buffer.from(woff(font, letters)).toString('base64')})}`;
