/** What a kill earns: experience and rage (NXT-HRO-01, NXT-GRP-03, NXT-WAR). */
import { checkActor, figureOf, findFigure, isHero } from '@oubliette/classic/extend';
import type { EventOf, FigureId, HeroKind, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { wieldedBy, wieldedWith } from '../arms.ts';
import { sheetOf, withSheet } from '../changes.ts';
import { findCard } from '../content/bestiary.ts';
import type { NextPlay } from '../play.ts';
import { afterKill, hasChoice, isArmedBarbarian } from '../rage.ts';
import { setupOf } from '../setup.ts';
import { NO_RAGE } from '../sheets.ts';
import type { NextState, Rage, Share } from '../state.ts';

export interface KillFacts {
  experienceWon: { hero: HeroKind; amount: number };
  rageGrown: { rage: Rage };
  rageLost: { hero: HeroKind };
  rageTurned: { towards: Rage['towards'] };
}

export interface RageTowards {
  readonly type: 'rageTowards';
  readonly figure: FigureId;
  readonly colour: string;
}

type Kill = EventOf<'monsterKilled'>;

/** For an attack all its attackers; otherwise the figure that did it. */
function killers({ next }: NextState, { by, rules }: Kill): readonly Share[] {
  if (by === null) return [];
  const struck = rules.includes('NXT-ATK-08') || rules.includes('NXT-MON-02');
  const together = struck && next.lastStrike.some(({ figure }) => figure === by);
  return together ? next.lastStrike : [{ figure: by, hits: 1 }];
}

export function rewardKill(play: NextPlay, kill: Kill): void {
  const worth = findCard(kill.kind)?.experience ?? 0;
  const shares = killers(play.state, kill);
  for (const { figure, amount } of divide(play.world, worth, shares, kill.by)) {
    if (!isHero(figure) || amount === 0) continue;
    const rules = shares.length > 1 ? ['NXT-HRO-01', 'NXT-GRP-03'] : ['NXT-HRO-01'];
    play.emit({ type: 'experienceWon', rules, hero: figure, amount });
  }
  const own = shares.find(({ figure }) => figure === 'barbarian');
  if (own !== undefined && isOwnAttack(kill.rules)) rage(play, own);
}

/** Equal shares, or by hits if the table wants it; the remainder goes to whoever declared the attack. */
function divide(
  world: World,
  worth: number,
  shares: readonly Share[],
  first: FigureId | null,
): { figure: FigureId; amount: number }[] {
  const equally = setupOf(world).options.experience === 'equal' || shares.every(({ hits }) => hits === 0);
  const weights = shares.map(({ hits }) => (equally ? 1 : hits));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const amounts = weights.map((weight) => Math.floor((worth * weight) / total));
  const rest = worth - amounts.reduce((sum, amount) => sum + amount, 0);
  return shares.map(({ figure }, i) => ({ figure, amount: amounts[i]! + (figure === first ? rest : 0) }));
}

/** Attacks of every sort, and figures pulled in their way; not furniture, traps or holy water (NXT-WAR-01). */
const ATTACKS = ['NXT-ATK-08', 'NXT-MON-02', 'NXT-CTR', 'NXT-OPP', 'NXT-ASS', 'NXT-CRD', 'NXT-ARM'];

function isOwnAttack(rules: readonly RuleId[]): boolean {
  return rules.some((rule) => ATTACKS.some((attack) => rule.startsWith(attack)));
}

/** A thrown weapon counts as if in hand. */
function rage(play: NextPlay, { weapon }: Share): void {
  const barbarian = findFigure(play.state, 'barbarian');
  if (barbarian === undefined) return;
  const wielded = weapon === undefined ? wieldedBy(play.state, barbarian) : wieldedWith(barbarian, weapon);
  if (!isArmedBarbarian(barbarian, wielded)) return;
  const before = sheetOf(play.state, 'barbarian').rage;
  const grown = afterKill(before, wielded.dice);
  if (grown !== before) play.emit({ type: 'rageGrown', rules: ['NXT-WAR-01', 'NXT-WAR-03'], rage: grown });
}

/** The first wound, to Body or Mind, ends it: dice and counted kills are lost (NXT-WAR-02). */
export function coolDown(play: NextPlay, victim: FigureId, lost: number): void {
  if (victim !== 'barbarian' || lost <= 0) return;
  const { dice, kills } = sheetOf(play.state, 'barbarian').rage;
  if (dice.length + kills > 0) play.emit({ type: 'rageLost', rules: ['NXT-WAR-02'], hero: 'barbarian' });
}

export function withRage(state: NextState, change: (rage: Rage) => Rage): NextState {
  return withSheet(state, 'barbarian', (sheet) => ({ ...sheet, rage: change(sheet.rage) }));
}

/** A fresh start that keeps the choice of what the next kills count towards. */
export function cooled({ towards }: Rage): Rage {
  return { ...NO_RAGE, towards };
}

/** If two rungs are open and no kill is counted towards either yet (NXT-WAR-03). */
export function checkRageTowards(
  _: World,
  state: NextState,
  seat: SeatId,
  { figure, colour }: RageTowards,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (figure !== 'barbarian') return refuse('onlyTheBarbarian', 'NXT-WAR-01', { figure });
  const { rage: now } = sheetOf(state, figure);
  const { dice } = wieldedBy(state, figureOf(state, figure));
  if (!hasChoice(now, dice) || now.kills > 0) return refuse('nothingToChoose', 'NXT-WAR-03', { figure });
  const known = colour === 'orange' || colour === 'violet';
  return known && colour !== now.towards ? null : refuse('nothingToChoose', 'NXT-WAR-03', { figure });
}

export function rageTowards(play: NextPlay, { colour }: RageTowards): void {
  const towards = colour === 'violet' ? 'violet' : 'orange';
  play.emit({ type: 'rageTurned', rules: ['NXT-WAR-03'], towards });
}

export function rageOffers({ id }: { readonly id: FigureId }): RageTowards[] {
  if (id !== 'barbarian') return [];
  return ['orange', 'violet'].map((colour) => ({ type: 'rageTowards', figure: id, colour }));
}
