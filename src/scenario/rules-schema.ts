import { z } from 'zod';

/** Parameter name to value. The values are checked by the parameters themselves. */
export const changes = z
  .record(z.string(), z.unknown())
  .describe('parameters to change, such as panic.heavyCasualties: at least 1/3');

/** A rules file: house rules on top of a preset, or a preset itself. */
export const rulesFileSchema = z.strictObject({
  holdfast: z.literal(1).describe('version of the format: 1'),
  game: z
    .enum(['warhammer', 'mordheim'])
    .optional()
    .describe('warhammer or mordheim; may be left out where there is a base'),
  base: z.string().optional().describe('a preset, or another rules file (.yaml)'),
  description: z.string().max(2000).optional(),
  sources: z.array(z.string().max(500)).max(50).optional(),
  change: changes.optional(),
});

/** `rules` in a scenario, where it is a map. */
export const rulesMapSchema = z.strictObject({
  base: z.string().describe('a preset, or a rules file (.yaml)'),
  change: changes.optional(),
});
