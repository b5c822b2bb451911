/** The log of a match by a book of the family, and the names it has brought. */
import { HERO_KINDS } from '@oubliette/classic';
import type { Names, View } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import type { LogLineUi } from '../../play/gameUi.ts';
import { logOf } from '../../play/lines.ts';
import type { Log } from '../../play/lines.ts';
import { rollsOf } from '../dice/rolls.ts';
import type { PlayKit } from '../kit.ts';

const logs = new WeakMap<PlayKit, Log<View, Names>>();

function logBy(kit: PlayKit): Log<View, Names> {
  const known = logs.get(kit);
  if (known !== undefined) return known;
  const log = logOf<View, Names>({
    telling: kit.telling,
    isFight: kit.isFight,
    isMine,
    diceIn: (event) =>
      rollsOf(kit, [event]).flatMap(({ dice }) =>
        dice.map(({ die, face, counts }) => ({ die, face, counts })),
      ),
  });
  logs.set(kit, log);
  return log;
}

const WHO = ['figure', 'hero', 'by', 'target', 'through', 'attacker'] as const;

function isMine(event: BaseEvent, view: View): boolean {
  const { attack, ...own } = event as BaseEvent & { readonly attack?: object };
  const facts: Readonly<Record<string, unknown>> = { ...own, ...attack };
  return WHO.some((field) => {
    const who = facts[field];
    if (typeof who !== 'string') return false;
    if (view.control[who] === view.seat) return true;
    const isMonster = !Object.hasOwn(view.control, who) && who !== view.seat;
    return view.seat === view.morcar && isMonster && !(HERO_KINDS as readonly string[]).includes(who);
  });
}

export function linesOf(
  kit: PlayKit,
  batches: readonly Batch[],
  view: View,
  language: Language,
): readonly LogLineUi[] {
  return logBy(kit).lines(batches, view, language);
}

/** Everyone met so far, the dead included. */
export function namesOf(kit: PlayKit, batches: readonly Batch[], view: View, language: Language): Names {
  const names = logBy(kit).names(batches, view, language);
  const known = view.figures.every(({ id }) => Object.hasOwn(names.figures, id));
  return known ? { ...names, board: view.board } : kit.telling.namesIn(view);
}
