/** Words of movement: walking, running, jumps, tumbles, bridges. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { EventWith } from '@oubliette/referee';
import type { MoveCommand, MoveFacts } from '../../moving/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { sumText } from '../scene.ts';
import type { ExpertScene } from '../scene.ts';

const SQUARES_EN = '{cells, plural, =0 {no cell} one {# cell} other {# cells}}';
const SQUARES_FR = '{cells, plural, =0 {aucune case} one {# case} other {# cases}}';

const TEXT = defineMessages({
  en: {
    moveRolled: `{Figure} {mode, select, run {runs} other {walks}} and rolls {dice}{better, select, yes { (the better counts)} other {}}: with Speed, ${SQUARES_EN}.`,
    stepped:
      '{Figure} moves from {from} to {to}{through, select, yes {, where somebody else stands} other {}}.',
    walked: `{Figure} moves from {from} to {to}, ${SQUARES_EN}.`,
    crossingAnswered:
      '{Crossed} {allowed, select, yes {lets {figure} pass} other {does not let {figure} pass}}.',
    jumped:
      '{Figure} jumps and rolls {face}: {total} with Speed{helped, select, yes { and a tool} other {}}, 4 needed: {made, select, yes {a safe landing on {to}} other {too short, a fall on {to}}}.',
    tumbled:
      '{Figure} tumbles and rolls {face}: {total} with Speed, 3 needed: {made, select, yes {through to {to}} other {no way through, and the turn is over}}.',
    bridgeTried:
      '{Figure} steps onto the bridge and rolls {face}: {total} with Speed, 3 needed: it {holds, select, yes {holds} other {breaks}}.',
    pitOpened: 'A pit opens on {square}.',
    pitClosed: 'The pit on {square} is harmless now.',
    fell: '{Figure} falls into the pit on {square}, and goes no farther.',
    disarmTried:
      '{Figure} works at the pit and rolls {face}: {total} with Speed, and it {done, select, yes {is disarmed} other {snaps}}.',
    disarmPit: 'Disarm the pit on {square}',
    putBack: '{Figure} goes back to {to}: two do not share a cell.',
    walk: 'Walk (1 die)',
    run: 'Run (2 dice)',
    step: 'Go to {square}',
    jump: 'Jump to {square}',
    tumble: 'Tumble to {square}',
    allow: 'Let them pass',
    forbid: 'Do not let them pass',
  },
  fr: {
    moveRolled: `{Figure} {mode, select, run {court} other {marche}} et obtient {dice}{better, select, yes { (le meilleur compte)} other {}} : avec sa Vitesse, ${SQUARES_FR}.`,
    stepped: '{Figure} va de {from} à {to}{through, select, yes {, où se tient quelqu’un d’autre} other {}}.',
    walked: `{Figure} va de {from} à {to}, ${SQUARES_FR}.`,
    crossingAnswered:
      '{Crossed} {allowed, select, yes {laisse passer {figure}} other {ne laisse pas passer {figure}}}.',
    jumped:
      '{Figure} saute et obtient {face} : {total} avec sa Vitesse{helped, select, yes { et un outil} other {}}, il faut 4 : {made, select, yes {bonne réception en {to}} other {trop court, chute en {to}}}.',
    tumbled:
      '{Figure} tente une roulade et obtient {face} : {total} avec sa Vitesse, il faut 3 : {made, select, yes {elle mène en {to}} other {pas de passage, et le tour est fini}}.',
    bridgeTried:
      '{Figure} s’engage sur le pont et obtient {face} : {total} avec sa Vitesse, il faut 3 : il {holds, select, yes {tient} other {cède}}.',
    pitOpened: 'Une fosse s’ouvre en {square}.',
    pitClosed: 'La fosse en {square} est désormais sans danger.',
    fell: '{Figure} tombe dans la fosse en {square}, et ne va pas plus loin.',
    disarmTried:
      '{Figure} s’attaque à la fosse et obtient {face} : {total} avec sa Vitesse, et elle {done, select, yes {est désamorcée} other {se referme d’un coup}}.',
    disarmPit: 'Désamorcer la fosse en {square}',
    putBack: '{Figure} revient en {to} : on ne reste pas à deux sur une case.',
    walk: 'Marcher (1 dé)',
    run: 'Courir (2 dés)',
    step: 'Aller en {square}',
    jump: 'Sauter en {square}',
    tumble: 'Faire une roulade jusqu’en {square}',
    allow: 'Laisser passer',
    forbid: 'Ne pas laisser passer',
  },
});

const sentence = sentencesOf(TEXT);

/** Several steps of one figure, told as one walk. */
export function tellWalk(
  steps: readonly EventWith<'stepped', MoveFacts['stepped']>[],
  at: ExpertScene,
): Sentence {
  return sentence('walked', {
    figure: at.figure(steps[0]!.figure),
    from: at.square(steps[0]!.from),
    to: at.square(steps.at(-1)!.to),
    cells: steps.length,
  });
}

