import { Option } from 'commander';
import { WIDE, WIDTHS } from '../report/charts/widths.ts';
import { oneOf, wholeNumber } from './option-values.ts';

const THEMES = ['light', 'dark'] as const;

/** How charts are drawn, wherever they are written. */
export interface PictureOptions {
  readonly theme: (typeof THEMES)[number];
  /** In pixels. */
  readonly width: number;
}

/** Options about pictures. */
export const pictureOptions = (): Option[] => [
  new Option('--theme <name>', 'colours of the charts: light or dark')
    .argParser(oneOf(THEMES))
    .default('light'),
  new Option('--width <pixels>', `of the charts, ${WIDTHS.least} to ${WIDTHS.most}`)
    .argParser(wholeNumber(WIDTHS.least, WIDTHS.most))
    .default(WIDE),
];
