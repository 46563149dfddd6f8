import pico from 'picocolors';

/**
 * Colours and weights of terminal text: on a terminal, or where FORCE_COLOR asks for them; never with NO_COLOR. A
 * machine that builds and tests (CI) is no terminal: what it pipes into a file must stay plain, so the library's own
 * guess, which counts it as one, is not asked.
 */
export const colours = pico.createColors(isWanted(process.env));

function isWanted({ NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv): boolean {
  if (NO_COLOR) return false;
  return Boolean(FORCE_COLOR && FORCE_COLOR !== '0') || (process.stdout.isTTY === true && TERM !== 'dumb');
}
