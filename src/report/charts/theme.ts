import type { Look } from './chart.ts';

/** The colours of a theme. Series colours are those of Okabe and Ito, told apart by all kinds of colour vision. */
export interface Colours {
  readonly background: string;
  readonly text: string;
  readonly muted: string;
  readonly grid: string;
  readonly good: string;
  readonly bad: string;
  /** Several good or bad outcomes side by side, the first as above. */
  readonly goods: readonly string[];
  readonly bads: readonly string[];
  readonly neutral: string;
  readonly neutrals: readonly string[];
  /** What has not ended yet. */
  readonly open: string;
  /** In an order whose neighbours differ in grey too. */
  readonly series: readonly string[];
}

const light: Colours = {
  background: '#ffffff',
  text: '#1b1f24',
  muted: '#57606a',
  grid: '#e4e7eb',
  good: '#0072B2',
  bad: '#D55E00',
  goods: ['#0072B2', '#56B4E9', '#009E73'],
  bads: ['#D55E00', '#E69F00', '#CC79A7'],
  neutral: '#8a9099',
  neutrals: ['#8a9099', '#b9bfc8', '#5f6670'],
  open: '#dfe3e8',
  series: ['#0072B2', '#D55E00', '#009E73', '#CC79A7', '#56B4E9', '#E69F00', '#1b1f24'],
};

const dark: Colours = {
  background: '#14181d',
  text: '#eceff3',
  muted: '#a3acb8',
  grid: '#2b323b',
  good: '#56B4E9',
  bad: '#D55E00',
  goods: ['#56B4E9', '#0072B2', '#009E73'],
  bads: ['#D55E00', '#E69F00', '#CC79A7'],
  neutral: '#8a9099',
  neutrals: ['#8a9099', '#b9bfc8', '#5f6670'],
  open: '#363e49',
  series: ['#56B4E9', '#D55E00', '#F0E442', '#009E73', '#CC79A7', '#E69F00', '#eceff3'],
};

export const coloursOf = ({ theme }: Pick<Look, 'theme'>): Colours => (theme === 'dark' ? dark : light);

/** Shapes and dashes tell series apart where colours do not. */
export const SHAPES = [
  'circle',
  'square',
  'triangle-up',
  'diamond',
  'cross',
  'triangle-down',
  'triangle-right',
];
export const DASHES = [
  [1, 0],
  [7, 3],
  [2, 2],
  [9, 3, 2, 3],
  [4, 4],
  [12, 3],
  [1, 3],
];

export const FONT = 'Inter, "Helvetica Neue", Arial, sans-serif';
