// Names that the source tables misspell, or give in the plural where a profile is one model's. The tables stay as
// they were found; what is shipped has these names.

/** Spellings in the Warhammer tables, by army. */
export const mendsWarhammer: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Chaos Dwarfs': {
    'Deamonsmith Sorcerer': 'Daemonsmith Sorcerer',
    'Iron Deamon War Engine': 'Iron Daemon War Engine',
  },
  'Daemons of Chaos': { 'Bloodthirster of Insesate Rage': 'Bloodthirster of Insensate Rage' },
  'Dark Elves': { 'Blackark Corsairs': 'Black Ark Corsairs' },
  Empire: { 'Luther Huss': 'Luthor Huss' },
  'High Elves': { 'Anith Anar': 'Alith Anar', 'Forstheart Phoenix': 'Frostheart Phoenix' },
  'Orcs and Goblins': {
    'Azhag the Slaugtherer': 'Azhag the Slaughterer',
    'Grimgor, Ircarnate of Beasts': 'Grimgor, Incarnate of Beasts',
  },
  Skaven: { 'Lord Skrolks Plague Monks': "Lord Skrolk's Plague Monks" },
  'Vampire Counts': {
    'Carin Wraith': 'Cairn Wraith',
    'Isabella Von Carstein': 'Isabella von Carstein',
    Varghluf: 'Varghulf',
    'Vlad Von Carstein': 'Vlad von Carstein',
  },
  'Warriors of Chaos': { Thorgg: 'Throgg' },
};

/** Spellings and singulars in the Mordheim table, the same in every warband. */
export const mendsMordheim: Readonly<Record<string, string>> = {
  'Awakend Zombie': 'Awakened Zombie',
  Beadlings: 'Beardling',
  Beastmen: 'Beastman',
  'Bertha Bestraufrung, high matriarch of the sisterhood':
    'Bertha Bestraufrung, High Matriarch of the Sisterhood',
  Bestigors: 'Bestigor',
  'Blood Brothers': 'Blood Brother',
  Brutes: 'Brute',
  Capitain: 'Captain',
  Centigors: 'Centigor',
  Clansmen: 'Clansman',
  Cossacks: 'Cossack',
  'Dire Wolves': 'Dire Wolf',
  Dregs: 'Dreg',
  'Dwarf troll slayer': 'Dwarf Troll Slayer',
  Flagellants: 'Flagellant',
  Ghouls: 'Ghoul',
  'Goblin Warriors': 'Goblin Warrior',
  'Halflings Scouts': 'Halfling Scout',
  Marksmen: 'Marksman',
  Mutants: 'Mutant',
  'Night Runners': 'Night Runner',
  Novices: 'Novice',
  Nurglings: 'Nurgling',
  'Orc Boyz': 'Orc Boy',
  'Plague Bearers': 'Plague Bearer',
  Ruffians: 'Ruffian',
  Sisters: 'Sister',
  Swordsmen: 'Swordsman',
  'Tainted Ones': 'Tainted One',
  Thunderers: 'Thunderer',
  'Veskit, High executioner of clan eshin': 'Veskit, High Executioner of Clan Eshin',
  'War Hounds': 'War Hound',
  'Warhounds of Chaos': 'Warhound of Chaos',
  Warriors: 'Warrior',
  YoungBloods: 'Youngblood',
  Youths: 'Youth',
  Zealots: 'Zealot',
  Zombies: 'Zombie',
};

/** Rows that are no profile: the highest characteristics that a warrior may come to. */
export const leftOutMordheim: readonly string[] = ['Ogre max (ostland)'];
