import { describe, expect, it } from 'vitest';
import { profileKeys, profileTables } from '../../src/army/profile-tables.ts';
import { findProfile, valuesOf } from '../../src/army/profiles.ts';
import { mendsMordheim, mendsWarhammer } from '../../src/build/mends.ts';

const names = (game: 'warhammer' | 'mordheim', table: number): string[] =>
  profileTables(game)[table]!.map(({ army, name }) => `${army}/${name}`);

describe('the shipped tables', () => {
  it('hold every row of the sources but the one that is no profile', () => {
    expect(names('warhammer', 0)).toHaveLength(509);
    expect(names('warhammer', 1)).toHaveLength(641);
    expect(names('mordheim', 0)).toHaveLength(124);
  });

  it('name no unit twice, and no profiles but these', () => {
    const twice = (all: string[]): string[] =>
      [...new Set(all.filter((name, i) => all.indexOf(name) !== i))].sort();
    expect(twice(names('warhammer', 0))).toEqual([]);
    expect(twice(names('mordheim', 0))).toEqual([]);
    expect(twice(names('warhammer', 1))).toEqual([
      'Daemons of Chaos/Exalted Flamer',
      'Dark Elves/Dark Steed',
      'Dwarfs/Ranger',
      'Dwarfs/Ungrim Ironfist',
      'High Elves/Crew x1',
      'High Elves/Crew x2',
      'Ogre Kingdoms/Leadbelcher',
      'Orcs and Goblins/Goblin Crew',
      'Orcs and Goblins/Orc Boss',
      // The source spells the one of a crew "Carin Wraith"; as a unit it stands once.
      'Vampire Counts/Cairn Wraith',
    ]);
  });

  it('hold no misspelt name', () => {
    const wrong = [
      ...Object.entries(mendsWarhammer).flatMap(([army, mends]) =>
        Object.keys(mends).map((name) => `${army}/${name}`),
      ),
    ];
    const shipped = new Set([...names('warhammer', 0), ...names('warhammer', 1)]);
    expect(wrong.filter((name) => shipped.has(name))).toEqual([]);
    const mordheim = new Set(profileTables('mordheim')[0]!.map(({ name }) => name));
    expect(Object.keys(mendsMordheim).filter((name) => mordheim.has(name))).toEqual([]);
    expect(Object.values(mendsMordheim).filter((name) => !mordheim.has(name))).toEqual([]);
  });

  it('give every profile a Leadership that can be one', () => {
    const all = [...profileTables('warhammer').flat(), ...profileTables('mordheim').flat()];
    const odd = all.filter(
      ({ leadership }) => typeof leadership === 'number' && (leadership < 0 || leadership > 10),
    );
    expect(odd).toEqual([]);
    expect(
      all.every((profile) => Object.keys(valuesOf(profile)).every((key) => profileKeys.includes(key))),
    ).toBe(true);
  });
});

describe('findProfile', () => {
  it('finds a unit with all that the table says of it', () => {
    expect(findProfile('warhammer', 'Lizardmen/Kroxigor')).toEqual({
      profile: {
        army: 'Lizardmen',
        name: 'Kroxigor',
        move: 6,
        strength: 5,
        toughness: 4,
        wounds: 3,
        leadership: 7,
        points: 50,
        keywords: ['Cold-blooded', 'Fear'],
      },
    });
  });

  it.each([
    ['Reiklanders/Captain', 8],
    ['Reiklanders/Warrior', 7],
    ['Reiklanders/Marksman', 7],
    ['Reiklanders/Youngblood', 6],
    ['Cult of the Possessed/Dark Soul', 6],
  ])('finds %s in Mordheim', (name, leadership) => {
    expect(findProfile('mordheim', name).profile?.leadership).toBe(leadership);
  });

  it.each([
    ['empire/halberdiers', 'Halberdiers'],
    [' Empire/Halberdiers ', 'Halberdiers'],
    ['Ogre Kingdoms/Golgfag’s Maneaters', "Golgfag's Maneaters"],
    ['Empire/Empire Soldier', 'Empire Soldier'],
    ['Orcs and Goblins/Azhag the Slaughterer', 'Azhag the Slaughterer'],
  ])('reads %s', (written, name) => {
    expect(findProfile('warhammer', written).profile?.name).toBe(name);
  });

  it('prefers units to profiles, which may stand twice', () => {
    expect(findProfile('warhammer', 'Dwarfs/Ungrim Ironfist').profile?.points).toBe(350);
  });

  it('leaves out what the table lacks and what a model does not have', () => {
    expect(findProfile('warhammer', 'Beastmen/Ungor Herd').profile).not.toHaveProperty('move');
    expect(findProfile('warhammer', 'Empire/Steam Tank').profile).not.toHaveProperty('wounds');
  });

  it('knows what Lizardmen have by their army rule', () => {
    expect(findProfile('warhammer', 'Lizardmen/Skink Brave').profile?.keywords).toEqual(['Cold-blooded']);
    const lizards = profileTables('warhammer')
      .flat()
      .filter(({ army }) => army === 'Lizardmen');
    expect(lizards.filter(({ keywords }) => !keywords?.includes('Cold-blooded'))).toEqual([]);
  });

  it.each([
    ['Empire/Halbardiers', 'there is no profile "Empire/Halbardiers", did you mean "Empire/Halberdiers"?'],
    ['Halberdiers', '"Halberdiers" is no profile; write Army/Unit, for example Empire/Halberdiers'],
    ['Xyz', '"Xyz" is no profile; write Army/Unit'],
  ])('says of %s what to write', (written, said) => {
    expect(findProfile('warhammer', written)).toEqual({ problem: said });
  });

  it.each([
    [
      'Empyre/Halberdiers',
      /^there is no army "Empyre", did you mean "Empire"\?; armies: Beastmen, .*Wood Elves$/,
    ],
    [
      'Empire/Clanrats',
      /^there is no profile "Empire\/Clanrats"; elsewhere: Skaven\/Clanrats; Empire has .* more$/,
    ],
    [
      'High Elves/Crew x1',
      /^"High Elves\/Crew x1" stands 2 times in the tables: \(.*strength 4.*\), \(.*strength 3.*\); write/,
    ],
    ['Dwarfs/Ranger', /^"Dwarfs\/Ranger" stands 2 times/],
    ['/', /^there is no army ""; armies: /],
    ['', /^"" is no profile; write Army\/Unit$/],
  ])('lists candidates for %s', (written, said) => {
    expect(findProfile('warhammer', written).problem).toMatch(said);
  });

  it.each(['warhammer', 'mordheim'] as const)('never lists a whole army of %s', (game) => {
    const armies = new Map<string, Set<string>>();
    for (const { army, name } of profileTables(game).flat())
      armies.set(army, (armies.get(army) ?? new Set()).add(name));
    for (const [army, own] of armies) {
      const shown = [...own].slice(0, 12).join(', ');
      const rest = own.size > 12 ? ` and ${own.size - 12} more` : '';
      const problem = `there is no profile "${army}/Qqqqqqqq"; ${army} has ${shown}${rest}`;
      expect(findProfile(game, `${army}/Qqqqqqqq`)).toEqual({ problem });
    }
  });

  it('does not look in the tables of another game', () => {
    expect(findProfile('mordheim', 'Empire/Halberdiers').problem).toMatch(/^there is no army "Empire"/);
  });
});
