import type { z } from 'zod';
import { effectiveLeadership } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import type { allAloneFields } from './all-alone-fields.ts';
import { downedModelRuns } from './all-alone-parameters.ts';
import type { Alone } from './alone.ts';
import { armourSave } from './armour-save.ts';
import { toWound } from './to-wound.ts';

/** What the reader must know about how a lone warrior's situation was read. */
export function allAloneNotes(
  fields: z.output<typeof allAloneFields>,
  { warrior }: Alone,
  dueTurns: readonly number[],
  rules: Rules,
): string[] {
  const tested = effectiveLeadership(warrior.leadership, 0, rules);
  const due =
    dueTurns.length === 0
      ? 'No All Alone test is due in these turns.'
      : `An All Alone test is due in turn ${[...new Set(dueTurns)].join(', ')}; his own Leadership is ${tested}.`;
  const hits = Object.entries(fields.enemies).flatMap(([name, { strength, saveModifier, fights }]) => {
    if (!fights || strength === undefined) return [];
    const wound = toWound(strength, warrior.toughness, rules);
    if (wound === undefined)
      return [`${name}: Strength ${strength} cannot wound Toughness ${warrior.toughness}.`];
    const save = armourSave(warrior.save, strength, saveModifier, rules);
    const saved = save === undefined ? 'without a save' : `saved on ${save}+`;
    return [`${name}: a hit of Strength ${strength} wounds on ${wound}+, ${saved}.`];
  });
  const fallen = rules.of(downedModelRuns)
    ? 'A warrior whom the hits knock down or stun runs all the same, as the letter of the rule has it.'
    : 'A warrior whom the hits knock down or stun stays where he fell; by the letter of the rule he would run (allAlone.downedModelRuns).';
  const form =
    fields.edge === undefined
      ? 'Places are in the plane: the first run is away from the enemies, later ones to the edge that is then nearest, round enemies.'
      : `One-line form: the edge lies ${fields.edge} inches straight behind him and all runs go there. With the enemies between him and the edge far fewer leave the table.`;
  return [due, ...hits, fallen, form];
}
