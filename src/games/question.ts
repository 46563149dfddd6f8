import type { ZodObject, z } from 'zod';
import type { Rule } from '../engine/rule.ts';
import type { Parameter, Rules } from './parameter.ts';

export type GameName = 'warhammer' | 'mordheim';

/** A way that a trial can end. Listed so that a row of zeros is shown, not missing. */
export interface OutcomeDeclaration {
  /** The name that the rule gives it, and that results carry: `flees`. */
  readonly name: string;
  /** A clause with a subject, for sentences and titles: `the unit flees`. */
  readonly clause: string;
  /** What exactly has happened, for documentation. */
  readonly meaning: string;
  /** Good, bad or neither for the side that asks: decides colours and which outcomes are added up. */
  readonly tone: 'good' | 'bad' | 'neutral';
  /** One of very many: left out of results in which it never happens. */
  readonly isRare?: boolean;
  /** Of something noted: its quantities are summarized as those of outcomes are, instead of an entry for each. */
  readonly isMeasured?: boolean;
}

/** A number that goes with outcomes or with things noted on the way. */
export interface QuantityDeclaration {
  readonly name: string;
  /** In the singular: `turn`, `model`, `inch`. */
  readonly unit: string;
  /** A noun phrase for axes and sentences: `the turn in which it routs`. */
  readonly clause: string;
  /** A time: outcomes are also shown cumulatively, "by turn 4". */
  readonly isTime?: boolean;
}

/** A situation with a known answer that a reader can check by hand; it is printed in the documentation and tested. */
export interface WorkedExample {
  /** A whole scenario file. */
  readonly scenario: string;
  readonly outcome: string;
  /** The exact share, in lowest terms: `11/36`. */
  readonly fraction: string;
  /** The calculation in words. */
  readonly because: string;
}

/** A question made ready: the rule to run, and what the reader must know about how it was read. */
export interface Posed {
  readonly rule: Rule;
  /** Sentences: whose Leadership is used and why, what was barred and why, which thresholds follow. */
  readonly notes: readonly string[];
  /** Outcomes, and things noted, that depend on the scenario (the names of its units); added to the declared ones. */
  readonly outcomes?: readonly OutcomeDeclaration[];
  readonly events?: readonly OutcomeDeclaration[];
  /** Numbers that go with them, added to the declared ones. */
  readonly quantities?: readonly QuantityDeclaration[];
  /** Names of declared outcomes, and of things noted, that mean nothing in a scenario of this form: left out of its results. */
  readonly without?: readonly string[];
  /** The most replays that compiling is worth, for a rule whose steps are slow; absent: the usual budget. */
  readonly replays?: number;
  /** Set where the rule is known not to compile within any budget: it is then played trial by trial. */
  readonly engine?: 'play';
  /** Things worth drawing that are no outcomes (the places of units on a table), for charts of this question. */
  readonly scene?: unknown;
}

/** What an alternative lays over a file: fields to values as files write them, and its `cost`. */
export type Overlay = Readonly<Record<string, unknown>>;

/**
 * Something a scenario can ask: `ask: panic`. One declaration holds the rule's text, its parameters, its outcomes
 * and its words; the schema of scenario files, the documentation, templates and reports are made from it.
 */
export interface Question<Fields extends ZodObject = ZodObject> {
  readonly ask: string;
  /** The games whose presets it can be asked under. */
  readonly games: readonly GameName[];
  /** A noun phrase: `Panic tests`. */
  readonly title: string;
  /** What can be asked, in a sentence or two. */
  readonly summary: string;
  /** The rule in the project's own words: paragraphs of markdown. */
  readonly rule: string;
  readonly sources: readonly string[];
  readonly parameters: readonly Parameter[];
  /** The fields of a scenario file beside the common ones (`ask`, `title`, `rules`, `trials`, `seed`, …). A strict object. */
  readonly fields: Fields;
  readonly outcomes: readonly OutcomeDeclaration[];
  /** Things noted on the way, each at most once in a trial for the same quantities. */
  readonly events?: readonly OutcomeDeclaration[];
  readonly quantities: readonly QuantityDeclaration[];
  /** The outcome that titles and summaries speak of first. */
  readonly headline: string;
  /** What they speak of where another outcome happens, beside which the headline alone would mislead. */
  readonly headlineWhere?: { readonly happens: string; readonly is: string };
  /** A commented scenario file to start from. */
  readonly template: string;
  readonly example: WorkedExample;
  pose(fields: z.output<Fields>, rules: Rules): Posed;
  /** Alternatives by name that a file is compared with where it has no `compare` of its own. */
  alternatives?(fields: z.output<Fields>): Readonly<Record<string, Overlay>>;
}

const declared = new Map<string, Question>();

/** Declares a question and keeps the type of its fields; the registry finds questions of all kinds. */
export function question<Fields extends ZodObject>(declaration: Question<Fields>): Question {
  const question = declaration as unknown as Question;
  declared.set(question.ask, question);
  return question;
}

/** The question of that name, if its file is loaded. */
export const declaredQuestion = (ask: string): Question | undefined => declared.get(ask);
