import type { Overlay } from '../question.ts';
import type { ArmyFields } from './army-fields.ts';

/** How far the General comes in the change that moves him, in inches. */
const CLOSER = 2;

/**
 * What could be changed about an army, each change laid over the file alone: the General and the standard near or
 * gone; one more Leadership, cold-blooded, stubborn, the General closer, for one unit at a time.
 */
export function armyChanges(fields: ArmyFields): Readonly<Record<string, Overlay>> {
  return Object.fromEntries([
    ...lenderChanges(fields),
    ...Object.keys(fields.units).flatMap((name) => unitChanges(name, fields)),
  ]);
}

type Change = [string, Overlay];

function lenderChanges(fields: ArmyFields): Change[] {
  const { general, standard, units, prices } = fields;
  const all = Object.values(units);
  const hasPlaces = all.some((unit) => unit.general !== 'none' || unit.standard !== 'none');
  if (hasPlaces)
    return [
      ...(general === 'none' ? [] : [gone('general', general.points)]),
      standard === 'none'
        ? [
            'a battle standard near everybody',
            { standard: {}, ...near(fields, 'standard'), ...costing(prices.standard) },
          ]
        : gone('standard', standard.points),
    ];
  return [
    ...(general === 'none' ? [] : [['with the General', near(fields, 'general')] satisfies Change]),
    ...(standard === 'none' ? [] : [['with the standard', near(fields, 'standard')] satisfies Change]),
    ...(general === 'none' || standard === 'none'
      ? []
      : [['with both', near(fields, 'general', 'standard')] satisfies Change]),
  ];
}

const costing = (cost: number | undefined): { cost?: number } => (cost === undefined ? {} : { cost });

/** A lender beside every unit that has no place of his yet. */
const near = ({ units }: ArmyFields, ...lenders: ('general' | 'standard')[]): { units: Overlay } => ({
  units: Object.fromEntries(
    Object.entries(units).map(([name, unit]) => [
      name,
      Object.fromEntries(
        lenders.filter((lender) => unit[lender] === 'none').map((lender) => [lender, { away: 0 }]),
      ),
    ]),
  ),
});

/** Without a lender: he is dead or was never bought. */
function gone(lender: 'general' | 'standard', points: number | undefined): Change {
  return [
    lender === 'general' ? 'without the General' : 'without the battle standard',
    { [lender]: 'none', ...costing(points === undefined ? undefined : -points) },
  ];
}

function unitChanges(name: string, { units, prices }: ArmyFields): Change[] {
  const unit = units[name]!;
  const change = (title: string, over: Overlay, cost?: number): Change => [
    `${title}: ${name}`,
    { units: { [name]: over }, ...costing(cost) },
  ];
  const away = unit.general === 'none' ? undefined : unit.general.away;
  return [
    ...(unit.leadership < 10
      ? [change('+1 Leadership', { leadership: unit.leadership + 1 }, prices.leadership)]
      : []),
    ...(unit.coldBlooded || unit.maximised
      ? []
      : [change('cold-blooded', { coldBlooded: true }, prices.coldBlooded)]),
    ...(unit.stubborn || unit.unbreakable ? [] : [change('stubborn', { stubborn: true }, prices.stubborn)]),
    ...(away === undefined || away === 0
      ? []
      : [change(`the General ${CLOSER} inches closer`, { general: { away: Math.max(0, away - CLOSER) } })]),
  ];
}
