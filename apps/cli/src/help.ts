/** What each command is for and how it is given, in both languages. */
import type { Language } from '@oubliette/words';
import { spaced } from './layout.ts';
import { nextFlagsHelp } from './nextOptions.ts';

interface Topic {
  readonly usage: string;
  readonly summary: Readonly<Record<Language, string>>;
  readonly details: Readonly<Record<Language, string>>;
}

const TOPICS = {
  serve: {
    usage: 'serve [--port N] [--host NAME] [--data FOLDER]',
    summary: {
      en: 'play in the browser, alone or with others',
      fr: 'jouer dans le navigateur, seul ou à plusieurs',
    },
    details: {
      en: `  --port N           3000 if left out
  --host NAME        localhost if left out; 0.0.0.0 lets others on your network in
  --data FOLDER      where tables are kept; data/ if left out

Every move is saved before it is shown. Ctrl-C stops the server and loses nothing.`,
      fr: `  --port N           3000 par défaut
  --host NOM         localhost par défaut ; 0.0.0.0 laisse entrer les autres machines du réseau
  --data DOSSIER     où garder les tables ; data/ par défaut

Chaque coup est enregistré avant d’être montré. Ctrl-C arrête le serveur sans rien perdre.`,
    },
  },
  play: {
    usage: 'play [classic|nextlevel|advanced] [--quest ID] [--heroes LIST] [--as SIDE] …',
    summary: {
      en: 'play a quest or an expedition in the terminal',
      fr: 'jouer une quête ou une expédition dans le terminal',
    },
    details: {
      en: `  --quest ID         a quest of the book, by its id or number, or a quest file; the first of the book if left out
                     advanced: bells1 to bells3, tobaro, wander-ratmen, wander-undead …
  --heroes LIST      barbarian,dwarf,elf,wizard; a name and a gender may follow: elf=Aldis:f
                     advanced: heinrich,sven,torallion,magnus,rogar,durgin,ladril,telor
  --as SIDE          heroes (the default), morcar (advanced: master) or both; the computer plays the rest
  --difficulty D     how well the computer plays Morcar or the game master: merciful, normal, ruthless
  --training         classic: the simplified rules of the first quest: move and fight only
  --level N          nextlevel: the level the heroes start at; the one the quest is meant for if left out
  --henchmen LIST    advanced: sven,sven:sergeant is a man-at-arms and a sergeant for Sven
  --components LIST  advanced: magnus=ashes+ashes+silverKey+phoenixFeather is what Magnus sets out with
  --solo             advanced: nobody is game master, the solo tables decide (always so for tobaro)
  --one-level        advanced: a wandering of one level
  --seed TEXT        the same dice for the same seed
  --real-dice        you roll: the game says who rolls what for what, and takes what you type
  --save FILE        where the match is kept; a file in .oubliette/ if left out
  --continue FILE    go on with a match that was saved
  --after FILE       advanced: into the dungeon of a match that is over again, by its map
  --lang en|fr       otherwise the language of your machine

The match is saved after every command. During the game, type help.`,
      fr: `  --quest ID         une quête du livre, par son nom ou son numéro, ou un fichier de quête ; sinon la première du livre
                     advanced : bells1 à bells3, tobaro, wander-ratmen, wander-undead …
  --heroes LISTE     barbare,nain,elfe,enchanteur ; un nom et un genre peuvent suivre : elfe=Aldis:f
                     advanced : heinrich,sven,torallion,magnus,rogar,durgin,ladril,telor
  --as CÔTÉ          heroes (par défaut), morcar (advanced : master) ou both ; l’ordinateur joue le reste
  --difficulty D     la force de Morcar ou du maître : merciful (clément), normal, ruthless (sans pitié)
  --training         classic : les règles simplifiées de la première quête : se déplacer et se battre
  --level N          nextlevel : le niveau des personnages au départ ; sinon celui de la quête
  --henchmen LISTE   advanced : sven,sven:sergeant donne à Sven un homme d’armes et un sergent
  --components LISTE advanced : magnus=ashes+ashes+silverKey+phoenixFeather est ce que Magnus emporte
  --solo             advanced : pas de maître du jeu, les tables décident (toujours le cas pour tobaro)
  --one-level        advanced : une errance d’un seul niveau
  --seed TEXTE       les mêmes dés pour la même graine
  --real-dice        vous jetez les dés : le jeu dit qui jette quoi pour quoi, et prend ce que vous tapez
  --save FICHIER     où garder la partie ; sinon un fichier dans .oubliette/
  --continue FICHIER reprendre une partie enregistrée
  --after FICHIER    advanced : retourner dans le donjon d’une partie terminée, carte en main
  --lang en|fr       sinon la langue de votre machine

La partie est enregistrée après chaque ordre. Pendant le jeu, tapez aide.`,
    },
  },
  campaign: {
    usage: 'campaign [classic|nextlevel] [FILE] [--seed TEXT] [--difficulty D] …',
    summary: {
      en: 'play through the quest book, with a town between the quests',
      fr: 'jouer tout le livre des quêtes, avec une ville entre les quêtes',
    },
    details: {
      en: `  FILE               the campaign to go on with, or where a new one is kept; a file in .oubliette/ if left out
  --seed TEXT        the same dice for the same seed, quest by quest
  --difficulty D     how well the computer plays Morcar: merciful, normal, ruthless
  --level N          nextlevel: the level heroes are enrolled at (1 if left out)
  --unlimited-stock  classic: the armoury has as many of each card as are wanted (CLS-EQP-05)
  --free-order       any quest may be played at any time (CLS-SET-09)
  --no-gifts         heroes give nothing to one another between quests (CLS-EQP-08)
  --lang en|fr       otherwise the language of your machine

You play the heroes; the computer plays Morcar. The campaign is saved after every command, and each quest beside it
in a file of its own.`,
      fr: `  FICHIER            la campagne à reprendre, ou l’endroit où garder la nouvelle ; sinon un fichier dans .oubliette/
  --seed TEXTE       les mêmes dés pour la même graine, quête après quête
  --difficulty D     la force de Morcar : merciful (clément), normal, ruthless (sans pitié)
  --level N          nextlevel : le niveau des nouveaux personnages (1 par défaut)
  --unlimited-stock  classic : l’armurerie a chaque carte en autant d’exemplaires qu’on veut (CLS-EQP-05)
  --free-order       toute quête peut se jouer à tout moment (CLS-SET-09)
  --no-gifts         les personnages ne se donnent rien entre les quêtes (CLS-EQP-08)
  --lang en|fr       sinon la langue de votre machine

Vous jouez les personnages ; l’ordinateur joue Morcar. La campagne est enregistrée après chaque ordre, et chaque
quête à côté d’elle, dans son propre fichier.`,
    },
  },
  replay: {
    usage: 'replay FILE [--seat S] [--from N] [--json] [--lang fr]',
    summary: { en: 'tell a recorded match again', fr: 'raconter à nouveau une partie' },
    details: {
      en: `  --seat S       as that seat saw it; otherwise as a spectator did, or everything once the match is over
  --from N       from that row of the journal on
  --json         the events as data, one row a line
  --lang en|fr`,
      fr: `  --seat S       telle que ce siège l’a vue ; sinon telle qu’un spectateur, ou tout si elle est terminée
  --from N       à partir de cette ligne du registre
  --json         les événements tels quels, une ligne du registre par ligne
  --lang en|fr`,
    },
  },
  verify: {
    usage: 'verify FILE…',
    summary: {
      en: 'check that matches are as they were played',
      fr: 'vérifier que des parties sont intactes',
    },
    details: {
      en: `Re-plays each file and checks its chain of hashes, every decision, every die and the final state.
Says ok, or where it was tampered with. The exit code is 1 when a file is not as it was played.`,
      fr: `Rejoue chaque fichier et contrôle sa chaîne d’empreintes, chaque décision, chaque dé et l’état final.
Répond ok, ou dit où le fichier a été altéré. Le code de sortie est 1 si un fichier n’est pas intact.`,
    },
  },
  rules: {
    usage: 'rules [classic] [nextlevel] [advanced] [--json]',
    summary: {
      en: 'which rules have a text, a test and a use in play',
      fr: 'quelles règles ont un texte, un test et un emploi en jeu',
    },
    details: {
      en: `Runs the rule tests and some simulated matches, then counts for each system the rules in the catalogue, in the
rulebook, with a passing test, and cited in play; and lists those that are waived, and those that are missing.
The exit code is 1 when a rule is missing.`,
      fr: `Lance les tests des règles et quelques parties simulées, puis compte pour chaque système les règles du catalogue,
du livret, celles dont un test passe, celles que le jeu a citées ; et liste celles qui sont laissées de côté et
celles qui manquent. Le code de sortie est 1 s’il manque une règle.`,
    },
  },
  rule: {
    usage: 'rule ID [--lang fr]',
    summary: { en: 'read a rule', fr: 'lire une règle' },
    details: {
      en: 'Examples: ./oubliette rule CLS-MOV-05, ./oubliette rule ADV-FATE-08 --lang fr',
      fr: 'Exemples : ./oubliette rule CLS-MOV-05, ./oubliette rule ADV-FATE-08 --lang fr',
    },
  },
  map: {
    usage: 'map classic|nextlevel|advanced QUEST',
    summary: {
      en: 'print the map of a quest (secrets included), or of an expedition',
      fr: 'imprimer le plan d’une quête (secrets compris), ou d’une expédition',
    },
    details: {
      en: `QUEST is the id or number of a quest of the book, or a quest file.
With advanced it is the id of a dungeon, or a match file: then every level seen so far is drawn.`,
      fr: `QUEST est le nom ou le numéro d’une quête du livre, ou un fichier de quête.
Avec advanced, c’est le nom d’un donjon, ou un fichier de partie : on dessine alors les niveaux déjà vus.`,
    },
  },
  quest: {
    usage: 'quest FILE…',
    summary: { en: 'check quest files', fr: 'vérifier des fichiers de quête' },
    details: {
      en: 'Lists what is wrong with each file, with the line and a remedy, or says ok. The exit code is 1 when something is.',
      fr: 'Liste ce qui ne va pas dans chaque fichier, avec la ligne et un remède, ou répond ok. Le code de sortie est 1 s’il y a un problème.',
    },
  },
  scenario: {
    usage: 'scenario FILE-OR-FOLDER…',
    summary: { en: 'play scenario files', fr: 'jouer des fichiers de scénario' },
    details: {
      en: 'A scenario is a drawn table, commands with their dice, and what must come of them.',
      fr: 'Un scénario est une table dessinée, des ordres avec leurs dés, et ce qui doit en résulter.',
    },
  },
  simulate: {
    usage: 'simulate classic|nextlevel|advanced [--quest ID|all] [--matches N] [--seed TEXT] …',
    summary: {
      en: 'let computer players play many matches',
      fr: 'faire jouer beaucoup de parties à l’ordinateur',
    },
    details: {
      en: `  --quest ID|all     a quest of the book, by its id or number, a quest file, or all of the book
  --matches N        how many matches of each
  --players LIST     heroes=sensible|random,morcar=merciful|normal|ruthless|random (advanced: master=…)
  --heroes LIST      barbarian,dwarf,elf,wizard; advanced: heinrich,sven …
  --level N          nextlevel: the level the heroes start at; the one each quest is meant for if left out
  --varied           nextlevel: levels, gifts, traps and options change from match to match
  --training         classic, nextlevel: the training quest by its own rules
  --campaign         classic: the same four heroes through the whole book, with what they win and buy; counted are the
                     first attempts at each quest, and a quest that fails is tried again until it is won
  --solo             advanced: nobody is game master, the solo tables decide (always so for tobaro)
  --expeditions N    advanced: up to N expeditions into the dungeon, each by the map of those before, until it is won
  --seed TEXT        the same numbers for the same seed
  --match N          only the match of that number: to see again one that went wrong
  --workers N        how many threads play
  --rules            also list the rules that were never cited
  --progress         say how far it is, even where nobody sits at a terminal
  --json             the numbers as data

Ctrl-C ends it early: what has been played by then is told, and marked as such.`,
      fr: `  --quest ID|all     une quête du livre, par son nom ou son numéro, un fichier de quête, ou tout le livre
  --matches N        combien de parties de chacune
  --players LISTE    heroes=sensible|random,morcar=merciful|normal|ruthless|random (advanced : master=…)
  --heroes LISTE     barbarian,dwarf,elf,wizard ; advanced : heinrich,sven …
  --level N          nextlevel : le niveau des personnages au départ ; sinon celui de chaque quête
  --varied           nextlevel : niveaux, dons, pièges et options changent d’une partie à l’autre
  --training         classic, nextlevel : la quête d’entraînement, selon ses propres règles
  --campaign         classic : les quatre mêmes héros d’un bout à l’autre du livre, avec ce qu’ils gagnent et achètent ;
                     on compte le premier essai de chaque quête, et une quête manquée est reprise jusqu’au succès
  --solo             advanced : pas de maître du jeu, les tables décident (toujours le cas pour tobaro)
  --expeditions N    advanced : jusqu’à N expéditions dans le donjon, chacune avec la carte des précédentes, jusqu’au succès
  --seed TEXTE       les mêmes nombres pour la même graine
  --match N          seulement la partie de ce numéro : pour revoir celle qui a mal tourné
  --workers N        combien de fils d’exécution jouent
  --rules            lister aussi les règles jamais citées
  --progress         dire où l’on en est, même sans terminal
  --json             les nombres tels quels

Ctrl-C arrête avant la fin : ce qui a été joué est donné, et signalé comme partiel.`,
    },
  },
} as const satisfies Readonly<Record<string, Topic>>;

