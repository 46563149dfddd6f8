import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inter } from '../fonts/inter.generated.ts';
import { trueType } from '../fonts/true-type.ts';

/** The renderer reads fonts from files only, and only TrueType. */
function withFontFiles<T>(use: (files: string[]) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-fonts-'));
  try {
    const files = Object.values(inter).map((font) => {
      const file = join(folder, `inter-${font.weight}.ttf`);
      writeFileSync(file, trueType(font, Object.keys(font.letters)));
      return file;
    });
    return use(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A picture as PNG, at twice its size. The renderer, native code, is loaded when first needed. */
export async function png(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return withFontFiles((fontFiles) => {
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };
    return new Resvg(svg, { font, fitTo: { mode: 'zoom', value: 2 } }).render().asPng();
  });
}
