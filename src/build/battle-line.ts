import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

// Development only: `npm run build:kernel`. Users run the generated module and need no compiler.
//
// The rule of a battle line, and the geometry that it uses, are TypeScript and compiled to WebAssembly by AssemblyScript,
// a language so near to it that a few words are put in place of others. For that they keep to a part of TypeScript:
// numbers and rows of numbers, `i32` for whole numbers, functions and constants of a file, no objects and no lists.

const sources = fileURLToPath(new URL('../', import.meta.url));
const folder = 'games/warhammer/battle-line';

/** Put where they are called, since calls are slow in WebAssembly: all registers are saved for them. */
const inlined = `
  mayTouch moveBox cornerX cornerY toRight toFront copyBox maySweep beyondEdge lengthOf addDisc addSlab
  outside innerRadius boxDistance penetration stateOf setState is mark unmark fleeingOf countFleeing stir
  names runLater profileOf momentOf happeningOf halfWidthOf halfDepthOf firstOf endOfSide otherSide noteOf
  noteOfFirstPanic noteOfFirstRun says note atMost push take takeLast empty isWaiting firstIn endOf
  haveNotMoved distance areWithin lends reaches measured hasHappenings noteIfFleeing takeTest roll
  withoutCrowding turnToFlee run cross findClosest takeRun leave endanger mustPass openEvent startRuns rally
  happen nextMoment rallies startPhase isNear advance roomAhead lookAhead within
`
  .trim()
  .split(/\s+/);

const rows = {
  Float64: { type: 'f64', bytes: 8 },
  Int32: { type: 'i32', bytes: 4 },
  Uint8: { type: 'u8', bytes: 1 },
};
type RowKind = keyof typeof rows;

/** Reads a source as AssemblyScript takes it. */
function source(name: string): string | null {
  const path = name === `${folder}/rule/dice.ts` ? `${folder}/compiled/dice.as.ts` : name;
  const text = textOf(join(sources, path));
  if (text === null || name.endsWith('rows.as.ts')) return text;
  const toRows = name.startsWith('table/') ? `../${folder}/compiled/rows.as` : '../compiled/rows.as';
  return text
    .replaceAll(/^import type /gm, 'import ')
    .replaceAll(/^import \{[^}]*\}/gm, (names) => names.replaceAll('type ', ''))
    .replaceAll(/( from '\.[^']*)\.ts';$/gm, "$1';")
    .replaceAll(/= new (Float64|Int32|Uint8)Array\((.*)\);$/gm, (_, kind: RowKind, length: string) => {
      const { type, bytes } = rows[kind];
      return `= changetype<Row<${type}>>(memory.data((${length}) * ${bytes}, 16));`;
    })
    .replaceAll(/\b(Float64|Int32|Uint8)Array\b/g, (_, kind: RowKind) => `Row<${rows[kind].type}>`)
    .replaceAll(new RegExp(`^(export )?function (${inlined.join('|')})\\(`, 'gm'), '@inline $&')
    .replaceAll('Math.min(', 'lesser(')
    .replaceAll('Math.max(', 'greater(')
    .concat(`\nimport { greater, lesser, Row } from '${toRows}';\n`);
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Compiles the rule of a battle line and gives the text of the generated module. */
export async function battleLineModule(): Promise<string> {
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await main(
    [
      ...[`${folder}/compiled/battle-line.as.ts`, '--outFile', 'battle-line.wasm'],
      // Nothing is allocated. That a number in a row is never "null" need not be said.
      ...['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--disableWarning', '210'],
    ],
    {
      readFile: source,
      writeFile(name, content) {
        if (name.endsWith('.wasm')) wasm = content as Uint8Array;
      },
    },
  );
  if (error !== null || wasm === undefined) throw new Error(`the battle line does not compile\n${stderr}`);
  const text = Buffer.from(wasm).toString('base64');
  return `// Made by \`npm run build:kernel\` from battle-line.as.ts and the rule: do not edit.\nexport const battleLineBytes = '${text}';\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(sources, folder, 'compiled/battle-line.generated.ts'), await battleLineModule());
}
