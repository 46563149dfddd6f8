/** What is wrong, the file, and what is said: `line:column: message`. */
export type BadCase = readonly [what: string, file: string, ...said: string[]];

export const head = 'holdfast: 1\nask: sample\nrules: wfb8\n';
export const unit = `${head}unit: { leadership: 7 }\n`;
