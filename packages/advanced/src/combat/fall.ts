/** The death of a figure, and what it leaves behind (ADV-DEATH-01, ADV-DEATH-02, ADV-DEATH-05). */
import type { RuleId } from '@oubliette/kernel';
import { spellNamed } from '../content/spells.ts';
import { figureOf, findFigure, findSheet, nextName, sheetOf, withPile, withSheet } from '../figures.ts';
import { monsterSpells } from '../gear/casters.ts';
import type { Appliers } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, Sheet, State } from '../state.ts';
import type { PileThing } from '../treasure/types.ts';
import type { CombatFacts } from './types.ts';
import { without, withFixed } from './zones.ts';

export interface Fate {
  readonly by?: FigureId | null;
  /** False where its belongings are lost with it: in a chasm, under a fallen roof. */
  readonly leaves?: false;
}

/** A figure dies and is taken off the board; a hero's or henchman's belongings lie where it fell. */
export function die(
  play: Play,
  figure: FigureId,
  rules: readonly [RuleId, ...RuleId[]],
  { by = null, leaves }: Fate = {},
): void {
  const sheet = findSheet(play.state, figure);
  const pile = sheet !== undefined && leaves !== false && hasAnything(sheet);
  play.tell('died', { figure, by, pile: pile ? nextName(play.state, 'pile') : null }, rules);
}

function hasAnything({ gold, items, armour, weapons, arrows, bolts, components }: Sheet): boolean {
  return gold + arrows + bolts + items.length + armour.length + weapons.length + components.length > 0;
}

function pileOf(id: string, { square }: Figure, sheet: Sheet): PileThing {
  const { gold, items, armour, weapons, components, arrows, bolts } = sheet;
  const missiles = [...Array<string>(arrows).fill('arrow'), ...Array<string>(bolts).fill('bolt')];
  return {
    id,
    tag: 'pile',
    square,
    goods: { gold, items: [...items, ...components, ...missiles] },
    armour,
    weapons,
  };
}

const EMPTY_HANDED = {
  gold: 0,
  items: [],
  armour: [],
  weapons: [],
  components: [],
  arrows: 0,
  bolts: 0,
} as const satisfies Partial<Sheet>;

export const fallAppliers: Pick<Appliers<CombatFacts>, 'died'> = {
  died(state, { figure: id, pile }) {
    const figure = figureOf(state, id);
    const left: State = { ...state, figures: state.figures.filter((other) => other.id !== id) };
    const freed = withFixed(left, without(left.fight?.fixed ?? {}, id));
    return figure.kind === 'monster' ? slain(freed, figure) : mourned(freed, figure, pile);
  },
};

function slain(state: State, figure: Figure): State {
  if (state.fight === null) return state;
  const { of, character, group } = figure;
  const components = monsterSpells(figure).flatMap((spell) => spellNamed(spell).components);
  const dead = { of, character, group, ...(components.length > 0 ? { components } : {}) };
  return { ...state, fight: { ...state.fight, slain: [...state.fight.slain, dead] } };
}

function mourned(state: State, figure: Figure, pile: string | null): State {
  const sheet = sheetOf(state, figure.id);
  const { turn, level } = state;
  const fallen = [...(turn.fallen ?? []), { figure, level, pile }];
  const dead: State = {
    // Where nothing is left behind, belongings are gone with the body.
    ...withSheet(state, figure.id, { ...(pile === null ? {} : EMPTY_HANDED), where: 'dead' }),
    turn: { ...turn, fallen },
  };
  return pile === null ? dead : withPile(dead, pileOf(pile, figure, sheet));
}

/** Still on the board, and on its feet. */
export function isStanding(state: State, id: FigureId): boolean {
  return (findFigure(state, id)?.wounds ?? 0) > 0;
}
