/** The subject of a question: who, what just happened, and what each answer would change. */
import {
  areaMention,
  areaNoun,
  featureNoun,
  figureMention,
  FIREBALL_DICE,
  isLarge,
  momentName,
  monstersIn,
  monstersOf,
  roomText,
  spellNoun,
  squareName,
  squaresLeftSeen,
  thingNoun,
  thingsIn,
  topSeenAs,
  trapNoun,
  widthOf,
} from '@oubliette/advanced';
import type { Command, FigureId, FrameSeen, FrameSeenOf, Names, View } from '@oubliette/advanced';
import { say } from '@oubliette/words';
import type { ArgumentsOf, Language } from '@oubliette/words';
import { QUESTIONS } from '../words/questions.ts';
import { figureName } from './labels.ts';
import { oddsOf, percent } from './odds.ts';

type Key = keyof typeof QUESTIONS.en;

/** Says one of the messages in the reader's language. */
type Tell = <K extends Key>(key: K, args: ArgumentsOf<typeof QUESTIONS, K>) => string;

interface Asking {
  readonly view: View;
  readonly names: Names;
  readonly language: Language;
  readonly tell: Tell;
}

/** Lines for the current question's card; none if its title is enough. */
export function aboutOf(view: View, names: Names, language: Language): readonly string[] {
  const frames = view.underWay;
  const top = frames.at(-1);
  if (top === undefined) return [];
  const tell: Tell = (key, args) => say(QUESTIONS, language, key, args);
  const at: Asking = { view, names, language, tell };
  const told = TELLERS[top.tag] as
    | ((frame: FrameSeen, at: Asking, beneath: FrameSeen | undefined) => string[])
    | undefined;
  if (told !== undefined) return told(top, at, frames.at(-2));
  return 'figure' in top ? [tell('askFor', { figure: figureMention(names, top.figure) })] : [];
}

type Tellers = {
  readonly [T in FrameSeen['tag']]?: (
    frame: FrameSeenOf<T>,
    at: Asking,
    beneath: FrameSeen | undefined,
  ) => string[];
};

