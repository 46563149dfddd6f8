import { coloursOf } from '../charts/theme.ts';

/** The style of a page: one column, tables that scroll for themselves on a telephone. */
export function pageStyle(theme: 'light' | 'dark'): string {
  const { background, text, muted, grid, good } = coloursOf({ theme });
  return `
:root { color-scheme: ${theme}; }
body { margin: 0; background: ${background}; color: ${text}; font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 28px; line-height: 1.25; }
h2 { font-size: 19px; margin: 40px 0 8px; }
a { color: ${good}; }
figure { margin: 24px 0; }
img { display: block; width: 100%; height: auto; }
code { font-size: 0.9em; }
pre { overflow-x: auto; padding: 12px; border: 1px solid ${grid}; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 12px 6px 0; text-align: left; vertical-align: top; border-bottom: 1px solid ${grid}; }
th { color: ${muted}; font-weight: 600; }
.number { text-align: right; white-space: nowrap; }
`;
}
