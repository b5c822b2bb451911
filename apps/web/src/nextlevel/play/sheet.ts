/** How a hero's numbers are made up in NextLevel: the level's row, gear, and events. */
import type { Figure, Hero } from '@oubliette/classic';
import type { RuleId } from '@oubliette/kernel';
import { defenceDice, diceFor, rowOf, wieldedBy } from '@oubliette/nextlevel';
import type { NextState, NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { Share, SheetNumber, SheetValue } from '../../classic/play/sheet.ts';
import { CLASSIC } from '../../classic/words.ts';
import { NEXT } from '../words.ts';

/** Null before the hero is on the board. */
export function nextSheet(
  view: NextView,
  hero: Hero,
  language: Language,
): Readonly<Record<SheetNumber, SheetValue>> | null {
  const figure = view.figures.find(({ id }) => id === hero.id);
  const sheet = view.next.sheets[hero.id];
  if (figure === undefined || sheet === undefined) return null;
  const row = rowOf(hero.id, sheet.level);
  const ofLevel = (value: number): Share => ({
    label: say(NEXT, language, 'levelSheet', { level: sheet.level }),
    value: String(value),
    rule: 'NXT-HRO-01',
  });
  const lost = (now: number, most: number, rule: RuleId): Share[] =>
    now < most ? [{ label: say(CLASSIC, language, 'lost', {}), value: `−${most - now}`, rule }] : [];
  const arms = armsOf(view, figure);
  return {
    body: {
      now: figure.body,
      start: figure.maxBody,
      shares: [ofLevel(row.body), ...lost(figure.body, figure.maxBody, 'CLS-HRO-03')],
    },
    mind: {
      now: figure.mind,
      start: figure.maxMind,
      shares: [ofLevel(row.mind), ...lost(figure.mind, figure.maxMind, 'CLS-HRO-07')],
    },
    attack: {
      now: arms.attack,
      start: arms.attack,
      shares: [
        ofLevel(row.attack),
        { label: say(NEXT, language, 'inHand', {}), value: `= ${arms.attack}`, rule: 'NXT-ATK-02' },
        ...rage(sheet.rage.dice.length, language),
      ],
    },
    defence: {
      now: arms.defence,
      start: arms.defence,
      shares: [ofLevel(row.defence), ...worn(arms.defence - row.defence, language)],
    },
    movement: { now: 2, start: 2, shares: [{ ...ofLevel(2), rule: 'NXT-MOV-01' }] },
  };
}

function armsOf(view: NextView, figure: Figure): { readonly attack: number; readonly defence: number } {
  const state = view as unknown as NextState;
  return {
    attack: diceFor(state, figure, wieldedBy(state, figure)).length,
    defence: defenceDice(state, figure),
  };
}

function rage(dice: number, language: Language): Share[] {
  return dice === 0
    ? []
    : [{ label: say(NEXT, language, 'rageDice', {}), value: String(dice), rule: 'NXT-WAR-01' }];
}

function worn(more: number, language: Language): Share[] {
  if (more === 0) return [];
  const value = more > 0 ? `+${more}` : `−${-more}`;
  return [{ label: say(NEXT, language, 'wornGear', {}), value, rule: 'NXT-ATK-06' }];
}