export const MOVE_WORDS: ChapterWords<MoveCommand, MoveFacts> = {
  text: TEXT,
  tellers: {
    moveRolled: ({ figure, mode, faces, cells }, at) =>
      sentence('moveRolled', {
        figure: at.figure(figure),
        mode,
        dice: isBetterOf(mode, faces) ? faces.join(', ') : sumText(faces),
        better: yesNo(isBetterOf(mode, faces)),
        cells,
      }),
    stepped: ({ figure, from, to, through }, at) =>
      sentence('stepped', {
        figure: at.figure(figure),
        from: at.square(from),
        to: at.square(to),
        through: yesNo(through),
      }),
    crossingAnswered: ({ figure, crossed, allowed }, at) =>
      sentence('crossingAnswered', {
        figure: at.figure(figure),
        crossed: at.figure(crossed),
        allowed: yesNo(allowed),
      }),
    jumped: ({ figure, to, face, help, total, made }, at) =>
      sentence('jumped', {
        figure: at.figure(figure),
        to: at.square(to),
        face,
        helped: yesNo(help > 0),
        total,
        made: yesNo(made),
      }),
    tumbled: ({ figure, to, face, total, made }, at) =>
      sentence('tumbled', { figure: at.figure(figure), to: at.square(to), face, total, made: yesNo(made) }),
    bridgeTried: ({ figure, face, total, holds }, at) =>
      sentence('bridgeTried', { figure: at.figure(figure), face, total, holds: yesNo(holds) }),
    pitOpened: ({ at: square }, at) => sentence('pitOpened', { square: at.square(square) }),
    pitClosed: ({ at: square }, at) => sentence('pitClosed', { square: at.square(square) }),
    fell: ({ figure, at: square }, at) =>
      sentence('fell', { figure: at.figure(figure), square: at.square(square) }),
    disarmTried: ({ figure, face, total, done }, at) =>
      sentence('disarmTried', { figure: at.figure(figure), face, total, done: yesNo(done) }),
    putBack: ({ figure, to }, at) => sentence('putBack', { figure: at.figure(figure), to: at.square(to) }),
  },
  labels: {
    move: ({ mode }) => sentence(mode, {}),
    step: ({ to }, at) => sentence('step', { square: at.square(to) }),
    jump: ({ to }, at) => sentence('jump', { square: at.square(to) }),
    tumble: ({ to }, at) => sentence('tumble', { square: at.square(to) }),
    disarmPit: ({ at: square }, at) => sentence('disarmPit', { square: at.square(square) }),
    answerCrossing: ({ allow }) => sentence(allow ? 'allow' : 'forbid', {}),
  },
  questions: {
    crossing: {
      prompt: {
        en: 'Somebody wants to pass through your figure’s cell: let them, or not.',
        fr: 'Quelqu’un veut passer par la case de votre figurine : laissez passer, ou non.',
      },
      reason: { en: 'leave to pass', fr: 'une permission de passer' },
    },
  },
  rolls: {
    'EXP-MOV-01': { en: 'to walk', fr: 'pour marcher' },
    'EXP-MON-10': { en: 'to walk', fr: 'pour marcher' },
    'EXP-RUN-01': { en: 'to run', fr: 'pour courir' },
    'EXP-JMP-02': { en: 'to jump', fr: 'pour sauter' },
    'EXP-TUM-02': { en: 'to tumble through', fr: 'pour la roulade' },
    'EXP-SRF-23': { en: 'to cross the bridge', fr: 'pour franchir le pont' },
  },
  refusals: {
    rolled: {
      en: 'The movement dice have been rolled for this turn.',
      fr: 'Les dés de déplacement de ce tour sont déjà jetés.',
    },
    rollFirst: {
      en: 'Roll the movement dice first.',
      fr: 'Jetez d’abord les dés de déplacement.',
    },
    noCellsLeft: {
      en: 'There are not enough cells left to move: {left, plural, =0 {none} other {#}}.',
      fr: 'Il ne reste pas assez de cases à parcourir : {left, plural, =0 {aucune} other {#}}.',
    },
    cannotRun: { en: 'The hostage does not run.', fr: 'L’otage ne court pas.' },
    monstersWalk: { en: 'Monsters do not run.', fr: 'Les monstres ne courent pas.' },
    actedAlready: {
      en: 'Nobody runs after such an action.',
      fr: 'On ne court pas après une telle action.',
    },
    running: { en: 'Not while running.', fr: 'Pas en courant.' },
    goOn: {
      en: 'Go on first: two do not share a cell.',
      fr: 'Avancez d’abord : on ne reste pas à deux sur une case.',
    },
    wall: {
      en: 'A wall or a closed door is in the way.',
      fr: 'Un mur ou une porte fermée barre le passage.',
    },
    blocked: { en: 'Nobody can walk there.', fr: 'Personne ne peut marcher là.' },
    opponent: { en: '{Figure} bars the way.', fr: '{Figure} barre le passage.' },
    noRoomBeyond: {
      en: 'Beyond {figure} no free cell is in reach.',
      fr: 'Au-delà de {figure}, aucune case libre n’est à portée.',
    },
    bridgeHeld: {
      en: '{Figure} is on the bridge, which carries one at a time.',
      fr: '{Figure} est sur le pont, qui ne porte qu’une personne à la fois.',
    },
    heavyArmour: { en: 'Not in heavy armour.', fr: 'Pas en armure lourde.' },
    monstersDoNot: { en: 'Monsters disarm nothing.', fr: 'Les monstres ne désamorcent rien.' },
    noPit: { en: 'There is no pit there.', fr: 'Il n’y a pas de fosse à cet endroit.' },
    noPicks: {
      en: 'That takes a set of picks.',
      fr: 'Il faut pour cela un jeu de crochets.',
    },
    noJump: {
      en: 'There is no jumping to there: straight across a chasm, onto a free cell.',
      fr: 'On ne saute pas jusque-là : tout droit par-dessus une crevasse, sur une case libre.',
    },
    noTumble: {
      en: 'There is no tumbling to there: diagonally, between two things in the way.',
      fr: 'Pas de roulade jusque-là : en diagonale, entre deux obstacles.',
    },
  },
  quiet: [],
  deeds: { fell: () => [{ deed: 'peril' }], disarmTried: () => [{ deed: 'peril' }] },
};

/** A swift creature walks with the better of two dice. */
function isBetterOf(mode: 'walk' | 'run', faces: readonly number[]): boolean {
  return mode === 'walk' && faces.length > 1;
}
