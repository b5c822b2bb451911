/** The roster: enrolling a hero, writing on the score sheet, letting a hero go (CLS-HRO-10 to CLS-HRO-12, CLS-EQP-01). */
import type { Refusal, SeatId } from '@oubliette/kernel';
import { mayBeName, plainName } from '@oubliette/words';
import { heroCard } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { Recruit } from './book.ts';
import type { CampaignCommandOf } from './commands.ts';
import { lentName } from './lentNames.ts';
import type { CampaignPlay } from './play.ts';
import { no } from './refusals.ts';
import type { CheckedCampaign } from './setup.ts';
import { checkBetweenQuests, checkOwn, findSheet, sheetOf } from './sheets.ts';
import type { CampaignState, Inscription } from './state.ts';
import { takeBack } from './stock.ts';

/** The room a score sheet has for a name. */
export const LONGEST_NAME = 40;
export const LONGEST_MOTTO = 80;

/** One of each kind at a time; a new one takes the place of the dead (CLS-GEN-03, CLS-END-05). */
export function checkEnrol(
  { host, seats }: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  command: CampaignCommandOf<'enrol'>,
): Refusal | null {
  const stopped = checkBetweenQuests(state, 'CLS-END-05');
  if (stopped !== null) return stopped;
  if (!seats.includes(seat)) return no('notSeated', 'CLS-GEN-01');
  if (seat === host) return no('hostPlaysMorcar', 'CLS-GEN-01');
  if (findSheet(state, command.hero) !== undefined)
    return no('alreadyEnrolled', 'CLS-GEN-03', { hero: command.hero });
  return checkWriting(command);
}

export function enrol(play: CampaignPlay, command: CampaignCommandOf<'enrol'>): void {
  const { hero, name, gender } = command;
  const called = name === undefined ? lentName(play.state, hero, gender) : { name, gender: 'm' as const };
  const blank: Inscription = { ...called, arms: null, motto: null };
  const replaces = play.state.departed.some(({ kind }) => kind === hero);
  const { sheet, rules } = play.book.recruit(play.campaign, hero, play.seat);
  play.emit({
    type: 'heroEnrolled',
    rules: [
      'CLS-GEN-03',
      ...rules,
      name === undefined ? 'CLS-HRO-11' : 'CLS-HRO-10',
      ...(replaces ? ['CLS-END-05'] : []),
    ],
    sheet: { ...sheet, ...written(blank, command) },
  });
}

/** Straight from the hero card: no gold, no goods, no deeds. */
export function recruit(_: CheckedCampaign, kind: HeroKind, seat: SeatId): Recruit {
  const sheet = {
    kind,
    seat,
    gold: 0,
    equipment: [],
    treasures: [],
    armour: null,
    completed: [],
    champion: false,
    inTown: true,
    bought: [],
  };
  return { sheet, rules: [heroCard(kind).rule] };
}

export function checkInscribe(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  command: CampaignCommandOf<'inscribe'>,
): Refusal | null {
  const stopped = checkBetweenQuests(state, 'CLS-HRO-10') ?? checkOwn(state, seat, command.hero);
  if (stopped !== null) return stopped;
  const { name, gender, arms, motto } = command;
  if ([name, gender, arms, motto].every((field) => field === undefined))
    return no('nothingWritten', 'CLS-HRO-12');
  return checkWriting(command);
}

/** Omitted fields stay as they were. */
export function inscribe(play: CampaignPlay, command: CampaignCommandOf<'inscribe'>): void {
  const { hero } = command;
  const { name, gender, arms, motto } = sheetOf(play.state, hero);
  const inscription = written({ name, gender, arms, motto }, command);
  const rules = inscription.name === name ? ['CLS-HRO-12'] : ['CLS-HRO-10', 'CLS-HRO-12'];
  play.emit({ type: 'sheetInscribed', rules, hero, inscription });
}

function checkWriting({ name, motto }: Partial<Inscription>): Refusal | null {
  if (name !== undefined && !(isFit(name, LONGEST_NAME) && mayBeName(name)))
    return no('nameUnfit', 'CLS-HRO-10', { most: LONGEST_NAME });
  if (motto !== undefined && motto !== null && !isFit(motto, LONGEST_MOTTO))
    return no('mottoUnfit', 'CLS-HRO-12', { most: LONGEST_MOTTO });
  return null;
}

/** Of the right length, and all of it can be seen. */
function isFit(text: string, most: number): boolean {
  const length = [...tidy(text)].length;
  return length >= 1 && length <= most && plainName(text) === tidy(text.normalize('NFC'));
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ');
}

function written(before: Inscription, { name, gender, arms, motto }: Partial<Inscription>): Inscription {
  return {
    name: name === undefined ? before.name : tidy(name),
    gender: gender ?? before.gender,
    arms: arms === undefined ? before.arms : arms,
    motto: motto === undefined ? before.motto : motto === null ? null : tidy(motto),
  };
}

export function checkDismiss(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero }: CampaignCommandOf<'dismiss'>,
): Refusal | null {
  return checkBetweenQuests(state, 'CLS-EQP-01') ?? checkOwn(state, seat, hero);
}

/** A dismissed hero keeps the gold; cards go back where they came from, like those of the dead. */
export function dismiss(play: CampaignPlay, { hero }: CampaignCommandOf<'dismiss'>): void {
  const { gold, equipment, treasures } = sheetOf(play.state, hero);
  play.emit({ type: 'heroDismissed', rules: ['CLS-EQP-01'], hero, gold });
  takeBack(play, equipment, treasures, ['CLS-EQP-05']);
}
