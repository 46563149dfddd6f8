let last = 0;

/** A small whole number that nothing else in this process has, from 0 on. */
export const nextSerial = (): number => last++;
