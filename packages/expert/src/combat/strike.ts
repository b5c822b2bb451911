/** One blow, step by step: its dice, the defence, what is left of the hits (EXP-ATK-01 to EXP-DMG-02). */
import { diceOf, figureOf, findFigure, isCursed, isMonster } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import { askHeroes, openMoment, openRoll } from '../moments/opening.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId } from '../state.ts';
import { followUp } from './aftermath.ts';
import { hurt } from './death.ts';
import { blockedOf, hitsOf, unblocked } from './hits.ts';
import { attackKnacks, defenceKnacks, hitsFelt, woundedBy } from './knacks.ts';
import { attackDice, spendShot } from './quiver.ts';
import { canHit, reachOf } from './sight.ts';
import type { Blow, StrikeFrame } from './types.ts';

const NOTHING_MORE: StrikeFrame['more'] = { attack: 0, defence: 0, hits: 0, shields: 0, spared: 0 };

/** A figure attacks another: as it always does, or with a spell's dice. */
export function strike(play: Play, attacker: FigureId, target: FigureId, blow: Blow = OWN): void {
  const stage = 'declared';
  const { more, ...how } = blow;
  const dices = { attack: null, defence: null, more: { ...NOTHING_MORE, ...more }, stopped: false };
  play.begin({ tag: 'strike', attacker, target, ...how, stage, ...dices }, 'EXP-ATK-01');
}

export const OWN: Blow = { shot: false, dice: null };

/** A spell has dice of its own, and reaches as shots do. */
export function spellBlow(dice: number): Blow {
  return { shot: true, dice };
}

/** All see who attacks whom, before any die is rolled. */
function declared(play: Play, frame: StrikeFrame): void {
  const { attacker, target, dice } = frame;
  const from = findFigure(play.state, attacker);
  if (from === undefined) return lost(play, frame);
  const shot = dice === null ? reachOf(play.state, from).shoots : frame.shot;
  play.goOn({ ...frame, shot, stage: 'answers' }, 'EXP-EVT-02');
  play.tell('attacked', { attacker, target, shot }, ['EXP-ATK-01']);
  openMoment(play, { is: 'declared', figure: attacker, deed: { is: 'attack', target } });
}

export const striking: FrameKind<StrikeFrame> = {
  asks: () => null,
  runs(play, { answer: _answer, ...frame }) {
    const { attacker, target, stage } = frame;
    switch (stage) {
      case 'declared':
        return declared(play, frame);
      case 'answers':
        play.goOn({ ...frame, stage: 'attack' }, 'EXP-UAB-07');
        return askHeroes(play, 'attack', isHero(play, target) ? target : attacker);
      case 'attack':
        return rollAttack(play, frame);
      case 'attackSeen':
        play.goOn({ ...frame, stage: 'defence' }, 'EXP-UAB-07');
        return openRoll(play, attacker, 'attack');
      case 'defence':
        return rollDefence(play, frame);
      case 'defenceSeen':
        play.goOn({ ...frame, stage: 'harm' }, 'EXP-UAB-07');
        return openRoll(play, target, 'defence');
      case 'harm':
        return harm(play, frame);
    }
  },
};

function isHero(play: Play, id: FigureId): boolean {
  const figure = findFigure(play.state, id);
  return figure !== undefined && !isMonster(figure);
}

/** Both are still there, and one still reaches the other. */
function isPossible(play: Play, { attacker, target, dice, stopped }: StrikeFrame): boolean {
  const [from, to] = [attacker, target].map((id) => findFigure(play.state, id));
  if (stopped || from === undefined || to === undefined) return false;
  return dice !== null || canHit(play.world, play.state, from, to);
}

function lost(play: Play, { attacker, target }: StrikeFrame): void {
  play.finish(['EXP-EVT-02']);
  play.tell('blowLost', { attacker, target }, ['EXP-EVT-02']);
}

/** Never fewer than none (EXP-ATK-03); the curse fixes the number, bonuses or not (EXP-SRF-32). */
function rolls(play: Play, figure: Figure, dice: number): number {
  return isCursed(play.state, figure) ? 1 : Math.max(0, dice);
}

function rollAttack(play: Play, frame: StrikeFrame): void {
  if (!isPossible(play, frame)) return lost(play, frame);
  const { attacker: id, target: whom, more } = frame;
  const [attacker, target] = [figureOf(play.state, id), figureOf(play.state, whom)];
  const dice =
    frame.dice === null
      ? attackDice(play.world, play.state, attacker, target)
      : frame.dice + attackKnacks(play.world, play.state, attacker, target);
  if (frame.dice === null) spendShot(play, attacker);
  const faces = play.skulls(rolls(play, attacker, dice + more.attack), id, 'EXP-ATK-01', { who: id, whom });
  const rolled: StrikeFrame = { ...frame, stage: 'attackSeen', attack: faces };
  play.goOn(rolled, 'EXP-ATK-01');
  play.reveal('attackRolled', { attacker: id, target: whom, faces, hits: hitsOf(rolled) }, [
    'EXP-ATK-02',
    'EXP-ATK-04',
  ]);
}

/** Only against a hit (EXP-DEF-01). */
function rollDefence(play: Play, frame: StrikeFrame): void {
  const { attacker: whom, target: id, more } = frame;
  const [attacker, target] = [findFigure(play.state, whom), findFigure(play.state, id)];
  if (frame.stopped || attacker === undefined || target === undefined) return lost(play, frame);
  if (hitsOf(frame) === 0) return play.finish(['EXP-DEF-01']);
  const dice = diceOf(play.state, target, 'defence') + defenceKnacks(frame, target) + more.defence;
  const faces = play.skulls(rolls(play, target, dice), id, 'EXP-DEF-01', { who: id, whom });
  const rolled: StrikeFrame = { ...frame, stage: 'defenceSeen', defence: faces };
  play.goOn(rolled, 'EXP-DEF-01');
  play.reveal('defenceRolled', { target: id, faces, blocked: blockedOf(play.state, rolled) }, [
    isMonster(target) ? 'EXP-DEF-05' : 'EXP-DEF-04',
    'EXP-DEF-06',
  ]);
}

/** The hits that are left take Body (EXP-DMG-01). */
function harm(play: Play, frame: StrikeFrame): void {
  const { attacker: whom, target: id, more, stopped } = frame;
  const [attacker, target] = [findFigure(play.state, whom), findFigure(play.state, id)];
  if (stopped || attacker === undefined || target === undefined) return lost(play, frame);
  const left = unblocked(play.state, frame);
  play.finish(['EXP-DMG-01']);
  const felt = Math.max(0, hitsFelt(target, left) - more.spared);
  if (felt === 0) return;
  hurt(play, id, felt, ['EXP-DMG-01']);
  // A spell brings none of what the attacker's weapon does.
  if (frame.dice === null) woundedBy(play, attacker, id, felt);
  followUp(play, frame, Math.min(felt, target.body));
}