type Name = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as readonly Name[];

export function isTopic(name: string): name is Name {
  return Object.hasOwn(TOPICS, name);
}

const HEADING = {
  en: {
    title: 'Oubliette: dungeon games round one table.',
    usage: 'Usage:',
    more: 'For more about one of them: ./oubliette help COMMAND',
  },
  fr: {
    title: 'Oubliette : des jeux de donjon autour d’une table.',
    usage: 'Emploi :',
    more: 'Pour en savoir plus : ./oubliette help COMMANDE',
  },
} as const;

export function overview(language: Language): string {
  const { title, usage, more } = HEADING[language];
  const lines = Object.entries(TOPICS).map(
    ([name, { summary }]) => `  ${name.padEnd(10)} ${summary[language]}`,
  );
  return spaced(`${title}\n\n${usage} ./oubliette COMMAND …\n\n${lines.join('\n')}\n\n${more}\n`, language);
}

/** Where a table of NextLevel says what it decides. */
const OF_NEXTLEVEL: readonly Name[] = ['play', 'campaign', 'simulate'];

export function helpFor(name: Name, language: Language): string {
  const { usage, summary, details }: Topic = TOPICS[name];
  const own = OF_NEXTLEVEL.includes(name) ? `\n${nextFlagsHelp(language)}\n` : '';
  return spaced(
    `${HEADING[language].usage} ./oubliette ${usage}\n\n${summary[language]}\n\n${details[language]}\n${own}`,
    language,
  );
}
