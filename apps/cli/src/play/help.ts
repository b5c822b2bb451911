/** The help a player asks for during a game. */
import type { Language } from '@oubliette/words';
import { fold, spaced } from '../layout.ts';

/** What differs from game to game: who can be moved together, what `r` does, and examples. */
interface Examples {
  /** A line of its own; none if all figures move by themselves. */
  readonly follow?: string;
  readonly roll: string;
  readonly end: string;
  readonly attack: string;
  readonly rule: string;
  /** What the sheets tell. */
  readonly sheet: string;
}

const TEXT: Readonly<Record<Language, (example: Examples) => string>> = {
  en: ({
    follow = '',
    roll,
    end,
    attack,
    rule,
    sheet,
  }) => `A number           takes that choice; "4 2" takes the second of choice 4, "4 F7" the one on F7.
n, e, s, w         one step north, east, south, west.
go F7              walks to F7 by the shortest way, and stops when something new appears.
${follow}r                  ${roll}
end                ${end}
${attack.padEnd(18)} a choice in words: whatever part of its label tells it from the others.
hint               what the computer would do in your place.
undo               takes back the last command, while nothing new has come of it.
why 12             the rules behind line 12 of the log.
${`rule ${rule}`.padEnd(18)} a rule of the rulebook.
log 30             the last 30 lines of the log; "log all" for everything.
choices            all choices, where not all of them had room.
map                the whole board, with its legend.
reach              how many steps it takes to get where.
sheet              ${sheet}
lang fr            plays on in French.
save, quit         the game is saved after every command anyway.`,
  fr: ({
    follow = '',
    roll,
    end,
    attack,
    rule,
    sheet,
  }) => `Un numéro          prend ce choix ; « 4 2 » le deuxième du choix 4, « 4 F7 » celui de F7.
n, e, s, o         un pas vers le nord, l’est, le sud, l’ouest.
aller F7           va en F7 par le plus court chemin, et s’arrête dès qu’il y a du nouveau.
${follow}r                  ${roll}
fin                ${end}
${attack.padEnd(18)} un choix en toutes lettres : la partie du libellé qui le distingue des autres.
conseil            ce que l’ordinateur ferait à votre place.
annuler            reprend le dernier ordre, tant qu’il n’a rien appris de nouveau.
pourquoi 12        les règles derrière la ligne 12 du journal.
${`règle ${rule}`.padEnd(18)} une règle du livret.
journal 30         les 30 dernières lignes du journal ; « journal tout » pour l’ensemble.
choix              tous les choix, si tous n’avaient pas la place.
plan               tout le plateau, avec sa légende.
portée             en combien de pas on arrive où.
fiche              ${sheet}
langue en          continue la partie en anglais.
sauver, quitter    la partie est de toute façon enregistrée après chaque ordre.`,
};

const MEANINGS_AT = 19;

/** What is typed stands by itself; what it means is folded beside it. */
export function helpLines(help: string, width: number): string[] {
  return help.split('\n').flatMap((line) => fold(line, width, ' '.repeat(MEANINGS_AT)));
}

function inFrench(example: Examples): string {
  return spaced(TEXT.fr(example), 'fr');
}

export const QUEST_HELP: Readonly<Record<Language, string>> = {
  en: TEXT.en({
    roll: 'rolls the dice to move.',
    end: 'ends the turn.',
    attack: 'attack orc 2',
    rule: 'CLS-MOV-05',
    sheet: 'what the heroes carry, and what it does.',
  }),
  fr: inFrench({
    roll: 'jette les dés de déplacement.',
    end: 'termine le tour.',
    attack: 'attaquer orc 2',
    rule: 'CLS-MOV-05',
    sheet: 'ce que portent les personnages, et ce que cela fait.',
  }),
};

export const EXPEDITION_HELP: Readonly<Record<Language, string>> = {
  en: TEXT.en({
    follow: 'follow             while exploring, the others come after whoever went ahead.\n',
    roll: 'runs, in a fight.',
    end: 'finishes the phase.',
    attack: 'attack ratman 2',
    rule: 'ADV-HTH-15',
    sheet: 'everybody’s characteristics, belongings, spells and components.',
  }),
  fr: inFrench({
    follow: 'suivre             en exploration, les autres viennent après celui qui est allé devant.\n',
    roll: 'court, au combat.',
    end: 'termine la phase.',
    attack: 'attaquer rat 2',
    rule: 'ADV-HTH-15',
    sheet: 'les caractéristiques, les biens, les sortilèges et les composants de chacun.',
  }),
};
