import { outcome } from '../../engine/rule.ts';
import type { OutcomeDeclaration } from '../question.ts';

// What is noted on the way when a character leaves: the names, and the words for them.

export type Who = 'his unit' | 'the other unit';
export type When = 'movement' | 'shooting';

const once = (name: string) => outcome(name)();

export const mayNotLeave = once('he may not leave');
export const leaves = once('he leaves');
export const noCharge = once('his unit may not charge');
export const testsToMarch = once('he takes a march test');
export const failsToMarch = once('he fails his march test');
export const joinsOther = once('he joins the other unit');
export const noMove = once('the unit he joins may not move');
export const falls = once('he falls');

const whos: readonly Who[] = ['his unit', 'the other unit'];
const forEach = <Value>(make: (who: Who) => Value) =>
  Object.fromEntries(whos.map((who) => [who, make(who)])) as Record<Who, Value>;

export const tests = forEach((who) => ({
  movement: once(`${who} tests in the movement phase`),
  shooting: once(`${who} tests in the shooting phase`),
}));
export const flees = forEach((who) => once(`${who} flees`));
export const destroyed = forEach((who) => once(`${who} is destroyed`));

const declared = (
  name: string,
  meaning: string,
  tone: OutcomeDeclaration['tone'] = 'neutral',
): OutcomeDeclaration => ({ name, clause: name, meaning, tone });

export const leavingEvents: readonly OutcomeDeclaration[] = [
  declared('he leaves', 'He leaves his unit.'),
  declared('he may not leave', 'Something bars it; the notes say what.', 'bad'),
  declared('his unit may not charge', 'He has charged by himself: his unit stays and may move later.'),
  declared('he takes a march test', 'An enemy is near, and he goes further than his Movement.'),
  declared('he fails his march test', 'He goes no further than his Movement and joins nobody.', 'bad'),
  declared('he joins the other unit', 'His Leadership is the other unit’s from then on.', 'good'),
  declared('the unit he joins may not move', 'Under such rules only.', 'bad'),
  declared('he falls', 'Those who stand and shoot take his last Wound.', 'bad'),
  ...whos.flatMap((who) => [
    declared(`${who} tests in the movement phase`, 'A panic test.'),
    declared(`${who} tests in the shooting phase`, 'A panic test.'),
    declared(`${who} flees`, 'It has failed a panic test, with the re-roll too where there is one.', 'bad'),
    declared(`${who} is destroyed`, 'None of its models is left.', 'bad'),
  ]),
];
