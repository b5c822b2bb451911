/** Texts read out by keys: the party's state, and the foes in sight, nearest first. */
import { effectName } from '@oubliette/advanced';
import type { Figure, Sheet } from '@oubliette/advanced';
import { makeSquare, stepsApart } from '@oubliette/dungeon';
import { typeset } from '@oubliette/words';
import { wordsIn } from '../../words/useWords.ts';
import { ADVANCED } from '../words.ts';
import type { AdvancedScene } from './desk.ts';
import { figureName, sheetName } from './labels.ts';
import { LOG } from './lines.ts';

export function speak(what: 'party' | 'inSight', scene: AdvancedScene): string {
  const { view, language } = scene;
  if (view.levels[view.level] === undefined) return wordsIn(ADVANCED, language)('setup');
  return what === 'party' ? speakParty(scene) : speakInSight(scene);
}

function speakParty(scene: AdvancedScene): string {
  const { view, language } = scene;
  const words = wordsIn(ADVANCED, language);
  const lines = view.sheets.map((sheet) => memberLine(scene, sheet));
  const { turn, master } = view;
  const now = [words(turn.mode), words('turnOf', { number: turn.number })].join(', ');
  const held = master.seat === null ? [] : [words('held', { count: master.held })];
  return [now, ...lines, ...held].join('. ');
}

function memberLine({ view, language }: AdvancedScene, sheet: Sheet): string {
  const words = wordsIn(ADVANCED, language);
  const figure = view.figures.find(({ id }) => id === sheet.id);
  const name = sheetName(sheet, language);
  if (figure === undefined)
    return typeset(language, `${name}: ${sheet.where === 'inside' ? '' : words(sheet.where)}`);
  const { layout } = view.levels[view.level]!;
  const did = (view.turn.acts[sheet.id]?.did ?? null) !== null;
  const parts = [
    figure.wounds <= 0
      ? words('cellDown')
      : words('woundsOf', { now: figure.wounds, most: sheet.startWounds }),
    sheet.kind === 'hero' ? words('fateLeft', { fate: sheet.fate }) : null,
    view.leader === sheet.id ? words('leaderMark') : null,
    ...figure.effects.map(({ tag }) => effectName(tag, language)),
    makeSquare(layout, figure.square),
    words(did ? 'hasActed' : 'mayAct'),
  ].filter((part) => part !== null);
  return typeset(language, `${name}: ${parts.join(', ')}`);
}

function speakInSight({ batches, view, language, eyes }: AdvancedScene): string {
  const words = wordsIn(ADVANCED, language);
  const names = LOG.names(batches, view, language);
  const { layout } = view.levels[view.level]!;
  const own = view.sheets.find(({ seat }) => seat === eyes)?.id;
  const from = view.figures.find(({ id }) => id === own) ?? view.figures[0];
  const far = ({ square }: Figure): number =>
    from === undefined ? 0 : stepsApart(layout, from.square, square);
  const foes = view.figures
    .filter(({ side }) => side !== (from?.side ?? 'heroes'))
    .toSorted((a, b) => far(a) - far(b));
  if (foes.length === 0) return words('noMonsters');
  return foes
    .map((foe) =>
      words('sightLine', {
        name: figureName(names, foe.id, language),
        square: makeSquare(layout, foe.square),
        steps: far(foe),
      }),
    )
    .join('. ');
}