const TELLERS: Tellers = {
  placing: ({ figures }, { names, tell }) => [
    tell('askPlacing', { figure: figureMention(names, figures[0] ?? ''), count: figures.length - 1 }),
  ],
  laying: ({ plans }, { tell }) => [tell('askLaying', { count: plans.length })],
  doors: ({ left }, { tell }) => [tell('askDoors', { count: left })],
  meeting: (frame, { view, tell, language }) => {
    const { left, placed, shifted, stage, tested, placedBy } = frame;
    const lines = stage === 'shift' ? [tell('askShifted', { done: shifted.length, all: placed.length })] : [];
    // Strangers are described as they look; without a disguising master the answers say it better.
    if (left.length > 0 && view.master.seat === null)
      lines.push(tell('askCountLeft', { count: left.length }));
    else if (left.length > 0) lines.push(tell('askMonstersLeft', { monsters: monstersOf(left) }));
    const room = roomText(view, language);
    if (room !== null) lines.push(room);
    if (stage === 'place' && left.some(isLarge)) lines.push(tell('askLarge', {}));
    if (tested) lines.push(tell(placedBy === 'leader' ? 'askHeroesReady' : 'askHeroesSurprised', {}));
    return lines;
  },
  counter: ({ moment }, at, beneath) => [
    at.tell('askMoment', { moment: momentName(moment, at.language) }),
    ...behindCounter(at, beneath),
  ],
  damage: (frame, at) => [
    ...woundLines(frame, at),
    at.tell('askUndoWounds', { before: at.view.turn.suffered[frame.target] ?? 0 }),
    ...fateLine(frame.target, at),
  ],
  test: ({ figure, kind, face }, at, beneath) => [
    at.tell(testKey(kind, beneath), { figure: figureMention(at.names, figure), face }),
    ...stakeOf(kind, at, beneath),
    ...(kind === 'rope' && beneath?.tag === 'leap'
      ? [at.tell('askFalls', { figure: figureMention(at.names, beneath.figure) })]
      : []),
    ...fateLine(figure, at),
  ],
  shot: ({ attacker }, { names, tell }) => [tell('askStray', { figure: figureMention(names, attacker) })],
  casting: ({ figure, spell, passed, chosen, most }, { names, tell }) => [
    tell('askSpell', { figure: figureMention(names, figure), spell: spellNoun(spell) }),
    ...(passed ? [] : [tell('askSpellFailed', {})]),
    ...(most > chosen.length ? [tell('askSpellMore', { count: most - chosen.length })] : []),
  ],
  fix: ({ figure }, { names, tell }) => [tell('askFix', { figure: figureMention(names, figure) })],
  control: ({ figure, struck }, { view, names, tell }) => {
    const effects = view.figures.find(({ id }) => id === figure)?.effects ?? [];
    const held = effects.find(({ tag }) => tag === 'controlled');
    return [
      tell('askControl', {
        figure: figureMention(names, figure),
        squares: squaresLeftSeen(view, figure),
        blow: held?.of === 'attack' && !struck ? 'yes' : 'no',
      }),
      ...(held?.left === undefined ? [] : [tell('askTurnsLeft', { left: held.left })]),
    ];
  },
  fireball: ({ id }, { view, tell }) => {
    const ball = view.levels[view.level]?.things.find((thing) => thing.id === id);
    const left = ball?.tag === 'trap' ? (ball.left ?? 1) : 1;
    return [tell('askFireball', { dice: FIREBALL_DICE, left })];
  },
  rites: (_frame, { view, names, language, tell }) => {
    const dead = (view.turn.fallen ?? []).map(({ figure }) => figure.id);
    return dead.length === 0 ? [] : [tell('askDead', { who: list(dead, names, language) })];
  },
  trap: ({ trap, chest }, { tell }) =>
    trap === null
      ? []
      : [tell('askTrap', { trap: trapNoun(trap), where: chest === null ? 'ground' : 'chest' })],
  share: ({ from, claims, disputed }, at) => shareLines(from, claims, disputed, at),
  leap: ({ figure, holders }, { names, tell }) => [
    tell('askRope', { figure: figureMention(names, figure), holders: holders.length }),
  ],
  bats: ({ stage, figures, each, over, more }, { tell }) =>
    stage === 'share'
      ? [tell('askBites', { each, over: over - more.length })]
      : [tell('askBats', { count: figures.length })],
  putting: ({ what }, { tell }) => [
    tell('askPut', { thing: featureNoun(what) }),
    ...(widthOf(what) > 1 ? [tell('askCorner', { wide: widthOf(what) })] : []),
    ...(what === 'chasm' ? [tell('askChasm', {})] : []),
  ],
  hazard: ({ stage }, { tell }) => [tell(stage === 'consent' ? 'askConsent' : 'askThief', {})],
  portcullis: (_frame, { tell }) => [tell('askPortcullis', {})],
  venom: ({ figure, face }, at) => [
    at.tell('askVenom', { figure: figureMention(at.names, figure), face }),
    ...fateLine(figure, at),
  ],
  deadly: ({ figure }, at) => [
    at.tell('askPoison', { figure: figureMention(at.names, figure) }),
    ...fateLine(figure, at),
  ],
  lift: ({ figures }, { names, tell }) =>
    figures[0] === undefined ? [] : [tell('askFor', { figure: figureMention(names, figures[0]) })],
};

/** What has just happened, or is about to, when a counter may be played. */
function behindCounter(at: Asking, beneath: FrameSeen | undefined): string[] {
  const { names, tell } = at;
  switch (beneath?.tag) {
    case 'attack':
      return [
        tell('askHit', {
          figure: figureMention(names, beneath.attacker),
          target: figureMention(names, beneath.target),
        }),
      ];
    case 'damage':
      return woundLines(beneath, at);
    case 'test':
      return [
        tell(testKey(beneath.kind), { figure: figureMention(names, beneath.figure), face: beneath.face }),
      ];
    case 'stepping':
      return [
        tell('askStep', { figure: figureMention(names, beneath.figure), square: squareName(beneath.to) }),
      ];
    case 'chest':
      return [tell('askChest', { figure: figureMention(names, beneath.figure) })];
    case 'meeting':
      return [tell('askMet', { monsters: monstersIn(beneath.group.monsters, beneath.group.characters) })];
    default:
      return [];
  }
}

function woundLines({ target, wounds, by }: FrameSeenOf<'damage'>, { view, names, tell }: Asking): string[] {
  const line = tell('askWounds', {
    target: figureMention(names, target),
    wounds,
    by: by === null ? 'none' : 'somebody',
    attacker: figureMention(names, by ?? target),
  });
  const figure = view.figures.find(({ id }) => id === target);
  const sheet = view.sheets.find(({ id }) => id === target);
  if (figure === undefined || sheet === undefined) return [line];
  const left = figure.wounds - wounds;
  if (left > 0) return [line, tell('askLeaves', { left, most: sheet.startWounds })];
  return [line, tell(left === 0 && figure.kind === 'hero' ? 'askKnocksOut' : 'askKills', {})];
}

