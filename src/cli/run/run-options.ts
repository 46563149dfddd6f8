import { Option } from 'commander';
import { pathName, points, someOf, wholeNumber } from '../option-values.ts';
import { type PictureOptions, pictureOptions } from '../picture-options.ts';

export const FORMATS = ['md', 'blog', 'html', 'csv'] as const;

/** How much is simulated, and from which dice; these change numbers. */
export interface Amount {
  readonly trials?: number;
  /** As a share: 0.0005 for 0.05 points. */
  readonly precision?: number;
  readonly seed?: number;
}

/** All options of `holdfast run`. */
export interface RunOptions extends Amount, PictureOptions {
  readonly workers?: number;
  readonly out: string;
  readonly format: readonly (typeof FORMATS)[number][];
  readonly png: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly resume: boolean;
}

// The limits of scenario files.
const MOST_TRIALS = 1e12;
const HIGHEST_SEED = 2 ** 32 - 1;

const MOST_WORKERS = 256;

/** Options about the numbers. */
export const amountOptions = (): Option[] => [
  new Option('-t, --trials <number>', 'trials of each cell, 1 to 1e12; instead of what the file says')
    .argParser(wholeNumber(1, MOST_TRIALS))
    .conflicts('precision'),
  new Option(
    '-p, --precision <points>',
    'run until all 95 % intervals reach at most so many points to either side',
  ).argParser(points),
  new Option('-s, --seed <number>', 'the same seed gives the same dice, 0 to 4294967295').argParser(
    wholeNumber(0, HIGHEST_SEED),
  ),
];

/** Options about what is written where. */
export const outputOptions = (): Option[] => [
  new Option('-o, --out <folder>', 'where reports are written').argParser(pathName).default('reports'),
  new Option('-f, --format <list>', `${FORMATS.join(', ')}, or several with commas between`)
    .argParser(someOf(FORMATS))
    .default(['md'], 'md'),
  ...pictureOptions(),
  new Option('--png', 'write charts as PNG too, at double size').default(false),
  new Option(
    '--json',
    'write nothing, keep nothing to resume from: print the complete result of one scenario as JSON',
  )
    .default(false)
    .conflicts(['out', 'format', 'theme', 'width', 'png', 'resume']),
];

/** Options about the run itself. */
export const processOptions = (): Option[] => [
  new Option(
    '-w, --workers <number>',
    'threads; the result does not depend on it. Left out: one a core',
  ).argParser(wholeNumber(1, MOST_WORKERS)),
  new Option('--resume', 'go on from where a stopped or killed run came to').default(false),
  new Option('-q, --quiet', 'print nothing but errors (and what --json prints)').default(false),
];
