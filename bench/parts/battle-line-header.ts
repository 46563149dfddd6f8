import { writeFileSync } from 'node:fs';
import {
  ours,
  type TableEvent,
  type TableUnit,
  TURNS,
  tableEvents,
  tableSize,
  theirs,
} from '../works/battle-line.ts';

const units = [...ours, ...theirs];
const indexOf = (name: string | undefined): number => units.findIndex((unit) => unit.name === name);
const general = (side: readonly TableUnit[]): number =>
  indexOf(side.find(({ general }) => general !== undefined)?.name);
const standard = (side: readonly TableUnit[]): number => indexOf(side.find(({ standard }) => standard)?.name);

const unitText = ({
  name,
  leadership,
  general,
  models,
  wide,
  base,
  at,
  turned,
  swiftstride,
}: TableUnit): string =>
  `  /* ${name} */ {${[
    ours.some((unit) => unit.name === name) ? 0 : 1,
    leadership,
    general ?? 0,
    models,
    wide,
    `${base[0]} / 25.4`,
    `${base[1]} / 25.4`,
    `{${at.join(', ')}}`,
    turned ?? 0,
    swiftstride ?? false,
  ].join(', ')}},`;

const halfOf = ({ turn, of }: TableEvent): number => 2 * (turn - 1) + (of === 'ours' ? 0 : 1);
const phaseOf = ({ phase }: TableEvent): number => ['movement', 'magic', 'shooting', 'combat'].indexOf(phase);
const whats = { destroyed: 'DESTROYED', loses: 'LOSES', 'breaks by': 'BREAKS' } as const;

const happeningText = (event: TableEvent): string =>
  `  {${[
    halfOf(event),
    phaseOf(event),
    indexOf(event.unit),
    whats[event.what],
    event.dice?.count ?? 0,
    event.dice?.sides ?? 0,
    indexOf(event.by),
  ].join(', ')}},`;

const inOrder = tableEvents.toSorted((a, b) => halfOf(a) - halfOf(b) || phaseOf(a) - phaseOf(b));

/** Writes the table of the battle line for the program in C++, so that both fight the same battle. */
export function writeBattleLine(file: string): void {
  writeFileSync(
    file,
    `// Made by the bench from works/battle-line.ts.
#pragma once
namespace battle_line {
const int UNITS = ${units.length}, TURNS = ${TURNS}, CATEGORY_SIZE = ${ours.length + 1}, CATEGORIES = ${(ours.length + 1) ** 3};
const double WIDTH = ${tableSize[0]}, HEIGHT = ${tableSize[1]};
const int GENERAL[2] = {${general(ours)}, ${general(theirs)}}, STANDARD[2] = {${standard(ours)}, ${standard(theirs)}};
const Unit TABLE[UNITS] = {
${units.map(unitText).join('\n')}
};
const std::vector<Happening> HAPPENINGS = {
${inOrder.map(happeningText).join('\n')}
};
}  // namespace battle_line
`,
  );
}