function fateLine(id: FigureId, { view, tell }: Asking): string[] {
  const fate = view.sheets.find((sheet) => sheet.id === id)?.fate;
  return fate === undefined ? [] : [tell('askFateLeft', { fate })];
}

/** What a point would make of a blow that missed, or of a die that caused nothing. */
function stakeOf(kind: string, { view, names, tell }: Asking, beneath: FrameSeen | undefined): string[] {
  if (beneath?.tag !== 'attack' && beneath?.tag !== 'shot') return [];
  const { attacker, weapon } = beneath;
  const held = view.figures.find(({ id }) => id === beneath.target);
  if (held === undefined) return [];
  const target = figureMention(names, held.id);
  if (kind === 'damage' && beneath.tag === 'attack') {
    const left = held.wounds - beneath.wounds - 1;
    return [left > 0 ? tell('askDieLeaves', { target, left }) : tell('askDieFells', { target })];
  }
  const odds = oddsOf({ type: 'attack', figure: attacker, target: beneath.target, weapon }, view);
  if ((kind !== 'attack' && kind !== 'shot') || odds === null || odds.hit === 0) return [];
  const [harm, fell] = [odds.harm / odds.hit, odds.losses.at(-1)! / odds.hit].map(percent);
  return [tell('askHitHarms', { target, harm: harm!, fell: fell! })];
}

/** A fumble's further consequences are undone by the point too (ADV-HTH-09, ADV-RNG-30). */
function testKey(kind: string, beneath?: FrameSeen): Key & `test_${string}` {
  if (beneath?.tag === 'attack' && kind === 'attack' && beneath.result === 'fumble') return 'test_fumble';
  if (beneath?.tag === 'shot' && beneath.result === 'fumble') return 'test_astray';
  const key = `test_${kind}`;
  return Object.hasOwn(QUESTIONS.en, key) ? (key as Key & `test_${string}`) : 'test_other';
}

function shareLines(
  from: string,
  claims: FrameSeenOf<'share'>['claims'],
  disputed: string | null,
  { view, names, language, tell }: Asking,
): string[] {
  const thing = view.levels[view.level]?.things.find(({ id }) => id === from);
  if (disputed !== null) {
    const who = claims.filter(({ item }) => item === disputed).map(({ figure }) => figure);
    return [tell('askAward', { thing: thingNoun(disputed), who: list(who, names, language) })];
  }
  const goods = thing?.tag === 'chest' ? thing.found : thing?.tag === 'pile' ? thing.goods : null;
  const more = thing?.tag === 'pile' ? [...thing.armour, ...thing.weapons] : [];
  const things = thingsIn(goods?.gold ?? 0, [...(goods?.items ?? []), ...more]);
  const claimed = claims.map(
    ({ figure, item }) => `${list([figure], names, language)} (${shareName(item, language)})`,
  );
  return [
    things.length === 0 ? tell('askShareNothing', {}) : tell('askShare', { things }),
    ...(claimed.length === 0 ? [] : [tell('askClaims', { claims: claimed.join(', ') })]),
  ];
}

/** The item to ask for, without an article. */
export function shareName(item: string, language: Language): string {
  return item === 'gold' ? say(QUESTIONS, language, 'gold', {}) : thingNoun(item)[language].one;
}

function list(ids: readonly FigureId[], names: Names, language: Language): string {
  return new Intl.ListFormat(language).format(ids.map((id) => figureName(names, id, language)));
}

/** A wall that could have the door: "North wall of passage 21". */
export function wallText(
  { area, side }: Extract<Command, { type: 'chooseWall' }>,
  language: Language,
): string {
  return say(QUESTIONS, language, 'wallOf', { side: String(side), place: areaMention(area) });
}

/** A layout of the section: "Way 2: a passage and a T-junction". */
export function layText(view: View, option: number, language: Language): string | null {
  const plan = topSeenAs(view, 'laying')?.plans[option];
  if (plan === undefined) return null;
  const sections = plan.steps.map(({ section }) => areaNoun(section));
  return say(QUESTIONS, language, 'layWay', { number: option + 1, sections });
}
