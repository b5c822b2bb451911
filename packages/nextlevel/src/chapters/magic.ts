/** The elf’s spell points and the wizard’s mana (NXT-ELF, NXT-ENC). */
import type { DoorKey, FigureId } from '@oubliette/classic/extend';
import { forFigures } from '@oubliette/classic/extend';
import type { Direction, Square } from '@oubliette/dungeon';
import { turnTowards } from '../attack/turning.ts';
import { sheetOf, withFree, withPlight, withSheet } from '../changes.ts';
import type { AttackDie } from '../content/dice.ts';
import type { ArcanumId, ScrollId } from '../content/magic.ts';
import type { Chapter } from '../kit.ts';
import { afterArcanum, arcanumOffers, castArcanum, checkCastArcanum } from '../magic/arcana.ts';
import type { CastArcanum } from '../magic/arcana.ts';
import {
  afterMindGiven,
  afterTeleport,
  checkMindToBody,
  checkTeleport,
  mindOffers,
  mindToBody,
  teleport,
} from '../magic/mind.ts';
import type { MindToBody, Teleport } from '../magic/mind.ts';
import { afterScroll, checkReadScroll, readScroll, scrollOffers } from '../magic/scrolls.ts';
import type { ReadScroll } from '../magic/scrolls.ts';
import { checkDetect, checkScan, detect, scan, senseOffers } from '../magic/senses.ts';
import type { Detect, Scan } from '../magic/senses.ts';
import { afterSpellCast, castSpell, checkCastSpell, spellOffers } from '../magic/spells.ts';
import type { NextPlay } from '../play.ts';
import { fullMana } from '../sheets.ts';
import type { NextState } from '../state.ts';

export type MagicCommand = Scan | Detect | MindToBody | Teleport | CastArcanum | ReadScroll;

export interface MagicFacts {
  scanned: { figure: FigureId };
  castersDetected: { figure: FigureId; area: number; casters: boolean };
  mindGiven: { figure: FigureId };
  teleported: { figure: FigureId; from: Square; to: Square; facing: Direction };
  manaRestored: { figure: FigureId; amount: number };
  arcanumCast: { figure: FigureId; spell: ArcanumId; target: FigureId | null };
  scrollRead: { figure: FigureId; scroll: ScrollId; target: FigureId | null; door: DoorKey | null };
  weaponEnchanted: { figure: FigureId; dice: readonly AttackDie[] };
  /** Whether a monster in a clap of thunder loses its next turn. */
  thunderRolled: { figure: FigureId; die: number; dazzled: boolean };
}

export const MAGIC: Chapter<MagicCommand, MagicFacts> = {
  frames: {},
  shapes: {
    scan: { figure: 'text' },
    detect: { figure: 'text', area: 'number' },
    mindToBody: { figure: 'text' },
    teleport: { figure: 'text', to: 'number', facing: 'number' },
    castArcanum: { figure: 'text', spell: 'text', target: 'text?', group: 'yes?', design: 'yes?' },
    readScroll: {
      figure: 'text',
      scroll: 'text',
      target: 'text?',
      door: 'text?',
      group: 'yes?',
      design: 'yes?',
    },
  },
  handlers: {
    scan: { check: checkScan, perform: scan },
    detect: { check: checkDetect, perform: detect },
    mindToBody: { check: checkMindToBody, perform: mindToBody },
    teleport: { check: checkTeleport, perform: teleport },
    castArcanum: { foreseen: true, check: checkCastArcanum, perform: castArcanum },
    readScroll: { check: checkReadScroll, perform: readScroll },
  },
  replaces: { castSpell: { foreseen: true, check: checkCastSpell, perform: castSpell } },
  appliers: {
    scanned: (state) => withFree(state, 'scan'),
    castersDetected: (state) => withFree(state, 'detect'),
    mindGiven: (state) => afterMindGiven(state),
    teleported: afterTeleport,
    manaRestored: (state, { amount }) =>
      withSheet(state, 'wizard', (sheet) => ({ ...sheet, mana: sheet.mana + amount })),
    arcanumCast: (state, { figure, spell }) => afterArcanum(state, figure, spell),
    scrollRead: (state, { figure, scroll }) => afterScroll(state, figure, scroll),
    weaponEnchanted: (state, { figure, dice }) => withPlight(state, figure, { tag: 'enchanted', dice }),
    thunderRolled: (state) => state,
  },
  follows: { spellCast: (state, { figure, spell }) => afterSpellCast(state, figure, spell) },
  reacts: {
    spellCast: turnToTarget,
    arcanumCast: turnToTarget,
    scrollRead: turnToTarget,
    fimirCast: turnToTarget,
  },
  offers: forFigures<NextState>((world, state, figure) => [
    ...senseOffers(world, figure),
    ...mindOffers(world, state, figure),
    ...spellOffers(world, state, figure),
    ...arcanumOffers(state, figure),
    ...scrollOffers(world, state, figure),
  ]),
};

/** The caster turns to the target, as for a blow (NXT-FAC-04). */
function turnToTarget(
  play: NextPlay,
  { figure, target }: { readonly figure: FigureId; readonly target: FigureId | null },
): void {
  if (target !== null) turnTowards(play, figure, target);
}

/** One point of mana at the start of the wizard's turn (NXT-ENC-02). */
export function restoreMana(play: NextPlay, id: FigureId): void {
  if (id !== 'wizard') return;
  const sheet = sheetOf(play.state, id);
  if (sheet.mana < fullMana(id, sheet))
    play.emit({ type: 'manaRestored', rules: ['NXT-ENC-02'], figure: id, amount: 1 });
}
