/** How the program ends, for scripts. Frozen: 0 done, 2 bad input, 70 our own fault, 130 stopped by Ctrl-C. */
export const exitStatus = { done: 0, badInput: 2, internal: 70, stopped: 130 } as const;
