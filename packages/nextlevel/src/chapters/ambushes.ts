/** Ambushes, control zones, pushing and toppling (NXT-AMB, NXT-OPP, NXT-ASS, NXT-CRD, NXT-TOP). */
import type { Figure, FigureId } from '@oubliette/classic/extend';
import { DIRECTIONS } from '@oubliette/dungeon';
import { checkNormal } from '../actions.ts';
import type { Chapter, Reactions } from '../kit.ts';
import { AMBUSHING_APPLIERS, checkAmbush, endAmbush, endAmbushes, setAmbush } from '../reactions/ambush.ts';
import type { AmbushingFacts } from '../reactions/ambush.ts';
import {
  alert,
  checkAlert,
  checkPrepare,
  makeNoise,
  NOISE_APPLIERS,
  NOISE_FOLLOWS,
  noiseOffers,
  prepare,
} from '../reactions/noise.ts';
import type { NoiseCommand, NoiseFacts } from '../reactions/noise.ts';
import { checkHoldMove, checkPush, dropHeldMoves, holdMove, push } from '../reactions/push.ts';
import type { PushCommand } from '../reactions/push.ts';
import { PUSH_APPLIERS } from '../reactions/pushFacts.ts';
import type { PushFacts } from '../reactions/pushFacts.ts';
import { checkTopple, highPieces, topple, TOPPLE_APPLIERS } from '../reactions/topple.ts';
import type { Topple, ToppleFacts } from '../reactions/topple.ts';
import type { NextState } from '../state.ts';

export type AmbushCommand =
  | { readonly type: 'ambush'; readonly figure: FigureId }
  | NoiseCommand
  | PushCommand
  | Topple;

export interface AmbushFacts extends AmbushingFacts, NoiseFacts, PushFacts, ToppleFacts {}

const REACTS: Reactions = {
  stepped: (play, { figure }) => endAmbush(play, figure),
  leapt: (play, { figure }) => endAmbush(play, figure),
  teleported: (play, { figure }) => endAmbush(play, figure),
  fellIntoPit: (play, { figure }) => endAmbush(play, figure),
  figureMoved: (play, { figure }) => endAmbush(play, figure),
  escaped: (play, { figure }) => endAmbush(play, figure),
  pushed: (play, { moved }) => {
    for (const { figure } of moved) endAmbush(play, figure);
  },
  strikeDeclared: (play, { strike }) => {
    for (const { figure } of strike.attackers) endAmbush(play, figure);
    makeNoise(play, strike);
  },
  turnStarted: (play, { figure }) => {
    endAmbushes(play, figure);
    if (figure === null) dropHeldMoves(play, 'heroes');
  },
  turnEnded: (play, { figure }) => {
    if (figure === null) dropHeldMoves(play, 'morcar');
  },
};

/** Every standing piece of furniture is offered; the check decides which can be toppled. */
function offers(state: NextState, figure: Figure): AmbushCommand[] {
  const { id } = figure;
  const pieces = checkNormal(state, figure, 'attack') === null ? highPieces(state) : [];
  return [
    { type: 'ambush', figure: id },
    { type: 'holdMove', figure: id },
    ...DIRECTIONS.map((direction) => ({ type: 'push', figure: id, direction }) as const),
    ...pieces.map((square) => ({ type: 'topple', figure: id, square }) as const),
  ];
}

export const AMBUSHES: Chapter<AmbushCommand, AmbushFacts> = {
  frames: {},
  shapes: {
    ambush: { figure: 'text' },
    alert: { area: 'number' },
    prepareAmbush: { monster: 'number', to: 'number' },
    holdMove: { figure: 'text' },
    push: { figure: 'text', direction: 'number' },
    topple: { figure: 'text', square: 'number' },
  },
  handlers: {
    ambush: { check: checkAmbush, perform: setAmbush },
    alert: { check: checkAlert, perform: alert },
    prepareAmbush: { check: checkPrepare, perform: prepare },
    holdMove: { check: checkHoldMove, perform: holdMove },
    push: { check: checkPush, perform: push },
    topple: { check: checkTopple, perform: topple },
  },
  appliers: { ...AMBUSHING_APPLIERS, ...NOISE_APPLIERS, ...PUSH_APPLIERS, ...TOPPLE_APPLIERS },
  follows: NOISE_FOLLOWS,
  reacts: REACTS,
  offers: (world, state, actor) => {
    if (actor !== null) return offers(state, actor);
    return state.turn.taker === null ? noiseOffers(world, state) : [];
  },
};
