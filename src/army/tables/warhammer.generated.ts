// Written by src/build/embed.ts from src/army/tables/*.csv. Change those and run "npm run embed".
// One line an army, then its rows: name, then the columns of the first line.
export const unitTable = `profile|M|S|T|W|Ld|points|min|keywords
Beastmen
|Beastlord||||||9|145|1
|Bestigor Herd|Bestigor|||||7|12|10
|Bray-Shaman||||||7|75|1
|Centigors|Centigor|||||7|25|5|Swiftstride
|Chaos Spawn||||||10|55|1|Fear; Swiftstride; Unbreakable
|Chaos Warhounds|Chaos Warhound|||||5|6|5|Swiftstride
|Cygor||||||8|275|1|Immune to Psychology; Large Target; Stubborn; Terror
|Doombull||||||8|235|1|Fear; Frenzy
|Ghorgon||||||10|275|1|Frenzy; Immune to Psychology; Large Target; Stubborn; Terror
|Giant||||||10|225|1|Immune to Psychology; Large Target; Stubborn; Terror
|Gor Herd|Gor|||||7|7|10
|Gorebull||||||7|160|1|Fear; Frenzy
|Gorthor the Beastlord||||||9|350|1
|Great Bray-Shaman||||||8|200|1
|Harpies|Harpy|||||6|11|5
|Jabberslythe||||||9|275|1|Immune to Psychology; Large Target; Terror
|Khazrak the One-eye||||||9|270|1
|Malagor, The Dark Omen||||||8|350|1
|Minotaurs|Minotaur|||||7|55|3|Fear
|Moonclaw, Son of Morrslieb||||||7|200|1
|Morghur, Master of Skulls||||||8|280|1|Unbreakable
|Slugtongue||||||7|190|1
|Taurox, The Brass Bull||||||8|335|1|Fear; Frenzy
|Ungor Herd|Ungor|||||6|5|10
|Ungor Raiders|Ungor Raider|||||6|6|5
|Wargor||||||8|85|1
|Warhoofs Centigors|Centigor|||||7|25|5|Swiftstride
Bretonnia
|Beaquis the Hippogryph||||||9|230|1|Large Target; Swiftstride; Terror
|Bretonnian Lord||||||9|110|1
|Damsel of the Lady||||||7|70|1
|Grail Guardians|Grail Guardian|||||8|38|2
|Grail Knights|Grail Knight|||||8|38|3
|Grail Reliquae with Battle Pilgrims|Battle Pilgrim|||||8|9|6|Stubborn
|King Louen Leoncoeur||||||9|498|1
|Knights Errant|Knight Errant|||||7|20|5
|Knights of the Realm|Knight of the Realm|||||8|24|5
|Men-at-arms|Man-at-arms|||||5|5|10
|Mounted Yeoman|Yeoman|||||6|15|5
|Paladin||||||8|60|1
|Pegasus Knights|Pegasus Knight|||||8|55|3
|Prophetess of the Lady||||||8|190|1
|Questing Knights|Questing Knight|||||8|28|5
|Silvaron||||||8|65|1|Fear; Swiftstride
|The Fay Enchantress||||||9|480|1
|The Green Knight||||||9|275|1|Immune to Psychology; Terror
Chaos Dwarfs
|Bull Centaur Taur'ruk||||||9|155|1|Fear
|Daemonsmith Sorcerer||||||9|95|1
|Dreadquake Mortar|Slave Ogre|||||7|25|1
|Hobgoblin Cutthroats|Cutthroat|||||6|4|20
|Hobgoblin Khan||||||7|40|1
|Infernal Castellan||||||9|105|1|Stubborn
|Infernal Guard|Infernal|||||9|12|10
|Infernal Ironsworn|Ironsworn|||||9|17|10
|Iron Daemon War Engine|Iron Daemon Chaos Dwarf Crew|||||9|285|1|Large Target; Terror; Unbreakable
|K'daai Destroyer||||||8|325|1|Frenzy; Large Target; Terror; Unbreakable; Unstable
|Sorcerer-Prophet||||||10|265|1
Daemons of Chaos
|Be'lakor||8|6|5|4|10|500|1|Swiftstride; Terror; Unbreakable
|Beasts of Nurgle|Beast of Nurgle|6|4|5|4|7|60|1|Swiftstride
|Bloodcrushers of Khorne|Bloodletter|5|4|3|1|7|65|3
|Bloodletters of Khorne|Bloodletter|5|4|3|1|7|14|10
|Bloodthirster||8|6|6|5|9|400|1|Large Target; Swiftstride; Terror
|Bloodthirster of Insensate Rage||8|6|6|5|9|500|1|Frenzy; Large Target; Swiftstride; Terror
|Burning Chariot of Tzeentch|Exalted Flamer|-|4|-|-|7|150|1|Swiftstride
|Chaos Furies|Chaos Fury|4|4|3|1|2|12|5
|Daemon Prince||8|6|5|4|9|250|1|Large Target; Terror
|Daemonettes of Slaanesh|Daemonette|6|3|3|1|7|11|10
|Epidemius||-|5|5|2|8|200|1
|Exalted Flamer||-|4|-|-|7|90|1
|Exalted Seeker Chariot of Slaanesh|Daemonette Crew x3|-|3|-|-|7|220|1
|Fiends of Slaanesh|Fiend of Slaanesh|10|4|4|3|7|65|3|Swiftstride
|Flamers of Tzeentch|Flamer|6|4|4|2|7|40|3
|Flesh Hounds of Khorne|Flesh Hound|8|4|4|2|7|30|5|Swiftstride
|Great Unclean One||6|6|7|6|9|375|1|Large Target; Terror
|Hellflayer of Slaanesh|Daemonette Crew x2|-|3|-|-|7|130|1
|Herald of Khorne||5|5|4|2|8|100|1
|Herald of Nurgle||4|5|5|2|8|90|1
|Herald of Slaanesh||6|4|3|2|8|90|1
|Herald of Tzeentch||4|3|3|2|8|90|1
|Kairos Fateweaver||8|5|5|5|9|565|1|Large Target; Swiftstride; Terror
|Karanak||8|5|5|3|8|195|1|Swiftstride
|Keeper of Secrets||10|6|6|5|9|375|1|Large Target; Terror
|Ku'gath Plaguefather||6|6|7|7|9|625|1|Large Target; Terror
|Lord of Change||8|6|6|5|9|400|1|Large Target; Swiftstride; Terror
|Nurglings||4|3|3|4|7|40|2
|Pink Horrors of Tzeentch|Pink Horror|4|3|3|1|7|13|10
|Plague Drones of Nurgle|Plaguebearer|4|4|4|1|7|55|3|Swiftstride
|Plaguebearers of Nurgle|Plaguebearer|4|4|4|1|7|13|10
|Screamers of Tzeentch|Screamer|1|4|4|2|7|40|3|Swiftstride
|Seeker Chariot of Slaanesh|Steed of Slaanesh x2|10|3|3|1|7|110|1
|Seekers of Slaanesh|Seeker|6|3|3|1|7|20|5
|Skarbrand||8|6|6|5|9|610|1|Frenzy; Large Target; Terror
|Skull Cannon of Khorne|Bloodletter Crew x2|-|4|-|-|7|135|1
|Skulltaker||5|5|4|2|8|200|1
|Soul Grinder||8|6|7|6|7|250|1|Large Target; Terror
|The Blue Scribes||-|3|3|2|7|81|1
|The Changeling||4|3|3|2|8|170|1
|The Masque of Slaanesh||10|4|3|2|8|140|1
|Wrath of Khorne Bloodthirster||8|6|6|5|9|550|1|Large Target; Stubborn; Swiftstride; Terror
Dark Elves
|Black Ark Fleetmaster||5|4|3|3|9|155|1
|Black Guard of Naggarond||5|3|3|1|9|15|10|Immune to Psychology; Stubborn
|Black Ark Corsairs||5|3|3|1|8|9|10
|Bleakswords||5|3|3|1|8|9|10
|Bloodwrack Medusa||7|4|4|3|2|90|1|Fear; Frenzy
|Cold One Chariot|Cold One|7|4|4|1|3|115|1|Fear; Stupidity
|Cold One Knights||5|4|3|1|9|30|5|Fear; Stupidity
|Dark Riders||5|3|3|1|8|16|5
|Darkshards||5|3|3|1|8|12|10
|Death Hag||5|4|3|2|9|85|1|Frenzy
|Doomfire Warlocks||5|4|3|1|8|25|5
|Dreadspears||5|3|3|1|8|9|10
|Executioners of Har Ganeth||5|4|3|1|9|12|10
|Harpies||5|3|3|1|6|15|5
|Hellebron||5|4|3|3|10|310|1|Frenzy
|High Beastmaster||5|4|3|3|9|300|1
|Khainite Assassin||5|4|3|2|8|90|1|Immune to Psychology
|Kharibdyss||6|7|5|5|6|160|1|Large Target; Terror
|Kouran Darkhand||5|4|3|2|9|180|1|Immune to Psychology; Stubborn
|Malekith||5|5|4|3|10|510|1|Fear; Immune to Psychology
|Morathi||5|3|3|3|10|375|1
|Scourgerunner Chariot|Dark Steed|9|3|-|-|5|150|1
|Shades||5|3|3|1|8|16|5
|Shadowblade||6|4|3|2|9|245|1|Immune to Psychology
|Sisters of Slaughter||5|3|3|1|9|15|10
|Tullaris Dreadbringer||5|4|3|2|9|155|1|Fear; Frenzy
|War Hydra||6|5|5|5|6|160|1|Large Target; Terror
|Witch Elves||5|3|3|1|8|11|10|Frenzy
Dwarfs
|Belegar Ironhammer||3|4|5|3|10|305|1|Stubborn
|Bugman's Rangers|Ranger|3|4|4|1|9|17|5
|Daemon Slayer||3|4|5|3|10|140|1|Unbreakable
|Dragon Slayer||3|4|5|2|10|70|1|Unbreakable
|Dwarf Warriors|Dwarf Warrior|3|3|4|1|9|8|10
|Grim Burloksson||3|6|4|2|9|165|1
|Gyrobomber||1|4|5|3|9|125|1
|Gyrocopter||1|4|5|3|9|80|1
|Ironbreakers|Ironbreaker|3|4|4|1|10|14|10
|Irondrakes|Irondrake|3|4|4|1|10|15|10
|Josef Bugman||3|5|5|2|10|165|1
|Longbeards|Longbeard|3|4|4|1|9|12|10|Immune to Psychology
|Lord||3|4|5|3|10|145|1
|Master Engineer||3|4|4|2|9|70|1
|Miners|Miner|3|3|4|1|9|10|10
|Quarrellers|Quarreller|3|3|4|1|9|12|10
|Rangers|Ranger|3|4|4|1|9|14|5
|Runelord||3|4|5|3|9|120|1
|Runesmith||3|4|4|2|9|60|1
|Slayers|Slayer|3|3|4|1|10|12|5|Unbreakable
|Thane||3|4|5|2|10|65|1
|Thorek Ironbrow||3|4|5|5|10|435|1|Unbreakable
|Thorgrim Grudgebearer||3|4|5|7|10|650|1
|Thunderers|Thunderer|3|3|4|1|9|12|10
|Ungrim - Incarnate of Fire|Ungrim Ironfist|3|5|6|4|10|425|1|Unbreakable
|Ungrim Ironfist||3|5|6|4|10|350|1|Unbreakable
Empire
|Arch Lector||4|4|4|3|9|100|1
|Arch Lector of Sigmar|Arch Lector|4|4|4|3|9|125|1
|Archers|Empire Soldier|4|3|3|1|7|7|5
|Balthasar Gelt||4|3|4|3|8|400|1|Swiftstride
|Balthasar Gelt, Incarnate of Metal||8|4|4|6|9|475|1
|Balthasar Gelt, The Supreme Patriarch|Balthasar Gelt|4|3|4|3|8|360|1
|Battle Wizard||4|3|3|2|7|65|1
|Battle Wizard Lord||4|3|4|3|8|165|1
|Captain of the Empire||4|4|4|2|8|50|1
|Crossbowmen|Empire Soldier|4|3|3|1|7|9|10
|Demigryph Knights|Inner Circle Knight|4|4|3|1|8|58|3|Fear
|Flagellants|Flagellant|4|3|3|1|7|12|10|Frenzy; Unbreakable
|Free Company Militia|Militia Fighter|4|3|3|1|7|6|5
|General of the Empire||4|4|4|3|9|80|1
|Grand Master||4|4|4|3|9|155|1|Immune to Psychology
|Grand Theogonist Volkmar|Grand Theogonist|||||9|360|1|Frenzy
|Great Cannon|Crewman|4|3|3|1|7|100|1
|Greatswords|Greatsword|4|3|3|1|8|11|10|Stubborn
|Halberdiers|Empire Soldier|4|3|3|1|7|6|10
|Handgunners|Empire Soldier|4|3|3|1|7|9|5
|Helblaster Volley Gun|Crewman|4|3|3|1|7|110|1
|Helstorm Rocket Battery|Crewman|4|3|3|1|7|115|1
|Huntsmen|Huntsman|4|3|3|1|7|8|10
|Karl Franz Ascendant||6|6|5|9|10|810|1|Immune to Psychology; Large Target; Stubborn; Terror
|Karl Franz, The Emperor|Karl Franz|4|4|4|3|10|340|1|Immune to Psychology
|Knightly Orders|Empire Knight|4|3|3|1|8|22|5
|Knightly Orders Inner Circle|Inner Circle Knight|4|4|3|1|8|25|5
|Kurt Helborg||4|4|4|3|9|325|1|Swiftstride
|Kurt Helborg, Reiksmarshal of the Empire|Kurt Helborg|4|4|4|3|9|320|1|Immune to Psychology; Stubborn; Swiftstride
|Ludwig Schwarzhelm||4|4|4|2|8|220|1|Swiftstride
|Ludwig Schwarzhelm, The Emperor's Champion|Ludwig Schwarzhelm|4|4|4|2|8|185|1
|Luthor Huss, Prophet of Sigmar|Luthor Huss|4|4|4|2|8|155|1
|Marius Leitdorf, Elector Count of Averland|Marius Leitdorf|4|4|4|3|9|220|1
|Markus Wulfhart, Huntsmarshal of the Empire|Markus Wulfhart|4|4|4|2|8|140|1|Immune to Psychology
|Master Engineer||4|3|3|2|7|65|1
|Mortar|Crewman|4|3|3|1|7|75|1
|Outriders|Outrider|4|3|3|1|7|21|5
|Reiksguard Knights|Reiksguard Knight|4|4|3|1|8|27|5|Stubborn
|Spearmen|Empire Soldier|4|3|3|1|7|5|10
|Steam Tank|Engineer Commander|-|3|-|-|7|250|1|Large Target; Terror; Unbreakable
|Steamtank|Commander|||||10|300|1|Large Target; Terror; Unbreakable
|Swordsmen|Empire Swordsman|4|3|3|1|7|7|10
|The Emperor Karl Franz|Karl Franz|4|4|4|3|10|350|1
|Valten||4|4|4|3|9|330|1|Immune to Psychology
|Volkmar the Grim, The Grand Theogonist|Volkmar the Grim|4|4|4|3|9|190|1
|Warrior Priest||4|4|4|2|8|90|1
|Witch Hunter||4|4|4|2|8|50|1
|Wizard Lord||||||8|175|1
|Wulfhart's Hunters|Wulfhart's Huntsman|4|3|3|1|7|11|10|Immune to Psychology
High Elves
|Alarielle the Radiant||5|3|3|3|10|350|1
|Alarielle, Incarnate of Life||5|4|4|4|10|540|1
|Alith Anar||5|4|3|3|10|245|1
|Anointed of Asuryan||5|4|3|3|9|210|1|Fear
|Archers|Archer|5|3|3|1|8|11|10
|Archmage||5|3|3|3|9|225|1
|Caradryan||5|4|3|2|9|175|1|Fear
|Caradryan, Incarnate of Fire||5|5|5|7|9|590|1|Large Target; Terror
|Dragon Mage of Caledor||5|3|3|2|8|350|1
|Dragon Princes of Caledor|Dragon Prince|5|3|3|1|9|30|5|Swiftstride
|Eltharion||5|4|3|3|10|285|1
|Eltharion the Grim|Eltharion|5|4|3|3|10|295|1
|Flamespyre Phoenix||2|5|5|5|8|225|1|Large Target; Swiftstride; Terror
|Frostheart Phoenix||2|6|6|5|9|240|1|Large Target; Swiftstride; Terror
|Great Eagle||2|4|4|3|8|50|1|Swiftstride
|Handmaiden of the Everqueen||5|4|3|2|9|95|1
|Imrik, Crown Prince of Caledor||6|7|7|10|10|810|1|Large Target; Terror
|Korhil||5|4|3|2|9|140|1|Stubborn
|Lion Chariot of Chrace|Crew x2|-|4|-|-|8|140|1|Fear; Swiftstride
|Loremaster of Hoeth||5|4|3|3|9|230|1
|Lothern Sea Guard|Sea Guard|5|3|3|1|8|12|10
|Lothern Sea Helm||5|4|3|2|9|100|1
|Mage||5|3|3|2|8|100|1
|Noble||5|4|3|2|9|85|1
|Phoenix Guard||5|3|3|1|9|15|10|Fear
|Prince||5|4|3|3|10|150|1
|Repeater Bolt Thrower|High Elf Crew x2|||||8|100|1
|Silver Helms|Silver Helm|5|3|3|1|8|21|5|Swiftstride
|Sisters of Avelorn|Sister of Avelorn|5|3|3|1|8|14|5
|Spearmen|Spearman|5|3|3|1|8|9|10
|Sword Masters of Hoeth|Sword Master|5|3|3|1|8|15|5
|Teclis||5|2|2|3|10|475|1
|Tiranoc Chariot|Crew x2|-|4|-|-|8|85|1|Swiftstride
|Tyrion||5|4|3|4|10|400|1
|Tyrion, Incarnate of Light||5|4|4|5|10|550|1
|White Lions of Chrace|White Lion|5|4|3|1|8|13|10|Stubborn
Lizardmen
|Chakax||4|5|5|2|8|270|1|Cold-blooded
|Chameleon Skinks|Chameleon Skink|6|3|2|1|5|13|5|Cold-blooded
|Gor-Rok||4|5|6|2|8|185|1|Cold-blooded; Immune to Psychology; Stubborn
|Jungle Swarms|Jungle Swarm|5|2|2|5|10|35|2|Cold-blooded; Unbreakable; Unstable
|Kroq-Gar||4|5|5|3|8|520|1|Cold-blooded
|Kroxigor||6|5|4|3|7|50|3|Cold-blooded; Fear
|Lord Kroak||4|3|5|6|9|400|1|Cold-blooded; Fear; Unbreakable
|Lord Mazdamundi||4|3|4|5|9|780|1|Cold-blooded; Stubborn
|Oxyotl||6|4|3|2|7|120|1|Cold-blooded
|Ripperdactyl Riders|Ripperdactyl Rider|6|3|2|1|5|40|3|Cold-blooded
|Saurus Oldblood||4|5|5|3|8|140|1|Cold-blooded
|Saurus Scar-Veteran||4|5|5|2|8|80|1|Cold-blooded
|Saurus Warriors|Saurus Warrior|4|4|4|1|8|11|10|Cold-blooded
|Skink Chief||6|4|3|2|6|40|1|Cold-blooded
|Skink Cohort|Skink|6|3|2|1|5|5|10|Cold-blooded
|Skink Priest||6|3|2|2|6|65|1|Cold-blooded
|Skink Skirmishers|Skink Skirmisher|6|3|2|1|5|7|10|Cold-blooded
|Slann Mage-Priest||4|3|4|5|9|300|1|Cold-blooded
|Tehenhauin||6|4|3|3|8|230|1|Cold-blooded
|Temple Guard||4|4|4|1|8|14|10|Cold-blooded
|Terradon Riders|Terradon Rider|6|3|2|1|5|35|3|Cold-blooded
|Tetto'eko||6|2|2|2|6|185|1|Cold-blooded
|Tiktaq'to||6|4|3|2|7|170|1|Cold-blooded
Ogre Kingdoms
|Bragg the Gutsman||6|5|5|4|8|210|1|Fear
|Butcher||6|4|5|4|7|100|1|Fear
|Firebelly||6|4|5|4|7|120|1|Fear
|Giant||6|6|5|6|10|200|1|Large Target; Stubborn; Terror
|Gnoblars|Gnoblar|4|2|3|1|5|2.5|10
|Golgfag Maneater||6|5|5|4|8|260|1|Fear
|Golgfag's Maneaters|Maneater|6|5|4|3|8|50|3|Fear
|Gorger||6|5|5|4|8|90|1|Fear; Frenzy; Unbreakable
|Greasus Goldtooth||4|5|6|6|9|545|1|Fear
|Grimhorn Rhinox Riders|Rhinox Rider|6|5|4|3|8|105|1|Fear; Frenzy; Stubborn; Swiftstride
|Hunter||6|5|5|4|9|130|1|Fear
|Ironguts|Irongut|6|4|4|3|8|43|3
|Leadbelchers|Leadbelcher|-|4|-|-|7|43|3|Fear
|Maneaters|Maneater|6|5|4|3|8|50|3|Fear
|Mournfang Cavalry|Ogre|6|4|4|3|7|60|2|Fear
|Ogres|Ogre|6|4|4|3|7|30|3|Fear
|Sabretusk Pack|Sabretusk|8|4|4|2|4|21|1|Fear
|Skrag the Slaughterer||6|5|6|5|9|425|1|Frenzy; Terror
|Slaughtermaster||6|4|5|5|8|250|1|Fear
|Stonehorn||7|6|6|6|5|250|1|Frenzy; Large Target; Terror
|Thundertusk||6|6|6|6|5|250|1|Large Target; Terror
|Tyrant||6|5|5|5|9|210|1|Fear
|Yhetees|Yhetee|7|5|4|3|7|44|3|Fear; Swiftstride
Orcs and Goblins
|Azhag the Slaughterer||4|5|5|3|9|550|1
|Black Orc Big Boss||4|4|5|2|8|90|1|Immune to Psychology
|Black Orc Warboss||4|5|5|3|9|160|1|Immune to Psychology
|Black Orcs|Black Orc|4|4|4|1|8|12|10|Immune to Psychology
|Da Howlerz|Da Howler Goblin Wolf Rider|4|3|3|1|6|10|5
|Da Immortulz|Black Orc Immortul|4|4|4|1|8|12|10|Immune to Psychology
|Deff Creepers|Deff Creeper Rider|4|3|3|1|6|13|5|Fear
|Forest Goblin Spider Riders|Spider Rider|4|3|3|1|6|13|5
|Giant||6|6|5|6|10|200|1|Large Target; Stubborn; Terror
|Gitilla da Hunter|Gitilla|4|4|4|2|7|110|1
|Goblin Big Boss||4|4|4|2|7|35|1
|Goblin Great Shaman||4|3|4|3|7|145|1
|Goblin Shaman||4|3|3|2|6|55|1
|Goblin Warboss||4|4|4|3|8|65|1
|Goblin Wolf Riders|Goblin Wolf Rider|4|3|3|1|6|10|5
|Goblins|Goblin|4|3|3|1|6|3|20
|Gorbad Ironclaw||4|5|5|3|10|375|1
|Grimgor Ironhide||4|5|5|3|9|355|1|Immune to Psychology
|Grimgor, Incarnate of Beasts||4|6|6|4|9|460|1|Immune to Psychology
|Grom the Paunch of Misty Mountain|Grom|4|4|4|3|8|285|1
|Mangler Squigs|Mangler Squig|3D6|6|4|3|3|65|1|Immune to Psychology
|Night Goblin Big Boss||4|4|4|2|7|30|1
|Night Goblin Great Shaman||4|3|4|3|7|140|1
|Night Goblin Shaman||4|3|3|2|5|50|1
|Night Goblin Squig Herd|Cave Squig|4|5|3|1|3|8|7|Immune to Psychology
|Night Goblin Squig Hoppers|Squig Hopper|4|3|3|1|5|12|5|Immune to Psychology
|Night Goblin Warboss||4|4|4|3|8|55|1
|Night Goblins|Night Goblin|4|3|3|1|5|3|20
|Orc Arrer Boyz|Orc Arrer Boy|4|3|4|1|7|7|10
|Orc Big 'Uns|Orc Big 'Un|4|4|4|1|7|8|10
|Orc Big Boss||4|4|5|2|8|55|1
|Orc Boar Boy Big 'Uns|Orc Boar Boy Big 'Un|4|4|4|1|7|20|5
|Orc Boar Boyz|Orc Boar Boy|4|3|4|1|7|16|5
|Orc Boyz|Orc Boy|4|3|4|1|7|6|10
|Orc Great Shaman||4|4|5|3|8|165|1
|Orc Shaman||4|3|4|2|7|65|1
|Orc Warboss||4|5|5|3|9|115|1
|River Trolls|River Troll|6|5|4|3|4|45|1|Fear; Stupidity
|Savage Orc Big 'Uns|Savage Orc Big 'Un|4|4|4|1|7|10|10|Frenzy
|Savage Orc Big Boss||4|4|5|2|8|75|1|Frenzy
|Savage Orc Boar Boy Big 'Uns|Savage Orc Boar Boy Big 'Un|4|4|4|1|7|22|5|Frenzy
|Savage Orc Boar Boyz|Savage Orc Boar Boy|4|3|4|1|7|18|5|Frenzy
|Savage Orc Great Shaman||4|4|5|3|8|170|1|Frenzy
|Savage Orc Shaman||4|3|4|2|7|70|1|Frenzy
|Savage Orc Warboss||4|5|5|3|9|150|1|Frenzy
|Savage Orcs|Savage Orc|4|3|4|1|7|8|10|Frenzy
|Skarsnik, Warlord of the Eight Peaks|Skarsnik|4|4|4|6|8|275|1
|Snagla Grobspit|Snagla|4|4|4|2|7|115|1
|Snotling Pumpwagon|Snotling Crew|-|2|-||4|45|1|Unbreakable; Unstable
|Snotlings||4|2|2|5|4|30|2|Unbreakable; Unstable
|Stone Trolls|Stone Troll|6|5|4|3|4|45|1|Fear; Stupidity
|Trolls|Troll|6|5|4|3|4|35|1|Fear; Stupidity
|Wurrzag da Great Green Prophet|Wurrzag|4|4|5|3|8|350|1|Frenzy
Skaven
|Assassin||||||7|120|1
|Chieftain||||||6|45|1
|Clanrats|Clanrat|||||5|4|20
|Deathmaster Snikch||||||8|270|1
|Doomwheel|Crew|||||7|150|1|Immune to Psychology; Large Target; Terror
|Giant Rats|Giant Rat|||||3|3|5
|Grey Seer||||||7|240|1
|Gutter Runners|Gutter Runner|||||7|12|5
|Hell Pit Abomination||||||8|235|1|Large Target; Stubborn; Terror
|Ikit Claw||||||7|395|1
|Lord Skreech - Verminking|Lord Skreech|||||8|650|1|Immune to Psychology; Large Target; Terror
|Lord Skrolk||||||7|470|1|Frenzy; Terror
|Lord Skrolk's Plague Monks|Plague Monk|||||5|7|10|Frenzy
|Night Runners|Night Runner|||||6|7|10
|Packmaster Skweel Gnawtooth|Skweel Gnawtooth|||||6|100|1
|Plague Censer Bearers|Censer Bearer|||||5|16|5|Frenzy
|Plague Monks|Plague Monk|||||5|7|10|Frenzy
|Plague Priest||||||6|100|1|Frenzy
|Plagueclaw Catapult|Plague Monk Crew|||||7|100|1
|Poisoned Wind Globadiers|Globadier|||||5|10|5
|Queek Headtaker||||||8|215|1
|Queek's Stormvermin|Stormvermin|||||5|11|10
|Rat Ogres|Rat Ogre|||||5|40|2|Fear; Frenzy
|Rat Swarm||||||10|25|2|Unbreakable; Unstable
|Skavenslaves|Skavenslave|||||2|2|20
|Stormfiends||||||7|85|3|Fear
|Stormvermin||||||5|7|10
|Throt the Unclean||||||7|225|1|Fear
|Throt's Giant Rats|Giant Rat|||||3|3|5
|Throt's Rat Ogres|Rat Ogre|||||5|40|2|Fear; Frenzy
|Tretch Craventail||||||6|145|1
|Vermin Lord||||||8|500|1|Immune to Psychology; Large Target; Terror
|Verminlord Corruptor||||||8|500|1|Frenzy; Immune to Psychology; Large Target; Terror
|Verminlord Deceiver||||||8|500|1|Frenzy; Immune to Psychology; Large Target; Terror
|Verminlord Warbringer||||||8|550|1|Immune to Psychology; Large Target; Terror
|Verminlord Warpseer||||||8|550|1|Immune to Psychology; Large Target; Terror
|Warlock Engineer||||||5|15|1
|Warlord||||||7|90|1
|Warp Lightning Cannon|Engineer & Crew x3|||||7|90|1
|Warplock Jezzails|Jezzail Team|||||5|20|3
Tomb Kings
|Arkhan the Black||4|5|5|3|9|360|1
|Carrion||2|4|4|2|4|24|3|Swiftstride
|Grand Hierophant Khatep||4|3|4|3|9|330|1
|Hierotitan||6|6|6|5|8|175|1|Large Target; Terror
|High Queen Khalida||6|4|5|3|10|365|1
|Khemrian Warsphinx||6|5|8|5|8|210|1|Large Target; Terror
|Liche High Priest||4|3|4|3|8|175|1
|Liche Priest||4|3|3|2|7|70|1
|Necrolith Colossus||6|6|6|5|8|170|1|Large Target; Terror
|Necropolis Knights|Necropolis Knight|4|4|4|1|8|65|3
|Necrosphinx||6|5|8|5|8|225|1|Large Target; Terror
|Necrotect||4|4|4|2|7|60|1
|Prince Apophas||4|4|3|4|8|130|1|Terror
|Ramhotep the Visionary||4|4|4|2|7|110|1|Frenzy
|Sepulchral Stalkers|Sepulchral Stalker|7|4|4|3|8|55|3|Swiftstride
|Settra the Imperishable||4|6|5|4|10|475|1
|Skeleton Archers|Skeleton Warrior|4|3|3|1|5|6|10
|Skeleton Horse Archers|Skeleton Horsemen|4|3|3|1|5|14|5
|Skeleton Warriors|Skeleton Warrior|4|3|3|1|5|4|10
|The Herald Nekaph||4|4|4|2|8|120|1
|Tomb Guard||4|4|4|1|8|11|10
|Tomb Herald||4|4|4|2|8|60|1
|Tomb King||4|5|5|4|10|170|1
|Tomb Prince||4|4|5|3|9|100|1
|Tomb Scorpion||7|5|5|3|8|85|1|Swiftstride
|Tomb Swarm||4|2|2|5|10|40|2
|Ushabti||5|4|4|3|8|50|3
Vampire Counts
|Bat Swarm||1|2|2|5|3|35|2
|Cairn Wraith||6|3|3|2|5|60|1|Terror
|Cairn Wraiths|Cairn Wraith|6|3|3|2|5|50|3|Terror
|Count Mannfred||6|5|5|3(5)|10|530|1
|Crypt Ghouls|Crypt Ghoul|4|3|4|1|5|10|10
|Crypt Horrors|Crypt Horror|6|4|5|3|5|38|3
|Grave Guard||4|4|4|1|6|11|10
|Heinrich Kemmler||4|4|4|3|9|350|1
|Hexwraiths|Hexwraith|6|3|3|1|5|30|5|Terror
|Isabella von Carstein||6|5|4|2|7|175|1
|Konrad von Carstein||6|5|4|2|6|160|1
|Krell, Lord of Undeath||4|4|5|4|9|205|1|Terror
|Mannfred the Acolyte||6|5|4|2|7|200|1
|Master Necromancer||4|3|4|3|8|165|1
|Necromancer||4|3|3|2|7|65|1
|Skeleton Warriors|Skeleton Warrior|4|3|3|1|3|5|10
|Spirit Host||6|3|3|4|4|45|1
|Strigoi Ghoul King||6|5|5|3|9|260|1
|Terrorgheist||6|5|6|6|4|225|1|Large Target; Terror
|Tomb Banshee||6|3|3|2|5|95|1|Terror
|Vampire||6|5|4|2|7|105|1
|Vampire Lord||6|5|5|3|10|220|1
|Vargheists|Vargheist|6|5|4|3|7|46|3|Frenzy; Swiftstride
|Varghulf||8|5|5|4|4|175|1|Terror
|Vlad von Carstein||6|5|5|3|10|495|1
|Wight King||4|4|5|3|9|85|1
|Zombies|Zombie|4|3|3|1|2|3|20
Warriors of Chaos
|Archaon||4|5|5|4|10|580|1
|Be'lakor||8|6|5|4|10|500|1|Swiftstride; Terror; Unbreakable
|Bloab Rotspawned||6|6|5|8|8|415|1|Fear
|Chaos Giant||6|6|5|6|10|200|1|Large Target; Stubborn; Terror
|Chaos Lord||4|5|5|3|9|210|1
|Chaos Marauders|Chaos Marauder|4|3|3|1|7|6|10
|Chaos Ogres|Chaos Ogre|6|4|4|3|7|33|3|Fear
|Chaos Sorcerer||4|4|4|2|8|110|1
|Chaos Sorcerer Lord||4|4|4|3|8|235|1
|Chaos Spawn||2D6|4|5|3|10|50|1|Fear; Swiftstride; Unbreakable
|Chaos Trolls|Chaos Troll|6|5|4|3|4|35|3|Fear; Stupidity
|Chaos Warhounds|Chaos Warhound|7|3|3|1|5|6|5|Swiftstride
|Chaos Warriors|Chaos Warrior|4|4|4|1|8|14|10
|Chaos Warshrine|Chaos Shrinemaster|-|4|-|-|8|125|1|Fear
|Chimera||6|6|5|4|5|230|1|Large Target; Swiftstride; Terror
|Chosen||4|4|4|1|8|18|5
|Daemon Prince||8|6|5|4|9|235|1|Terror; Unbreakable
|Dragon Ogre Shaggoth||7|6|5|6|9|215|1|Immune to Psychology; Large Target; Terror
|Dragon Ogres|Dragon Ogre|7|5|4|4|8|60|3|Fear; Swiftstride
|Exalted Hero||4|5|4|2|8|110|1
|Festus Empowered||4|4|5|3|8|320|1
|Festus the Leechlord||4|4|4|2|8|190|1
|Forsaken||6|4|4|1|8|19|5|Frenzy; Immune to Psychology
|Galrauch||6|6|6|6|9|510|1|Large Target; Swiftstride; Terror
|Gutrot Spume||4|5|5|4|10|250|1
|Hellstriders of Slaanesh|Hellstrider|4|3|3|1|7|19|5|Fear
|Kholek Suneater||8|8|6|8|9|545|1|Immune to Psychology; Large Target; Terror
|Marauder Horsemen||4|3|3|1|7|14|5|Swiftstride
|Morbidex Twiceborn||6|6|5|8|8|385|1|Fear
|Mutalith Vortex Beast||6|5|||8|240|1|Large Target; Terror
|Orghotts Daemonspew||6|6|5|9|9|430|1|Fear
|Putrid Blightkings|Putrid Blightking|4|4|5|3|8|40|5
|Scyla Anfingrimm||6|5|5|4|10|105|1|Fear; Swiftstride; Unbreakable
|Sigvald the Magnificent||4|5|5|3|10|375|1|Stubborn; Stupidity
|Skarr Bloodwrath||4|5|5|3|8|300|1|Immune to Psychology
|Skullcrushers of Khorne|Skullcrusher|4|4|4|1|8|75|3|Fear
|Skullreapers||4|4|4|3|8|40|5
|Slaughterbrute||6|7|5|5|5|205|1|Large Target; Terror
|The Glottkin||6|6|6|12|10|810|1|Terror
|Throgg||6|6|5|4|8|195|1|Fear
|Throgg's Chaos Trolls|Chaos Troll|6|5|4|3|4|35|3|Fear; Stupidity
|Valkia the Bloody||4|5|5|3|9|405|1|Fear; Swiftstride
|Vilitch the Curseling||4|5|4|3|8|380|1
|Wrathmongers||4|5|4|3|8|55|5
|Wulfrik the Wanderer||4|5|4|2|8|180|1
Wood Elves
|Araloth||5|4|3|3|10|260|1|Stubborn
|Branchwraith||5|4|4|2|8|65|1|Fear
|Deepwood Scouts||5|3|3|1|8|13|5
|Dryads||5|3|4|1|8|11|10|Fear
|Drycha||5|4|4|3|8|355|1|Fear
|Durthu||5|6|6|6|10|385|1|Frenzy; Large Target; Stubborn; Terror
|Eternal Guard||5|3|3|1|9|12|10|Stubborn
|Glade Captain||5|4|3|2|9|75|1
|Glade Guard||5|3|3|1|8|12|10
|Glade Guard Scouts|Glade Guard|5|3|3|1|8|17|5
|Glade Lord||5|4|3|3|10|145|1
|Glade Riders|Glade Rider|||||8|24|5
|Great Eagle||2|4|4|3|8|50|1|Swiftstride
|Highborn||||||10|145|1
|Naestra and Arahan|Naestra|5|4|3|2|9|275|1
|Naestra and Arahan, Sisters of Twilight|Naestra|5|4|3|2|9|275|1
|Noble||||||9|75|1
|Orion||9|6|5|5|10|600|1|Frenzy; Terror; Unbreakable
|Orion, the King in the Woods||||||10|575|1|Terror
|Shadowdancer||5|4|3|2|8|100|1|Immune to Psychology
|Sisters of the Thorn||5|3|3|1|9|26|5
|Spellsinger||5|3|3|2|8|90|1
|Spellweaver||5|3|3|3|9|215|1
|Tree Kin||5|4|5|3|8|65|3|Fear
|Treeman||5|5|6|5|8|285|1|Large Target; Stubborn; Terror
|Treeman Ancient||5|5|6|6|9|325|1|Large Target; Stubborn; Terror
|Wardancer Troupe|Wardancer|||||8|18|5|Immune to Psychology
|Wardancers|Wardancer|5|3|3|1|8|15|5|Immune to Psychology
|Warhawk Riders|Warhawk Rider|||||8|40|3
|Waystalker||5|4|3|2|8|90|1
|Waywatchers|Waywatcher|||||8|24|5
|Wild Riders||5|4|3|1|9|26|5|Fear; Frenzy
|Wild Riders of Kurnous|Wild Rider|||||9|26|5
|Wildwood Rangers||5|3|3|1|9|11|10|Immune to Psychology`;
export const profileTable = `M|WS|BS|S|T|W|I|A|Ld
Daemons of Chaos
|Be'lakor|8|9|5|6|5|4|8|5|10
|Beast of Nurgle|6|3|0|4|5|4|2|D6+1|7
|Bloodletter|5|5|5|4|3|1|4|1|7
|Bloodhunter|5|5|5|4|3|1|4|2|7
|Bloodreaper|5|5|5|4|3|1|4|2|7
|Bloodthirster|8|10|10|6|6|5|9|6|9
|Bloodthirster of Insensate Rage|8|10|10|6|6|5|9|6|9
|Exalted Flamer|-|4|4|4|-|-|4|3|7
|Chaos Fury|4|3|0|4|3|1|4|1|2
|Daemon Prince|8|9|5|6|5|4|8|5|9
|Daemonette|6|5|4|3|3|1|5|2|7
|Alluress|6|5|4|3|3|1|5|3|7
|Epidemius|-|5|5|5|5|2|4|3|8
|Exalted Flamer|6|4|4|4|4|3|4|3|7
|Daemonette Crew x3|-|5|4|3|-|-|5|2|7
|Steed of Slaanesh x4|10|3|0|3|3|1|5|1|7
|Exalted Alluress|-|5|4|3|-|-|5|4|7
|Fiend of Slaanesh|10|4|0|4|4|3|6|3|7
|Flamer|6|2|4|4|4|2|4|2|7
|Pyrocaster|6|2|5|4|4|2|4|2|7
|Flesh Hound|8|5|0|4|4|2|4|2|7
|Great Unclean One|6|6|3|6|7|6|4|5|9
|Daemonette Crew x2|-|5|4|3|-|-|5|2|7
|Steed of Slaanesh x2|10|3|0|3|3|1|5|1|7
|Herald of Khorne|5|7|7|5|4|2|6|3|8
|Herald of Nurgle|4|5|5|5|5|2|4|3|8
|Daemonette Crew|-|5|4|3|-|-|5|2|7
|Herald of Slaanesh|6|7|6|4|3|2|7|4|8
|Herald of Tzeentch|4|3|4|3|3|2|3|2|8
|Kairos Fateweaver|8|1|0|5|5|5|1|1|9
|Karanak|8|7|0|5|5|3|6|4|8
|Keeper of Secrets|10|9|6|6|6|5|10|6|9
|Ku'gath Plaguefather|6|6|3|6|7|7|4|6|9
|Lord of Change|8|6|6|6|6|5|6|5|9
|Nurglings|4|3|3|3|3|4|3|4|7
|Pink Horror|4|3|3|3|3|1|3|1|7
|Iridescent Horror|4|3|3|3|3|1|3|2|7
|Plaguebearer|4|3|3|4|4|1|2|1|7
|Plaguebringer|4|3|3|4|4|1|2|2|7
|Rot Fly|1|3|3|5|5|3|2|3|7
|Plagueridden|4|3|3|4|4|1|2|2|7
|Screamer|1|3|0|4|4|2|4|3|7
|Seeker|6|5|4|3|3|1|5|2|7
|Heartseeker|6|5|4|3|3|1|5|3|7
|Skarbrand|8|10|10|6|6|5|10|6|9
|Bloodletter Crew x2|-|5|5|4|-|-|4|1|7
|Skulltaker|5|9|9|5|4|2|9|4|8
|Soul Grinder|8|3|3|6|7|6|3|4|7
|The Blue Scribes|-|3|3|3|3|2|3|2|7
|The Changeling|4|3|4|3|3|2|3|1|8
|The Masque of Slaanesh|10|7|6|4|3|2|7|5|8
|Wrath of Khorne Bloodthirster|8|10|10|6|6|5|9|6|9
|Disc of Tzeentch|1|3|0|4|4|1|4|3|7
|Juggernaut of Khorne|7|5|0|5|4|3|2|3|7
|Palanquin of Nurgle|4|3|3|3|3|4|3|6|7
|Steed of Slaanesh|10|3|0|3|3|1|5|1|7
Dark Elves
|Black Ark Fleetmaster|5|6|6|4|3|3|7|3|9
|Black Guard of Naggarond|5|5|4|3|3|1|6|2|9
|Tower Master|5|5|4|3|3|1|6|3|9
|Black Ark Corsairs|5|4|4|3|3|1|5|1|8
|Reaver|5|4|4|3|3|1|5|2|8
|Bleakswords|5|4|4|3|3|1|5|1|8
|Lordling|5|4|4|3|3|1|5|2|8
|Bloodwrack Medusa|7|5|5|4|4|3|5|3|2
|Shrinekeeper|-|4|4|3|-|-|5|1|8
|Knight Charioteers|-|5|4|4|-|-|6|1|9
|Cold One Knights|5|5|4|4|3|1|6|1|9
|Dread Knight|5|5|4|4|3|1|6|2|9
|Dark Riders|5|4|4|3|3|1|5|1|8
|Herald|5|4|5|3|3|1|5|1|8
|Darkshards|5|4|4|3|3|1|5|1|8
|Guardmaster|5|4|5|3|3|1|5|1|8
|Death Hag|5|6|6|4|3|2|7|3|9
|Doomfire Warlocks|5|4|4|4|3|1|5|2|8
|Master of Warlocks|5|4|4|4|3|1|5|3|8
|Dreadlord|5|7|7|4|3|3|8|4|10
|Dreadspears|5|4|4|3|3|1|5|1|8
|Executioners of Har Ganeth|5|5|4|4|3|1|5|1|9
|Draich Master|5|5|4|4|3|1|5|2|9
|Harpies|5|3|0|3|3|1|5|2|6
|Hellebron|5|7|7|4|3|3|9|4|10
|High Beastmaster|5|7|7|4|3|3|8|3|9
|Khainite Assassin|5|9|9|4|3|2|10|3|8
|Kharibdyss|6|5|0|7|5|5|4|5|6
|Kouran Darkhand|5|9|6|4|3|2|7|3|9
|Lokhir Fellheart|5|6|6|4|3|2|7|3|9
|Malekith|5|8|7|5|4|3|8|4|10
|Seraphon (Black Dragon)|6|7|0|6|6|6|3|6|8
|Malus Darkblade|5|7|7|4|3|3|8|4|10
|Mount: Spite, the Cold One|7|3|0|4|4|1|2|3|4
|Master|5|6|6|4|3|2|7|3|9
|Morathi|5|5|4|3|3|3|6|3|10
|Mount: Sulephet, the Dark Pegasus|8|4|0|4|4|3|4|3|6
|Dark Steed|9|3|0|3|-|-|4|1|5
|Beastmaster|-|4|4|3|-|-|5|2|8
|Shades|5|5|5|3|3|1|5|1|8
|Bloodshade|5|5|6|3|3|1|5|1|8
|Shadowblade|6|10|10|4|3|2|10|3|9
|Sisters of Slaughter|5|6|4|3|3|1|6|2|9
|Handmaiden of Shards|5|6|4|3|3|1|6|3|9
|Sorceress|5|4|4|3|3|2|5|1|8
|Supreme Sorceress|5|4|4|3|3|3|5|1|9
|Tullaris Dreadbringer|5|6|6|4|3|2|7|3|9
|War Hydra|6|4|4|5|5|5|2|3+*|6
|Witch Elves|5|4|4|3|3|1|6|1|8
|Hag|5|4|4|3|3|1|6|2|8
|Black Dragon|6|6|0|6|6|6|3|5|8
|Cold One|7|3|0|4|4|1|2|2|3
|Dark Elf|5|4|4|3|3|1|5|1|8
|Dark Pegasus|8|3|0|4|4|3|4|2|6
|Manticore|6|5|0|5|5|4|5|4|5
|Dark Steed|9|3|0|3|3|1|4|1|5
Dwarfs
|Belegar Ironhammer|3|8|4|4|5|3|4|4|10
|Ranger|3|5|4|4|4|1|2|1|9
|Ol' Deadeye|3|4|4|3|4|1|2|1|9
|Daemon Slayer|3|7|3|4|5|3|5|4|10
|Dragon Slayer|3|6|3|4|5|2|4|3|10
|Dwarf Warrior|3|4|3|3|4|1|2|1|9
|Veteran|3|4|3|3|4|1|2|2|9
|Grim Burloksson|3|4|5|6|4|2|2|2|9
|Gyrobomber|1|4|3|4|5|3|2|2|9
|Gyrocopter|1|4|3|4|5|3|2|2|9
|Hammerer|3|5|3|4|4|1|2|2|9
|Keeper of the Gate|3|5|3|4|4|1|2|3|9
|Ironbreaker|3|5|3|4|4|1|2|1|10
|Ironbeard|3|5|3|4|4|1|2|2|10
|Irondrake|3|5|3|4|4|1|2|1|10
|Ironwarden|3|5|4|4|4|1|2|1|10
|Josef Bugman|3|6|5|5|5|2|4|4|10
|Longbeard|3|5|3|4|4|1|2|1|9
|Old Guard|3|5|3|4|4|1|2|2|9
|Lord|3|7|4|4|5|3|4|4|10
|Master Engineer|3|4|4|4|4|2|2|2|9
|Miner|3|4|3|3|4|1|2|1|9
|Prospector|3|4|3|3|4|1|2|2|9
|Quarreller|3|4|3|3|4|1|2|1|9
|Ranger|3|4|3|3|4|1|2|1|9
|Runelord|3|6|4|4|5|3|3|2|9
|Runesmith|3|5|4|4|4|2|2|2|9
|Giant Slayer|3|5|3|4|4|1|3|2|10
|Slayer|3|4|3|3|4|1|2|1|10
|Thane|3|6|4|4|5|2|3|3|10
|Thorek Ironbrow|3|6|4|4|5|5|3|2|10
|Thorgrim Grudgebearer|3|7|6|4|5|7|4|4|10
|Thunderer|3|4|3|3|4|1|2|1|9
|Ungrim Ironfist|3|9|4|5|6|4|5|5|10
|Ungrim Ironfist|3|9|4|4|6|3|5|4|10
|Dwarf Crew|3|4|3|3|4|1|2|1|9
Empire
|Arch Lector|4|4|3|4|4|3|4|2|9
|Warhorse x2|8|3|-|3|-|-|3|1|5
|Marksman|4|3|4|3|3|1|3|1|7
|Balthasar Gelt|4|3|3|3|4|3|3|1|8
|Battle Wizard|4|3|3|3|3|2|3|1|7
|Battle Wizard Lord|4|3|3|3|4|3|3|1|8
|Captain of the Empire|4|5|5|4|4|2|5|3|8
|Inner Circle Knight|4|4|3|4|3|1|3|1|8
|Inner Circle Preceptor|4|4|3|4|3|1|3|2|8
|Flagellant|4|3|3|3|3|1|3|1|7
|Prophet of Doom|4|3|3|3|3|1|3|2|7
|Militia Leader|4|3|3|3|3|1|3|2|7
|General of the Empire|4|5|5|4|4|3|5|3|9
|Grand Master|4|6|6|4|4|3|6|4|9
|Greatsword|4|4|3|3|3|1|3|1|8
|Count's Champion|4|4|3|3|3|1|3|2|8
|Sergeant|4|3|3|3|3|1|3|2|7
|Huntsman|4|3|3|3|3|1|3|1|7
|Tracker|4|3|4|3|3|1|3|1|7
|Karl Franz|4|6|5|4|4|3|6|4|10
|Deathclaw|6|6|0|6|5|5|4|5|8
|Imperial Dragon|6|6|0|6|6|6|3|5|8
|Empire Knight|4|4|3|3|3|1|3|1|8
|Preceptor|4|4|3|3|3|1|3|2|8
|Kurt Helborg|4|7|6|4|4|3|6|4|9
|Kriegslust (Barded Warhorse)|7|3|0|3|3|1|3|1|5
|Ludwig Schwarzhelm|4|6|5|4|4|2|5|3|8
|Luthor Huss|4|5|4|4|4|2|4|2|8
|Marius Leitdorf|4|6|5|4|4|3|5|3|9
|Daisy (Barded Warhorse)|7|3|0|3|3|1|3|1|5
|Markus Wulfhart|4|5|5|4|4|2|5|3|8
|Master Engineer|4|3|4|3|3|2|3|1|7
|Mechanical Steed|7|1|0|4|4|1|1|1|2
|Outrider|4|3|4|3|3|1|3|1|7
|Sharpshooter|4|3|5|3|3|1|3|1|7
|Pistolier|4|3|3|3|3|1|3|1|7
|Reiksguard Knight|4|4|3|4|3|1|3|1|8
|Reikscaptain|4|4|3|4|3|1|3|2|8
|Engineer Commander|-|3|4|3|-|-|3|1|7
|Duellist|4|4|3|3|3|1|4|2|7
|Valten|4|7|6|4|4|3|6|4|9
|Barded Warhorse|7|3|0|3|3|1|3|1|5
|Volkmar the Grim|4|5|4|4|4|3|4|2|9
|Warrior Priest|4|4|4|4|4|2|4|2|8
|Witch Hunter|4|4|4|4|4|2|4|2|8
|Wulfhart's Huntsman|4|3|3|3|3|1|3|1|7
|Wulfhart's Tracker|4|3|4|3|3|1|3|1|7
|Balthasar Gelt, Incarnate of Metal|8|4|3|4|4|6|4|3|9
|Karl Franz Ascendant|6|7|5|6|5|9|7|10|10
|Demigryph|7|4|0|5|4|3|4|3|7
|Imperial Griffon|6|5|0|6|5|5|4|4|7
|Imperial Pegasus|8|3|0|4|4|3|4|2|6
|Warhorse|8|3|0|3|3|1|3|1|5
|Acolyte|-|3|3|3|-|-|3|1|7
|Crewman|4|3|3|3|3|1|3|1|7
|Empire Soldier|4|3|3|3|3|1|3|1|7
|Empire Swordsman|4|4|3|3|3|1|3|1|7
|Militia Fighter|4|3|3|3|3|1|3|1|7
High Elves
|Alarielle the Radiant|5|6|5|3|3|3|6|1|10
|Alarielle, Incarnate of Life|5|6|5|4|4|4|6|3|10
|Alith Anar|5|7|7|4|3|3|9|4|10
|Anointed of Asuryan|5|7|6|4|3|3|8|3|9
|Flamespyre Phoenix|2|5|0|5|5|5|4|3|8
|Frostheart Phoenix|2|6|0|6|6|5|3|4|9
|Archer|5|4|4|3|3|1|5|1|8
|Hawkeye|5|4|5|3|3|1|5|1|8
|Archmage|5|4|4|3|3|3|5|1|9
|Caradryan|5|6|6|4|3|2|7|3|9
|Ashtari|2|6|0|6|6|5|3|5|9
|Caradryan, Incarnate of Fire|5|6|6|5|5|7|7|7|9
|Dragon Mage of Caledor|5|4|4|3|3|2|6|2|8
|Dragon Prince|5|5|4|3|3|1|6|2|9
|Drakemaster|5|5|4|3|3|1|6|3|9
|Sea Guard Crew x2|5|4|4|3|3|1|5|1|8
|Ellyrian Reaver|5|4|4|3|3|1|5|1|8
|Harbinger|5|4|5|3|3|1|5|1|8
|Eltharion|5|8|7|4|3|3|8|4|10
|Stormwing|6|6|0|5|5|5|7|4|8
|Great Eagle|2|5|0|4|4|3|4|2|8
|Handmaiden of the Everqueen|5|5|7|4|3|2|7|2|9
|Korhil|5|6|6|4|3|2|7|3|9
|Crew x1|-|5|4|4|-|-|5|1|8
|Crew x2|-|5|4|4|-|-|5|1|8
|Loremaster of Hoeth|5|6|4|4|3|3|7|3|9
|Sea Guard|5|4|4|3|3|1|5|1|8
|Sea Master|5|4|4|3|3|1|5|2|8
|Lothern Sea Helm|5|6|6|4|3|2|7|2|9
|Sea Guard Crew x1|-|4|4|3|-|-|5|1|8
|Sea Guard Crew x3|-|4|4|3|-|-|5|1|8
|Mage|5|4|4|3|3|2|5|1|8
|Noble|5|6|6|4|3|2|7|3|9
|Phoenix Guard|5|5|4|3|3|1|6|1|9
|Keeper of the Flame|5|5|4|3|3|1|6|2|9
|Prince|5|7|7|4|3|3|8|4|10
|Shadow Warrior|5|5|5|3|3|1|5|1|8
|Shadow-walker|5|5|5|3|3|1|5|2|8
|Silver Helm|5|4|4|3|3|1|5|1|8
|High Helm|5|4|4|3|3|1|5|2|8
|Sister of Avelorn|5|5|5|3|3|1|5|1|8
|High Sister|5|5|6|3|3|1|5|1|8
|Spearman|5|4|4|3|3|1|5|1|8
|Sentinel|5|4|4|3|3|1|5|2|8
|Sword Master|5|6|4|3|3|1|5|2|8
|Bladelord|5|6|4|3|3|1|5|3|8
|Teclis|5|3|3|2|2|3|5|1|10
|Crew x2|-|4|4|3|-|-|5|1|8
|Tyrion|5|9|7|4|3|4|10|4|10
|Malhandir|10|4|0|4|3|1|5|2|7
|Tyrion, Incarnate of Light|5|10|7|4|4|5|10|5|10
|White Lion|5|5|4|4|3|1|5|1|8
|Guardian|5|4|4|3|3|1|5|2|8
|Imrik, Crown Prince of Caledor|6|8|7|7|7|10|8|10|10
|Griffon|6|5|0|5|5|4|5|4|7
|Moon Dragon|6|6|0|6|6|6|3|5|8
|Star Dragon|6|7|0|7|7|7|2|6|9
|Sun Dragon|6|5|0|5|5|5|4|4|7
|Crew x1|-|4|4|3|-|-|5|1|8
|Elven Steed|9|3|0|3|3|1|4|1|5
Lizardmen
|Ancient Stegadon|6|3|0|6|6|5|1|3|6
|Bastiladon|4|3|0|4|5|4|1|3|6
|Chakax|4|5|0|5|5|2|3|4|8
|Chameleon Skink|6|2|4|3|2|1|4|1|5
|Stalker|6|2|5|3|2|1|4|1|5
|Cold One Rider|4|4|0|4|4|1|2|2|8
|Pack Leader|4|4|0|4|4|1|2|3|8
|Gor-Rok|4|5|0|5|6|2|3|4|8
|Jungle Swarm|5|3|0|2|2|5|1|5|10
|Grymloq (Carnosaur)|7|3|0|7|5|5|2|5|5
|Kroq-Gar|4|6|0|5|5|3|3|5|8
|Kroxigor|6|3|0|5|4|3|1|3|7
|Kroxigor Ancient|6|3|0|5|4|3|1|4|7
|Lord Kroak|4|1|1|3|5|6|1|1|9
|Zlaaq (Ancient Stegadon)|6|3|0|6|6|5|1|3|6
|Lord Mazdamundi|4|2|3|3|4|5|2|1|9
|Oxyotl|6|4|6|4|3|2|6|3|7
|Skink Handler|6|2|3|3|2|1|4|1|5
|Razordon|6|3|3|5|4|3|4|2|4
|Ripperdactyl Rider|6|2|3|3|2|1|4|1|5
|Ripperdactyl Brave|6|2|3|3|2|1|4|2|5
|Salamander|6|3|3|5|4|3|4|2|4
|Saurus Oldblood|4|6|0|5|5|3|3|5|8
|Saurus Scar-Veteran|4|5|0|5|5|2|3|4|8
|Saurus Warrior|4|3|0|4|4|1|1|2|8
|Spawn Leader|4|3|0|4|4|1|1|3|8
|Skink Chief|6|4|5|4|3|2|6|3|6
|Skink|6|2|3|3|2|1|4|1|5
|Skink Brave|6|2|3|3|2|1|4|2|5
|Skink Priest|6|2|3|3|2|2|4|1|6
|Skink Skirmisher|6|2|3|3|2|1|4|1|5
|Patrol Leader|6|2|4|3|2|1|4|1|5
|Slann Mage-Priest|4|2|3|3|4|5|2|1|9
|Stegadon|6|3|0|5|6|5|2|4|6
|Tehenhauin|6|6|5|4|3|3|6|3|8
|Temple Guard|4|4|0|4|4|1|2|2|8
|Revered Guardian|4|4|0|4|4|1|2|3|8
|Terradon Rider|6|2|3|3|2|1|4|1|5
|Sky Leader|6|2|4|3|2|1|4|1|5
|Tetto'eko|6|2|3|2|2|2|4|1|6
|Zwup (Terradon)|2|3|0|4|3|2|2|1|3
|Tiktaq'to|6|4|5|4|3|2|6|3|7
|Troglodon|7|3|3|5|5|5|2|3|5
|Skink Oracle Rider|-|2|3|3|-|-|4|1|6
|Carnosaur|7|3|0|7|5|5|2|4|5
|Ripperdactyl|2|3|0|4|3|2|3|2|3
|Terradon|2|3|0|4|3|2|2|1|3
Ogre Kingdoms
|Bragg the Gutsman|6|5|3|5|5|4|3|4|8
|Bruiser|6|5|3|5|5|4|3|4|8
|Butcher|6|3|2|4|5|4|2|3|7
|Firebelly|6|3|2|4|5|4|2|3|7
|Giant|6|3|3|6|5|6|3|special|10
|Gnoblar Scrapper|-|2|3|2|-|-|3|1|5
|Gnoblar|4|2|3|2|3|1|3|1|5
|Groinbiter|4|2|3|2|3|1|3|2|5
|Golgfag Maneater|6|5|4|5|5|4|4|5|8
|Maneater|6|4|4|5|4|3|3|4|8
|Golgfag's Maneater Captain|6|4|4|5|4|3|3|5|8
|Gorger|6|3|0|5|5|4|2|4|8
|Greasus Goldtooth|4|6|3|5|6|6|1|3|9
|Grimhorn Rhinox|7|3|0|5|5|4|2|4|5
|Rhinox Rider|6|4|4|5|4|3|3|4|8
|Thunderlord|6|4|4|5|4|3|3|5|8
|Hunter|6|5|4|5|5|4|3|4|9
|Leadbelcher|-|3|3|4|-|-|2|3|7
|Irongut|6|3|2|4|4|3|2|3|8
|Gutlord|6|3|2|4|4|3|2|4|8
|Leadbelcher|6|3|3|4|4|3|2|3|7
|Thunderfist|6|3|3|4|4|3|2|4|7
|Maneater Captain|6|4|4|5|4|3|3|5|8
|Ogre|6|3|2|4|4|3|2|3|7
|Crusher|6|3|2|4|4|3|2|4|7
|Sabretusk|8|4|0|4|4|2|4|3|4
|Skrag the Slaughterer|6|5|3|5|6|5|3|4|9
|Slaughtermaster|6|4|3|4|5|5|3|4|8
|Stonehorn|7|3|0|6|6|6|2|5|5
|Ogre Beast Rider|-|3|3|4|-|-|2|3|7
|Thundertusk|6|3|0|6|6|6|2|4|5
|Tyrant|6|6|4|5|5|5|4|5|9
|Yhetee|7|3|0|5|4|3|4|3|7
|Greyback|7|3|0|5|4|3|4|4|7
|Mournfang|8|3|0|5|4|3|2|4|5
Orcs and Goblins
|Forest Goblin Crew|-|2|3|3|-|-|2|1|6
|Azhag the Slaughterer|4|7|3|5|5|3|5|4|9
|Skullmuncha (Wyvern)|4|5|0|6|5|5|3|3|6
|Black Orc Big Boss|4|6|3|4|5|2|3|3|8
|Black Orc Warboss|4|7|3|5|5|3|4|4|9
|Black Orc|4|4|3|4|4|1|2|1|8
|Black Orc Boss|4|5|3|4|4|1|2|2|8
|Da Howler Goblin Wolf Rider|4|2|4|3|3|1|2|1|6
|Da Howler Goblin Wolf Rider Boss|4|2|4|3|3|1|2|2|6
|Black Orc Immortul|4|5|3|4|4|1|2|1|8
|Black Orc Immortul Boss|4|6|3|4|4|1|2|2|8
|Deff Creeper Rider|4|2|3|3|3|1|2|1|6
|Deff Creeper Rider Boss|4|2|3|3|3|1|2|2|6
|Goblin Crew|4|2|3|3|3|1|2|1|6
|Spider Rider|4|2|3|3|3|1|2|1|6
|Spider Rider Boss|4|2|3|3|3|1|2|2|6
|Giant|6|3|3|6|5|6|3|special|10
|Gitilla|4|4|4|4|4|2|4|3|7
|Ulda the Great Wolf|9|3|0|3|3|1|3|2|3
|Goblin Big Boss|4|4|3|4|4|2|3|3|7
|Goblin Great Shaman|4|2|3|3|4|3|2|1|7
|Orc Bully|4|3|3|3|4|1|2|1|7
|Goblin Shaman|4|2|3|3|3|2|2|1|6
|Goblin Warboss|4|5|3|4|4|3|4|4|8
|Goblin Crew|-|2|3|3|-|-|2|1|6
|Goblin Wolf Rider|4|2|3|3|3|1|2|1|6
|Goblin Wolf Rider Boss|4|2|3|3|3|1|2|2|6
|Goblin|4|2|3|3|3|1|2|1|6
|Nasty Skulker|4|2|3|3|3|1|2|2|6
|Goblin Boss|4|2|3|3|3|1|2|2|6
|Gorbad Ironclaw|4|7|3|5|5|3|5|4|10
|Gnarla the War Boar|7|3|0|4|4|1|3|1|3
|Grimgor Ironhide|4|8|1|5|5|3|5|5|9
|Grimgor, Incarnate of Beasts|4|8|1|6|6|4|5|6|9
|Grom|4|5|3|4|4|3|4|4|8
|Mangler Squig|3D6|-|-|6|4|3|3|*|3
|Night Goblin Big Boss|4|4|3|4|4|2|4|3|7
|Night Goblin Great Shaman|4|2|3|3|4|3|3|1|7
|Night Goblin Shaman|4|2|3|3|3|2|3|1|5
|Cave Squig|4|4|0|5|3|1|3|2|3
|Night Goblin Herder|4|2|3|3|3|1|3|1|5
|Squig|3D6|4|0|5|3|1|3|2|3
|Squig Hopper|4|2|3|3|3|1|3|1|5
|Night Goblin Warboss|4|5|3|4|4|3|5|4|8
|Night Goblin|4|2|3|3|3|1|3|1|5
|Night Goblin Fanatic|2D6|-|-|5|3|1|3|*|10
|Night Goblin Boss|4|2|3|3|3|1|3|2|5
|Orc Arrer Boy|4|3|3|3|4|1|2|1|7
|Orc Arrer Boy Boss|4|3|4|4|4|1|2|1|7
|Orc Big 'Un|4|4|3|4|4|1|2|1|7
|Orc Boss|4|4|3|4|4|1|2|2|7
|Orc Big Boss|4|5|3|4|5|2|3|3|8
|Orc Boar Boy Big 'Un|4|4|3|4|4|1|2|1|7
|Orc Boar Boy Boss|4|4|3|4|4|1|2|2|7
|Orc Boar Boy|4|3|3|3|4|1|2|1|7
|Orc Crew|-|3|3|3|-|-|2|1|7
|Orc Boy|4|3|3|3|4|1|2|1|7
|Orc Boss|4|4|3|3|4|1|2|2|7
|Orc Great Shaman|4|3|3|4|5|3|2|1|8
|Orc Shaman|4|3|3|3|4|2|2|1|7
|Orc Warboss|4|6|3|5|5|3|4|4|9
|River Troll|6|3|1|5|4|3|1|3|4
|Savage Orc Big 'Un|4|4|3|4|4|1|2|1|7
|Savage Orc Boss|4|4|3|4|4|1|2|2|7
|Savage Orc Big Boss|4|5|3|4|5|2|3|3|8
|Savage Orc Boar Boy Big 'Un|4|4|3|4|4|1|2|1|7
|Savage Orc Boar Boy Boss|4|4|3|4|4|1|2|2|7
|Savage Orc Boar Boy|4|3|3|3|4|1|2|1|7
|Savage Orc Great Shaman|4|3|3|4|5|3|2|1|8
|Savage Orc Shaman|4|3|3|3|4|2|2|1|7
|Savage Orc Warboss|4|6|3|5|5|3|4|4|9
|Savage Orc|4|3|3|3|4|1|2|1|7
|Skarsnik|4|5|3|4|4|6|5|4|8
|Snagla|4|4|3|4|4|2|4|3|7
|Snotling Crew|-|2|0|2|-||3|5|4
|Snotlings|4|2|0|2|2|5|3|5|4
|Stone Troll|6|3|1|5|4|3|1|3|4
|Troll|6|3|1|5|4|3|1|3|4
|Wurrzag|4|3|3|4|5|3|2|1|8
|Giant Spider|7|3|0|3|3|1|4|1|2
|Gigantic Spider|7|3|0|4|4|3|4|3|7
|Great Cave Squig|3D6|4|0|5|4|3|3|3|3
|Wyvern|4|5|0|6|5|5|3|3|6
|War Boar|7|3|0|3|4|1|3|1|3
Tomb Kings
|Arkhan the Black|4|4|3|5|5|3|3|3|9
|Carrion|2|3|0|4|4|2|3|3|4
|Casket Guard|4|3|3|3|3|1|3|2|8
|Keeper of the Casket|4|3|3|3|3|1|3|2|8
|Grand Hierophant Khatep|4|3|3|3|4|3|2|1|9
|Hierotitan|6|3|0|6|6|5|1|3|8
|High Queen Khalida|6|6|3|4|5|3|9|5|10
|Tomb Guard Crew|-|3|3|4|-|-|3|1|8
|Khemrian Warsphinx|6|4|0|5|8|5|1|4|8
|Liche High Priest|4|3|3|3|4|3|2|1|8
|Liche Priest|4|3|3|3|3|2|2|1|7
|Necrolith Colossus|6|3|2|6|6|5|1|4|8
|Necropolis Knight|4|4|3|4|4|1|3|2|8
|Necropolis Captain|4|4|3|4|4|1|3|3|8
|Necrosphinx|6|4|0|5|8|5|1|5|8
|Necrotect|4|3|3|4|4|2|3|2|7
|Prince Apophas|4|4|3|4|3|4|1|5|8
|Ramhotep the Visionary|4|3|3|4|4|2|3|2|7
|Skeleton Crew|4|2|2|3|3|1|2|1|5
|Sepulchral Stalker|7|3|3|4|4|3|3|2|8
|Settra the Imperishable|4|7|3|6|5|4|3|5|10
|Skeleton Warrior|4|2|2|3|3|1|2|1|5
|Master of Arrows|4|2|3|3|3|1|2|1|5
|Skeleton Charioteer|-|3|2|3|-|-|2|2|7
|Master of Chariots|-|3|2|3|-|-|2|3|7
|Skeleton Horsemen|4|2|2|3|3|1|2|1|5
|Master of Scouts|4|2|3|3|3|1|2|1|5
|Master of Horse|4|2|2|3|3|1|2|2|5
|Master of Arms|4|2|2|3|3|1|2|2|5
|The Herald Nekaph|4|5|3|4|4|2|3|3|8
|Tomb Guard|4|3|3|4|4|1|3|1|8
|Tomb Captain|4|3|3|4|4|1|3|2|8
|Tomb Herald|4|4|3|4|4|2|3|3|8
|Tomb King|4|6|3|5|5|4|3|4|10
|Tomb Prince|4|5|3|4|5|3|3|3|9
|Tomb Scorpion|7|4|0|5|5|3|3|4|8
|Tomb Swarm|4|3|0|2|2|5|1|5|10
|Ushabti|5|4|2|4|4|3|3|3|8
|Ushabti Ancient|5|4|2|4|4|3|3|4|8
|Necroserpent|7|3|0|5|4|3|3|3|8
|Skeletal Steed|8|2|0|3|3|1|2|1|5
Vampire Counts
|Bat Swarm|1|3|0|2|2|5|4|5|3
|Cairn Wraith|-|3|0|3|-|-|2|3|5
|Black Knight|4|3|0|4|4|1|3|1|6
|Hell Knight|4|3|0|4|4|1|3|2|6
|Blood Knight|4|5|3|5|4|1|5|2|7
|Kastellan|4|5|3|5|4|1|5|3|7
|Cairn Wraith|6|3|0|3|3|2|2|3|5
|Tomb Banshee|6|3|0|3|3|2|3|1|5
|Corpsemaster|-|3|0|3|-|-|2|1|5
|Count Mannfred|6|7|5|5|5|3(5)|7|5|10
|Crypt Ghoul|4|3|0|3|4|1|3|2|5
|Crypt Ghast|4|3|0|3|4|1|3|3|5
|Crypt Horror|6|3|0|4|5|3|2|3|5
|Crypt Haunter|6|3|0|4|5|3|2|4|5
|Dire Wolf|9|3|0|3|3|1|3|1|3
|Doom Wolf|9|3|0|3|3|1|3|2|3
|Fell Bat|1|3|0|3|3|2|3|2|3
|Grave Guard|4|3|0|4|4|1|3|1|6
|Seneschal|4|3|0|4|4|1|3|2|6
|Heinrich Kemmler|4|4|3|4|4|3|4|1|9
|Hexwraith|6|3|0|3|3|1|2|1|5
|Hellwraith|6|3|0|3|3|1|2|2|5
|Isabella von Carstein|6|6|4|5|4|2|6|4|7
|Konrad von Carstein|6|7|4|5|4|2|6|4|6
|Krell, Lord of Undeath|4|5|0|4|5|4|5|3|9
|Mannfred the Acolyte|6|6|4|5|4|2|6|4|7
|Master Necromancer|4|3|3|3|4|3|3|1|8
|Necromancer|4|3|3|3|3|2|3|1|7
|Skeleton Warrior|4|2|2|3|3|1|2|1|3
|Skeleton Champion|4|2|2|3|3|1|2|2|3
|Spirit Host|6|3|0|3|3|4|1|4|4
|Strigoi Ghoul King|6|6|3|5|5|3|8|5|9
|Terrorgheist|6|3|0|5|6|6|3|4|4
|Vampire|6|6|4|5|4|2|6|4|7
|Vampire Lord|6|7|5|5|5|3|7|5|10
|Vargheist|6|4|0|5|4|3|4|3|7
|Vargoyle|6|4|0|5|4|3|4|4|7
|Varghulf|8|5|0|5|5|4|4|5|4
|Vlad von Carstein|6|7|5|5|5|3|7|5|10
|Wight King|4|4|0|4|5|3|4|3|9
|Zombie|4|1|0|3|3|1|1|1|2
|Abyssal Terror|6|4|0|5|5|4|2|3|4
|Pallid Handmaiden|-|5|3|5|-|-|5|2|7
|Hellsteed|8|3|0|4|4|1|2|1|3
|Nightmare|8|3|0|4|4|1|2|1|3
|Skeletal Steed|8|2|0|3|3|1|2|1|3
|Zombie Dragon|6|4|0|6|6|6|2|5|4
Warriors of Chaos
|Archaon|4|9|5|5|5|4|7|5|10
|Droghar|8|4|0|5|5|3|3|3|9
|Be'lakor|8|9|5|6|5|4|8|5|10
|Bloab Rotspawned|6|5|3|6|5|8|5|6|8
|Chaos Charioteers|-|5|3|4|-|-|5|2|8
|Chaos Giant|6|3|3|6|5|6|3|Special|10
|Chaos Knight|4|5|3|4|4|1|5|2|8
|Doom Knight|4|5|3|4|4|1|5|3|8
|Chaos Lord|4|8|3|5|5|3|7|5|9
|Chaos Marauder|4|4|3|3|3|1|4|1|7
|Marauder Chieftain|4|4|3|3|3|1|4|2|7
|Chaos Ogre|6|3|2|4|4|3|2|3|7
|Ogre Mutant|6|3|2|4|4|3|2|4|7
|Chaos Sorcerer|4|5|3|4|4|2|5|2|8
|Chaos Sorcerer Lord|4|5|3|4|4|3|5|3|8
|Chaos Spawn|2D6|3|0|4|5|3|2|D6+1|10
|Chaos Troll|6|3|1|5|4|3|1|3|4
|Chaos Warhound|7|4|0|3|3|1|3|1|5
|Chaos Warrior|4|5|3|4|4|1|5|2|8
|Aspiring Champion|4|5|3|4|4|1|5|3|8
|Chaos Shrinemaster|-|5|3|4|-|-|5|2|8
|Chimera|6|4|0|6|5|4|2|6|5
|Chosen|4|6|3|4|4|1|5|2|8
|Chosen Champion|4|6|3|4|4|1|5|3|8
|Daemon Prince|8|9|5|6|5|4|8|5|9
|Dragon Ogre Shaggoth|7|6|3|6|5|6|4|5|9
|Dragon Ogre|7|4|2|5|4|4|2|3|8
|Dragon Ogre Shartak|7|4|2|5|4|4|2|4|8
|Exalted Hero|4|7|3|5|4|2|6|4|8
|Festus Empowered|4|5|3|4|5|3|5|3|8
|Festus the Leechlord|4|4|2|4|4|2|2|2|8
|Forsaken|6|4|0|4|4|1|4|D3|8
|Galrauch|6|6|6|6|6|6|6|6|9
|Gutrot Spume|4|8|3|5|5|4|7|5|10
|Chaos Dwarf Handler|3|4|3|3|4|1|2|1|9
|Hellcannon|3|4|3|5|6|5|1|5|4
|Hellstrider|4|4|3|3|3|1|5|1|7
|Hellreaver|4|4|3|3|3|1|5|2|7
|Kholek Suneater|8|8|3|8|6|8|1|7|9
|Warhorse|8|3|0|3|3|1|3|1|5
|Marauder Horsemen|4|4|3|3|3|1|4|1|7
|Marauder Horsemaster|4|4|3|3|3|1|4|2|7
|Morbidex Twiceborn|6|7|3|6|5|8|6|7|8
|Mutalith Vortex Beast|6|3|0|5|||3|D6+2|8
|Orghotts Daemonspew|6|8|3|6|5|9|7|8|9
|Putrid Blightking|4|6|3|4|5|3|5|3|8
|Putrid Blightking Champion|4|6|3|4|5|3|5|4|8
|Scyla Anfingrimm|6|4|0|5|5|4|3|D6+2|10
|Sigvald the Magnificent|4|8|3|5|5|3|8|5|10
|Skarr Bloodwrath|4|8|3|5|5|3|7|5|8
|Skullcrusher|4|5|3|4|4|1|5|2|8
|Skullhunter|4|5|3|4|4|1|5|3|8
|Skullreapers|4|6|3|4|4|3|5|3|8
|Skullreaper Champion|4|6|3|4|4|1|5|4|8
|Slaughterbrute|6|3|0|7|5|5|3|4|5
|The Glottkin|6|6|3|6|6|12|1|5|10
|Throgg|6|5|2|6|5|4|2|5|8
|Valkia the Bloody|4|9|3|5|5|3|8|6|9
|Vilitch the Curseling|4|5|3|5|4|3|5|3|8
|Wrathmongers|4|6|3|5|4|3|5|3|8
|Wrathmonger Champion|4|6|3|5|4|1|5|4|8
|Wulfrik the Wanderer|4|8|3|5|4|2|7|4|8
|Chaos Charioteer|-|5|3|4|-|-|5|2|8
|Chaos Dragon|6|6|0|6|6|6|3|6|8
|Chaos Steed|8|3|0|4|3|1|3|1|5
|Daemonic Mount|8|4|0|5|5|3|3|2|8
|Disc of Tzeentch|1|3|0|4|4|1|4|3|7
|Juggernaut of Khorne|7|5|0|5|4|3|2|3|7
|Manticore|6|5|0|5|5|4|5|4|5
|Palanquin of Nurgle|4|3|3|3|3|4|3|6|7
|Steed of Slaanesh|10|3|0|3|3|1|5|1|7
Wood Elves
|Araloth|5|8|7|4|3|3|8|5|10
|Branchwraith|5|6|6|4|4|2|7|3|9
|Deepwood Scouts|5|4|4|3|3|1|5|1|8
|Master Scout|5|4|5|3|3|1|5|1|8
|Dryads|5|4|4|3|4|1|5|2|8
|Branch Nymph|5|4|4|3|4|1|5|3|8
|Drycha|5|7|5|4|4|3|7|4|9
|Durthu|5|7|7|6|6|6|2|6|10
|Eternal Guard|5|5|4|3|3|1|5|1|9
|Eternal Warden|5|5|4|3|3|1|5|2|9
|Glade Captain|5|6|6|4|3|2|7|3|9
|Glade Guard|5|4|4|3|3|1|5|1|8
|Lord's Bowman|5|4|5|3|3|1|5|1|8
|Glade Lord|5|7|7|4|3|3|8|4|10
|Glade Riders|5|4|4|3|3|1|5|1|8
|Glade Knight|5|4|5|3|3|1|5|1|8
|Great Eagle|2|5|0|4|4|3|4|2|8
|Naestra|5|6|6|4|3|2|7|3|9
|Arahan|5|6|6|4|3|2|7|3|9
|Orion|9|8|8|6|5|5|9|5|10
|Hound of Orion|9|4|0|4|4|1|4|1|6
|Shadowdancer|5|8|6|4|3|2|8|3|8
|Sisters of the Thorn|5|4|5|3|3|1|5|1|9
|Handmaiden of the Thorn|5|4|6|3|3|1|5|1|9
|Spellsinger|5|4|4|3|3|2|5|1|8
|Spellweaver|5|4|4|3|3|3|5|1|9
|Tree Kin|5|4|4|4|5|3|3|3|8
|Tree Kin Elder|5|4|4|4|5|3|3|4|8
|Treeman|5|6|6|5|6|5|2|5|9
|Treeman Ancient|5|4|4|5|6|6|2|3|10
|Wardancer|5|6|4|3|3|1|6|1|8
|Bladesinger|5|6|4|3|3|1|6|2|8
|Warhawk Riders|5|4|4|3|3|1|5|1|8
|Wind Rider|5|4|4|3|3|1|5|2|8
|Waystalker|5|6|7|4|3|2|7|1|8
|Waywatchers|5|4|5|3|3|1|5|1|8
|Waywatcher Sentinel|5|4|6|3|3|1|5|1|8
|Wild Riders|5|5|4|4|3|1|5|1|9
|Wild Hunter|5|5|4|4|3|1|5|2|9
|Wildwood Rangers|5|5|4|3|3|1|5|1|9
|Wildwood Warden|5|5|4|3|3|1|5|2|9
|Elven Steed|9|3|0|3|3|1|4|1|5
|Forest Dragon|6|6|0|6|6|6|3|5|8
|Great Stag|9|5|0|5|4|3|4|2|7
|Unicorn|10|5|0|4|4|3|5|2|8
|Ceithin-Har|6|6|0|6|6|6|3|5|8
|Gwindalor|2|5|0|4|4|3|4|2|8
|Steed of Isha|9|3|0|4|3|1|4|1|5
|Warhawk|1|4|0|4|4|3|5|2|5
|Steed of Kurnous|9|3|0|4|3|1|4|1|5`;
