import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { presetsModule } from './embed-presets.ts';
import { mordheimModule, warhammerModule } from './embed-profiles.ts';

// Turns the data files of the sources into TypeScript modules, which are committed: nothing is read from disk
// at run time. Run by hand (npm run embed) after a data file has changed; a test checks that they are current.

const source = (path: string): URL => new URL(`../${path}`, import.meta.url);

/** Each generated module and what it should hold. */
export const generated = (): ReadonlyMap<URL, string> =>
  new Map([
    [source('games/presets.generated.ts'), presetsModule(source('games/presets/'))],
    [source('army/tables/warhammer.generated.ts'), warhammerModule(source('army/tables/'))],
    [source('army/tables/mordheim.generated.ts'), mordheimModule(source('army/tables/'))],
  ]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [file, text] of generated()) {
    if (readOr(file, '') === text) continue;
    writeFileSync(file, text);
    console.log(`written: ${fileURLToPath(file)}`);
  }

function readOr(file: URL, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
