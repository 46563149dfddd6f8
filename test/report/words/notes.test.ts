import { expect, it } from 'vitest';
import { notesOf } from '../../../src/report/words/notes.ts';
import { cell, result } from '../fixtures/build.ts';

const standard = 'The battle standard at 8 inches re-rolls a failed test once.';
const own = "Leadership 7, the unit's own.";

it('says a note once, however often it holds within a case', () => {
  const cases = [
    cell([], 0, { notes: [own, standard, standard], alternative: 'as written' }),
    cell([], 0, { notes: [own], alternative: 'no standard' }),
  ];
  expect(notesOf(result(cases))).toEqual([own, `as written: ${standard}`]);
});

it('says once what holds for all cases', () => {
  expect(notesOf(result([cell([], 0, { notes: [own, own, standard] })]))).toEqual([own, standard]);
});
