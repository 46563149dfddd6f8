import { png } from '../../report/formats/png.ts';
import { UserError } from '../user-error.ts';

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * Makes sure, before anything runs, that pictures can be drawn as PNG: that takes native code, which there is not for every
 * machine, and a folder for fonts.
 *
 * @throws {UserError} where they cannot
 */
export async function requirePng(): Promise<void> {
  try {
    await png(DOT);
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UserError(
      `--png cannot be had here: ${why}\nIt takes the package @resvg/resvg-js with its code for this machine, and a folder for temporary files. Leave it out to get charts as SVG only.`,
    );
  }
}
