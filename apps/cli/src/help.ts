/** What each command is for and how to give it, in both languages. */
import { GAME_IDS, GAMES } from '@oubliette/shelf';
import type { Language } from '@oubliette/words';
import { spaced } from './layout.ts';

export interface Topic {
  readonly usage: string;
  readonly summary: Readonly<Record<Language, string>>;
  readonly details: Readonly<Record<Language, string>>;
}

const EITHER = GAME_IDS.join('|');
const CAMPAIGNS = GAMES.flatMap(({ id, campaign }) => (campaign === undefined ? [] : [id])).join('|');

export const TOPICS = {
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
    usage: `play [${EITHER}] [--quest ID] [--heroes LIST] [--as SIDE] …`,
    summary: {
      en: 'play a quest or an expedition in the terminal',
      fr: 'jouer une quête ou une expédition dans le terminal',
    },
    details: {
      en: `  --quest ID         a quest of the book, by its id or number, or a quest file; the first of the book if left out
  --heroes LIST      barbarian,dwarf,elf,wizard; a name and a gender may follow: elf=Aldis:f
  --as SIDE          heroes (the default), morcar (in some games master) or both; the computer plays the rest
  --difficulty D     how well the computer plays Morcar or the game master: merciful, normal, ruthless
  --seed TEXT        the same dice for the same seed
  --real-dice        you roll: the game says who rolls what for what, and takes what you type
  --save FILE        where the match is kept; a file in .oubliette/ if left out
  --continue FILE    go on with a match that was saved
  --lang en|fr       otherwise the language of your machine

The match is saved after every command. During the game, type help.`,
      fr: `  --quest ID         une quête du livre, par son nom ou son numéro, ou un fichier de quête ; sinon la première du livre
  --heroes LISTE     barbare,nain,elfe,enchanteur ; un nom et un genre peuvent suivre : elfe=Aldis:f
  --as CÔTÉ          heroes (par défaut), morcar (dans certains jeux master) ou both ; l’ordinateur joue le reste
  --difficulty D     la force de Morcar ou du maître : merciful (clément), normal, ruthless (sans pitié)
  --seed TEXTE       les mêmes dés pour la même graine
  --real-dice        vous jetez les dés : le jeu dit qui jette quoi pour quoi, et prend ce que vous tapez
  --save FICHIER     où garder la partie ; sinon un fichier dans .oubliette/
  --continue FICHIER reprendre une partie enregistrée
  --lang en|fr       sinon la langue de votre machine

La partie est enregistrée après chaque ordre. Pendant le jeu, tapez aide.`,
    },
  },
  campaign: {
    usage: `campaign [${CAMPAIGNS}] [FILE] [--seed TEXT] [--difficulty D] …`,
    summary: {
      en: 'play through the quest book, with a town between the quests',
      fr: 'jouer tout le livre des quêtes, avec une ville entre les quêtes',
    },
    details: {
      en: `  FILE               the campaign to go on with, or where a new one is kept; a file in .oubliette/ if left out
  --seed TEXT        the same dice for the same seed, quest by quest
  --difficulty D     how well the computer plays Morcar: merciful, normal, ruthless
  --free-order       any quest may be played at any time (CLS-SET-09)
  --no-gifts         heroes give nothing to one another between quests (CLS-EQP-08)
  --lang en|fr       otherwise the language of your machine

You play the heroes; the computer plays Morcar. The campaign is saved after every command, and each quest beside it
in a file of its own.`,
      fr: `  FICHIER            la campagne à reprendre, ou l’endroit où garder la nouvelle ; sinon un fichier dans .oubliette/
  --seed TEXTE       les mêmes dés pour la même graine, quête après quête
  --difficulty D     la force de Morcar : merciful (clément), normal, ruthless (sans pitié)
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
    usage: `rules ${GAME_IDS.map((id) => `[${id}]`).join(' ')} [--json]`,
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
    usage: `map ${EITHER} QUEST`,
    summary: {
      en: 'print the map of a quest (secrets included), or of an expedition',
      fr: 'imprimer le plan d’une quête (secrets compris), ou d’une expédition',
    },
    details: {
      en: `QUEST is the id or number of a quest of the book, or a quest file. Of a game that has dungeons instead, it is the id of
a dungeon, or a match file: then every level seen so far is drawn.`,
      fr: `QUEST est le nom ou le numéro d’une quête du livre, ou un fichier de quête. Dans un jeu qui a des donjons, c’est le nom
d’un donjon, ou un fichier de partie : on dessine alors les niveaux déjà vus.`,
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
    usage: `simulate ${EITHER} [--quest ID|all] [--matches N] [--seed TEXT] …`,
    summary: {
      en: 'let computer players play many matches',
      fr: 'faire jouer beaucoup de parties à l’ordinateur',
    },
    details: {
      en: `  --quest ID|all     a quest of the book, by its id or number, a quest file, or all of the book
  --matches N        how many matches of each
  --players LIST     heroes=sensible|random,morcar=merciful|normal|ruthless|random (in some games master=…)
  --heroes LIST      barbarian,dwarf,elf,wizard, or those of another game
  --seed TEXT        the same numbers for the same seed
  --match N          only the match of that number: to see again one that went wrong
  --workers N        how many threads play
  --rules            also list the rules that were never cited
  --progress         say how far it is, even where nobody sits at a terminal
  --json             the numbers as data

Ctrl-C ends it early: what has been played by then is told, and marked as such.`,
      fr: `  --quest ID|all     une quête du livre, par son nom ou son numéro, un fichier de quête, ou tout le livre
  --matches N        combien de parties de chacune
  --players LISTE    heroes=sensible|random,morcar=merciful|normal|ruthless|random (dans certains jeux master=…)
  --heroes LISTE     barbarian,dwarf,elf,wizard, ou ceux d’un autre jeu
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

export type TopicName = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as readonly TopicName[];

export function isTopic(name: string): name is TopicName {
  return Object.hasOwn(TOPICS, name);
}

export const HEADING = {
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
