/** Who leads, and who draws the map (ADV-SET-29 to ADV-SET-33, ADV-CMB-27). */
import { findFigure, isUp } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FigureId, Sheet, State } from '../state.ts';
import type { Rolled } from './types.ts';

/** The heroes who may lead: inside, and not knocked out. */
export function eligible(state: State): FigureId[] {
  return state.sheets.filter((sheet) => mayLead(state, sheet)).map(({ id }) => id);
}

function mayLead(state: State, { id, kind, where }: Sheet): boolean {
  if (kind !== 'hero') return false;
  if (state.stage === 'setup') return where === 'inside';
  const figure =
    where === 'below'
      ? state.levels.flatMap(({ left }) => left).find((one) => one.id === id)
      : findFigure(state, id);
  return figure !== undefined && isUp(figure);
}

/** Every conscious hero rolls, and the highest leads; ties roll again among themselves (ADV-SET-29, ADV-SET-32). */
export function electLeader(play: Play, why?: 'ADV-CMB-27'): void {
  const { winner, rolls } = rollOff(play, eligible(play.state), 'ADV-SET-29');
  const rule = why ?? (play.state.leader === null ? 'ADV-SET-29' : 'ADV-SET-32');
  if (rolls.length > 0) play.reveal('leaderChosen', { leader: winner, rolls }, [rule]);
  else play.tell('leaderChosen', { leader: winner, rolls }, [rule]);
}

/** The heroes of the other players roll; a lone player has both roles (ADV-SET-33). */
export function electMapper(play: Play): void {
  const { state } = play;
  const others = eligible(state).filter((id) => id !== state.leader);
  const { winner, rolls } = rollOff(play, others, 'ADV-SET-33');
  const mapper = winner ?? state.leader;
  if (rolls.length > 0) play.reveal('mapperChosen', { mapper, rolls }, ['ADV-SET-33', 'ADV-MAP-01']);
  else play.tell('mapperChosen', { mapper, rolls }, ['ADV-SET-33', 'ADV-MAP-01']);
}

/** A leader dead, knocked out or gone is replaced before anything else that needs one (ADV-SET-32). */
export function ensureLeader(play: Play): void {
  if (needsLeader(play.state)) electLeader(play);
}

export function needsLeader(state: State): boolean {
  const { sheets, leader } = state;
  if (leader === null) return sheets.some((sheet) => mayLead(state, sheet));
  return !sheets.some((sheet) => sheet.id === leader && mayLead(state, sheet));
}

function rollOff(
  play: Play,
  among: readonly FigureId[],
  rule: string,
): { winner: FigureId | null; rolls: Rolled[] } {
  const rolls: Rolled[] = [];
  let left = among;
  while (left.length > 1) {
    const round = left.map((figure): Rolled => ({ figure, face: play.figureRolls(figure, rule) }));
    rolls.push(...round);
    const best = Math.max(...round.map(({ face }) => face));
    left = round.filter(({ face }) => face === best).map(({ figure }) => figure);
  }
  return { winner: left[0] ?? null, rolls };
}
