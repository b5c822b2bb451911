/** NextLevel's facts about one figure, one sentence each. */
import { figureMention } from '@oubliette/classic';
import type { Figure, FigureId, HeroKind } from '@oubliette/classic';
import { diceMentions, directionName, findCard, thingNoun } from '@oubliette/nextlevel';
import type { NextView, Plight } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Reader } from '../../../classic/kit.ts';
import { plightsIn } from '../board/plights.ts';
import { FIGURE_WORDS } from './words.ts';

type NextReader = Reader<NextView>;

export function figureLines(reader: NextReader, figure: Figure): string[] {
  return [
    ...facingLine(reader, figure),
    ...standing(reader, figure),
    ...fighting(reader, figure),
    ...plightLines(reader, figure.id),
  ];
}

export function plightLines(reader: NextReader, id: FigureId): string[] {
  return plightsIn(reader.view, id).flatMap((plight) => plightText(reader, plight) ?? []);
}

function facingLine({ view, language }: NextReader, { id, side }: Figure): string[] {
  const facing = view.next.facing[id];
  if (facing === undefined || side === 'nobody') return [];
  return [say(FIGURE_WORDS, language, 'faces', { direction: directionName(facing, language) })];
}

/** A hero's level and weapon, or a monster's status. */
function standing({ view, language }: NextReader, { id, kind, side }: Figure): string[] {
  const sheet = view.next.sheets[id as HeroKind];
  if (sheet !== undefined) {
    const { inHand } = sheet;
    return [
      say(FIGURE_WORDS, language, 'level', { level: sheet.level }),
      inHand === null
        ? say(FIGURE_WORDS, language, 'bareHands', {})
        : say(FIGURE_WORDS, language, 'inHand', { weapon: thingNoun(inHand)[language].one }),
    ];
  }
  const card = side === 'morcar' ? findCard(kind) : undefined;
  return card === undefined ? [] : [say(FIGURE_WORDS, language, card.status, {})];
}

function fighting({ view, names, language }: NextReader, { id }: Figure): string[] {
  const foes = view.next.engaged.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
  if (foes.length === 0) return [];
  return [say(FIGURE_WORDS, language, 'fighting', { foes: foes.map((foe) => figureMention(names, foe)) })];
}

/** Null for pure bookkeeping. */
function plightText({ names, language }: NextReader, plight: Plight): string | null {
  const words = (
    key:
      | 'heldJaw'
      | 'heldSlime'
      | 'dazzled'
      | 'ill'
      | 'disarmed'
      | 'ambush'
      | 'helping'
      | 'securing'
      | 'heroic',
  ): string => say(FIGURE_WORDS, language, key, {});
  switch (plight.tag) {
    case 'held':
      return words(plight.by === 'jaw' ? 'heldJaw' : 'heldSlime');
    case 'stance': {
      const key = plight.defence > 0 ? 'stanceDefence' : 'stanceAttack';
      return plight.defence === 0
        ? null
        : say(FIGURE_WORDS, language, key, { dice: Math.abs(plight.defence) });
    }
    case 'holding':
      return plight.what === 'attack'
        ? say(FIGURE_WORDS, language, 'holdingAttack', { target: figureMention(names, plight.target) })
        : say(FIGURE_WORDS, language, 'holdingMove', { left: plight.left });
    case 'crossing':
      return words(plight.how);
    case 'enchanted':
      return say(FIGURE_WORDS, language, 'enchanted', { dice: diceMentions(plight.dice) });
    case 'spared':
      return say(FIGURE_WORDS, language, 'spared', { points: plight.points });
    case 'trampling':
    case 'attacked':
      return null;
    default:
      return words(plight.tag);
  }
}
