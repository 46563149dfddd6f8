// Written by src/build/embed.ts from src/army/tables/*.csv. Change those and run "npm run embed".
// One line an army, then its rows: name, then the columns of the first line.
export const profileTable = `M|WS|BS|S|T|W|I|A|Ld
Averlanders
|Captain|4|4|4|3|3|1|4|1|8
|Bergjaeger|4|2|4|3|3|1|3|1|7
|Sergeant|4|4|3|3|3|1|3|1|7
|Youngblood|4|2|2|3|3|1|3|1|6
|Mountainguard|4|4|3|3|3|1|3|1|7
|Marksman|4|3|3|3|3|1|3|1|7
|Halfling Scout|4|2|4|2|2|1|4|1|8
Beastmen Raiders
|Beastmen Chieftain|5|4|3|4|4|1|4|1|7
|Beastmen Shaman|5|4|3|3|4|1|3|1|6
|Bestigor|5|4|3|4|4|1|3|1|7
|Centigor|8|4|3|4|4|1|2|1|7
|Ungor|5|3|3|3|3|1|3|1|6
|Gor|5|4|3|3|4|1|3|1|6
|Warhound of Chaos|7|4|0|4|3|1|3|1|5
|Minotaur|6|4|3|4|4|3|4|3|8
Carnival of Chaos
|Carnival Master|4|4|4|3|3|1|3|1|8
|Brute|4|4|0|4|4|1|2|2|7
|Tainted One|4|3|3|3|3|1|3|1|7
|Plague Bearer|4|4|3|4|4|1|4|2|10
|Nurgling|4|3|0|3|2|1|3|1|10
|Brethren|4|3|3|3|3|1|3|1|7
Characters
|Pit Fighter|4|4|3|4|4|1|4|2|7
|Halfling Scout|4|2|4|2|2|1|4|1|8
|Ogre Bodyguard|6|3|2|4|4|3|3|2|7
|Freelancer|4|4|3|4|3|1|4|1|7
|Warhorse|8|3|0|3|3|1|3|1|5
|Dwarf Troll Slayer|3|4|3|3|4|1|2|1|9
|Warlock|4|2|2|3|3|1|4|1|6
|Elf Ranger|5|4|5|3|3|1|6|1|8
|Arabian Merchant|4|2|2|3|3|1|4|1|7
|Bodyguard|4|4|2|4|3|1|3|1|8
|Beast Hunter|4|3|4|3|3|1|4|2|7
|Highwayman|4|3|4|3|3|1|3|1|7
|Horse|8|0|0|3|3|1|3|0|5
|Imperial Assassin|4|4|4|3|3|1|5|2|8
|Tilean Marksman|4|3|4|3|3|1|3|1|7
|Roadwarden|4|3|4|3|3|1|3|1|8
|Aenur Sword of Twilight|5|8|4|4|3|2|7|3|8
|Johann the Knife|4|3|6|4|3|2|6|1|7
|Veskit, High Executioner of Clan Eshin|5|5|4|4|4|2|5|4|8
|Bertha Bestraufrung, High Matriarch of the Sisterhood|4|5|3|4|4|2|4|3|10
|Marquand|4|5|4|3|3|2|5|2|8
|Countess Marianna Chevaux|6|6|6|4|4|2|9|3|9
|Nicodemus, The Cursed Pilgrim|4|3|3|4|4|2|3|1|8
|Big Game Hunter|4|3|4|3|3|1|4|1|7
|Priest of Morr|4|2|2|3|3|1|4|1|9
|Wardog|6|4|0|4|3|1|4|1|5
Cult of the Possessed
|Beastman|4|4|3|3|4|2|3|1|7
|Brethren|4|3|3|3|3|1|3|1|7
|Dark Soul|4|2|2|4|3|1|3|1|6
|Magister|4|4|4|3|3|1|3|1|8
|Mutant|4|3|3|3|3|1|3|1|7
|Possessed|5|4|0|4|4|2|4|2|7
Dwarf Treasure Hunters
|Beardling|3|3|2|3|4|1|2|1|8
|Clansman|3|4|3|3|4|1|2|1|9
|Engineer|3|4|3|3|4|1|2|1|9
|Noble|3|5|4|3|4|1|2|1|9
|Thunderer|3|4|3|3|4|1|2|1|9
|Troll Slayer|3|4|3|3|4|1|2|1|9
Kislevites
|Druzhina Captain|4|4|4|3|3|1|4|1|8
|Bear Tamer|4|3|3|4|3|1|3|1|7
|Esaul|4|4|3|3|3|1|3|1|7
|Youth|4|2|2|3|3|1|3|1|6
|Warrior|4|3|3|3|3|1|3|1|7
|Cossack|4|3|3|3|3|1|3|1|7
|Streltsi|4|3|3|3|3|1|3|1|7
|Trained Bear|6|3|0|5|5|2|2|2|6
Marienburgers
|Champion|4|4|3|3|3|1|3|1|7
|Marksman|4|3|3|3|3|1|3|1|7
|Captain|4|4|4|3|3|1|4|1|8
|Swordsman|4|4|3|3|3|1|3|1|7
|Warrior|4|3|3|3|3|1|3|1|7
|Youngblood|4|2|2|3|3|1|3|1|6
Middenheimers
|Champion|4|4|3|4|3|1|3|1|7
|Marksman|4|3|3|3|3|1|3|1|7
|Captain|4|4|4|4|3|1|4|1|8
|Swordsman|4|4|3|3|3|1|3|1|7
|Warrior|4|3|3|3|3|1|3|1|7
|Youngblood|4|2|2|3|3|1|3|1|6
Orc Mob
|Big Un|4|4|3|3|4|1|3|1|7
|Cave Squig|2d6|4|0|4|3|1|4|1|5
|Goblin Warrior|4|2|3|3|3|1|3|1|5
|Orc Boss|4|4|4|4|4|1|3|1|8
|Orc Boy|4|3|3|3|4|1|2|1|7
|Shaman|4|3|3|3|4|1|3|1|7
|Troll|6|3|1|5|4|3|1|3|4
Ostlanders
|Elder|4|4|4|3|3|1|4|1|8
|Blood Brother|4|4|3|3|3|1|3|1|7
|Priest of Taal|4|2|3|3|3|1|3|1|7
|Kin|4|3|3|3|3|1|3|1|7
|Jaeger|4|3|3|3|3|1|3|1|7
|Ruffian|4|2|2|3|3|1|2|1|10
|Ogre|6|3|2|4|4|3|3|2|7
Reiklanders
|Champion|4|4|3|3|3|1|3|1|7
|Marksman|4|3|4|3|3|1|3|1|7
|Captain|4|4|4|3|3|1|4|1|8
|Swordsman|4|4|3|3|3|1|3|1|7
|Warrior|4|3|3|3|3|1|3|1|7
|Youngblood|4|2|2|3|3|1|3|1|6
Sisters of Sigmar
|Augur|4|2|2|3|3|1|3|1|7
|Novice|4|2|2|3|3|1|3|1|6
|Sigmarite Matriarch|4|4|4|3|3|1|4|1|8
|Sister Superior|4|4|3|3|3|1|3|1|7
|Sister|4|3|3|3|3|1|3|1|7
Skaven
|Assassin Adept|6|4|4|4|3|1|5|1|7
|Black Skaven|6|4|3|4|3|1|5|1|6
|Eshin Sorcerer|5|3|3|3|3|1|4|1|6
|Giant Rat|6|2|0|3|3|1|4|1|4
|Night Runner|6|2|3|3|3|1|4|1|4
|Rat Ogre|6|3|3|5|5|3|4|4|4
|Verminkin|5|3|3|3|3|1|4|1|5
Undead
|Awakened Zombie|0|0|0|0|0|0|0|0|0
|Dire Wolf|9|3|0|4|3|1|2|1|4
|Dreg|4|2|2|3|3|1|3|1|7
|Ghoul|4|2|2|3|4|1|3|2|5
|Necromancer|4|3|3|3|3|1|3|1|7
|Vampire|6|4|4|4|4|2|5|2|8
|Zombie|4|2|0|3|3|1|1|1|5
Witch Hunters
|Flagellant|4|3|3|4|4|1|3|1|10
|War Hound|6|4|0|4|3|1|4|1|5
|Warrior Priest|4|3|3|3|3|1|3|1|8
|Witch Hunter|4|3|3|3|3|1|3|1|7
|Captain|4|4|4|3|3|1|4|1|8
|Zealot|4|2|2|3|3|1|3|1|7`;
