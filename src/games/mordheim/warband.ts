import { z } from 'zod';
import { leadership } from '../../notation/fields.ts';
import { type Share, share } from '../../notation/share.ts';
import { type Condition, condition } from './condition.ts';

// A warband as scenario files write it: groups of like warriors by name.

export const roles = ['leader', 'hero', 'henchman', 'hiredSword'] as const;
export type Role = (typeof roles)[number];

/** What every group has, whatever is asked. */
export const groupFields = {
  leadership,
  role: z.enum(roles).default('henchman').describe('leader, hero, henchman or hiredSword'),
  count: z.int().min(1).max(40).default(1).describe('number of warriors, 1 to 40'),
  absent: z
    .int()
    .min(0)
    .max(40)
    .default(0)
    .describe('how many of them miss this battle: they are not counted at all'),
  state: condition.default('standing').describe('the state in which all of them begin'),
  lendsLeadership: z
    .boolean()
    .default(true)
    .describe('false: may never lend Leadership (loner assassins, savage orcs)'),
  routWeight: share
    .default({ over: 1, under: 1 })
    .describe('what one of them out of action counts for the Rout test: 1, or 1/2 for goblins and squigs'),
  immune: z.boolean().default(false).describe('immune to psychology'),
} as const;

export const groupName = z.string().min(1).max(60);

/** What is checked of each group, whatever else its schema holds. */
export function checkGroup(
  { count, absent, role }: { readonly count: number; readonly absent: number; readonly role: Role },
  context: z.RefinementCtx,
): void {
  const fault = (path: string, message: string) =>
    context.addIssue({ code: 'custom', message, path: [path] });
  if (absent > count) fault('absent', 'more are absent than there are');
  if (role === 'leader' && count > 1) fault('count', 'a warband has one leader');
}

/** At most this many groups and warriors: beyond any legal warband. */
const MOST_GROUPS = 20;
const MOST_WARRIORS = 100;

/** What is checked of a warband as a whole. */
export function checkWarband(
  groups: Readonly<Record<string, { readonly count: number; readonly absent: number; readonly role: Role }>>,
  context: z.RefinementCtx,
): void {
  const all = Object.values(groups);
  const fighting = all.reduce((sum, { count, absent }) => sum + count - absent, 0);
  const fault = (message: string) => context.addIssue({ code: 'custom', message });
  if (all.length > MOST_GROUPS) fault(`expected at most ${MOST_GROUPS} groups`);
  if (fighting > MOST_WARRIORS) fault(`expected at most ${MOST_WARRIORS} warriors`);
  if (fighting < 1) fault('expected at least one warrior who is not absent');
  if (all.filter(({ role }) => role === 'leader').length > 1) fault('a warband has one leader');
}

export const warband = z
  .record(groupName, z.strictObject(groupFields).superRefine(checkGroup))
  .superRefine(checkWarband)
  .describe('groups of like warriors by name');

/** Warriors of one group, ready to be counted. Absent ones are gone from it. */
export interface Group {
  readonly name: string;
  readonly count: number;
  readonly role: Role;
  readonly leadership: number;
  readonly lends: boolean;
  readonly routWeight: Share;
  readonly immune: boolean;
  readonly state: Condition;
}

/** The groups of a warband, without those who are absent. */
export function groupsOf(fields: z.output<typeof warband>): readonly Group[] {
  return Object.entries(fields).map(([name, fields]) => {
    const { count, absent, role, leadership, routWeight, immune, state } = fields;
    return {
      name,
      count: count - absent,
      role,
      leadership,
      lends: fields.lendsLeadership,
      routWeight,
      immune,
      state,
    };
  });
}

export const isHero = ({ role }: { readonly role: Role }): boolean => role === 'leader' || role === 'hero';
