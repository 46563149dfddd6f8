import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { scenarioJsonSchema } from '../scenario/schema.ts';
import { scenariosPage } from './embed-docs.ts';
import { presetsModule } from './embed-presets.ts';
import { mordheimModule, warhammerModule } from './embed-profiles.ts';

// Turns the data files of the sources into TypeScript modules, so that nothing is read from disk at run time, and
// writes the JSON Schema of scenario files for editors and the table in the page about them. What is made is committed; a test checks that it is current.
// Run "npm run embed" after a preset, a table, or a question's fields or parameters have changed.

const source = (path: string): URL => new URL(`../${path}`, import.meta.url);

/** Each generated file and what it should hold. */
export const generated = (): ReadonlyMap<URL, string> =>
  new Map([
    [source('games/presets.generated.ts'), presetsModule(source('games/presets/'))],
    [source('army/tables/warhammer.generated.ts'), warhammerModule(source('army/tables/'))],
    [source('army/tables/mordheim.generated.ts'), mordheimModule(source('army/tables/'))],
    [source('../docs/scenarios.md'), scenariosPage(source('../docs/scenarios.md'))],
    [source('../docs/scenario.schema.json'), `${JSON.stringify(scenarioJsonSchema(), null, 1)}\n`],
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
