import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBattleLine } from './battle-line-header.ts';
import { writeBattlefield } from './battlefield-header.ts';
import { bundle } from './bundle.ts';
import { Peer } from './peer.ts';

const folder = fileURLToPath(new URL('../peers/', import.meta.url));
const builds = join(tmpdir(), 'holdfast-bench');

const simple = ['pass', 'histogram', 'reroll', 'alone'];
const naive = [...simple, 'rout', 'warband'];
const ours = [...naive, 'alone-separate', 'cascade', 'battle-line-event'];

const node = (file: string, ...rest: string[]): string[] => [
  process.execPath,
  '--import',
  'tsx',
  join(folder, file),
  ...rest,
];

/** Where the program of a peer is. */
export const peerFile = (name: string): string => join(folder, name);

/** How to start a peer in TypeScript that is bundled as the product is. */
export const bundledPeer = async (source: string): Promise<string[]> => [
  process.execPath,
  await bundle(peerFile(source), builds),
];

/** All peers that can run here; `missing` says in a sentence what cannot, and why. */
export async function startPeers(): Promise<{ peers: Peer[]; missing: string[] }> {
  const missing: string[] = [];
  const holdfast = await bundledPeer('holdfast.ts');
  const engine = (name: string): string[] => [...holdfast, name];
  const peers = [
    new Peer('holdfast', engine('simd'), ours),
    new Peer('holdfast, plain JavaScript', engine('plain'), ours),
    new Peer('holdfast, trial by trial', engine('play'), [...ours, 'battle-line']),
    new Peer('pure-rand uniformInt', node('pure-rand.ts'), naive),
    new Peer('Math.random', node('math-random.ts'), naive),
    new Peer('rpg-dice-roller', node('rpg-dice-roller.ts'), simple),
  ];
  const mersenne = build('mt19937.cpp', ['-O3', '-march=native'], missing);
  if (mersenne)
    peers.push(
      new Peer('C++ mt19937', [mersenne], [...naive, 'cascade', 'battle-line-event', 'battle-line']),
    );
  if (!widest(missing)) return { peers, missing };
  const limit = build('limit.cpp', ['-O3', '-march=native'], missing);
  if (limit) peers.push(new Peer('C, AVX-512', [limit], [...simple, 'alone-separate', 'cascade']));
  return { peers, missing };
}

/** NumPy last: it may be absent. */
export function startNumPy(missing: string[]): Peer[] {
  try {
    execFileSync('python3', ['-c', 'import numpy'], { stdio: 'ignore' });
  } catch {
    missing.push('NumPy is not installed here.');
    return [];
  }
  return ['int64', 'uint8'].map(
    (idiom) => new Peer(`NumPy, ${idiom}`, ['python3', join(folder, 'numpy_dice.py'), idiom], simple),
  );
}

export function build(source: string, options: readonly string[], missing: string[]): string | undefined {
  mkdirSync(builds, { recursive: true });
  writeBattlefield(join(builds, 'battlefield.hpp'));
  writeBattleLine(join(builds, 'battle_line_table.hpp'));
  const program = join(builds, source.replace(/\.\w+$/, ''));
  try {
    execFileSync('g++', [...options, '-std=c++17', '-I', builds, '-o', program, join(folder, source)], {
      stdio: 'pipe',
    });
    return program;
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    missing.push(
      `${source} could not be built${stderr ? `: ${String(stderr).split('\n')[0]}` : ': there is no g++ here'}.`,
    );
    return undefined;
  }
}

function widest(missing: string[]): boolean {
  const flags = cpuFlags();
  if (['avx512f', 'avx512bw', 'avx512vbmi', 'avx512_vbmi2'].every((flag) => flags.includes(flag)))
    return true;
  missing.push('The limit by hand needs AVX-512 with VBMI2, which this machine has not.');
  return false;
}

function cpuFlags(): string[] {
  try {
    return execFileSync('grep', ['-m1', '^flags', '/proc/cpuinfo'], { encoding: 'utf8' }).split(/\s+/);
  } catch {
    return [];
  }
}
