/** Morcar's computer player. */
import { monsterCard } from '@oubliette/classic';
import type { ClassicEvent, Command, Figure, FigureId, MonsterKind, View } from '@oubliette/classic';
import type { Look, Player } from '@oubliette/kernel';
import { MANNERS } from '../../shared/morcar/difficulty.ts';
import type { Difficulty, Manner } from '../../shared/morcar/difficulty.ts';
import type { Onslaught } from '../../shared/morcar/going.ts';
import { Lair } from '../../shared/morcar/lair.ts';
import { nextMonster, othersWait } from '../../shared/morcar/order.ts';
import { bestSubstitute, bestWanderer } from '../../shared/morcar/placing.ts';
import { bestPower } from '../../shared/morcar/powers.ts';
import { Script } from '../../shared/script.ts';
import { CLASSIC_WAYS } from '../sheet.ts';
import { planMonster } from './strike.ts';

type ClassicPlayer = Player<View, Command, ClassicEvent>;
type ClassicLook = Look<View, Command>;

export interface MorcarOptions {
  readonly difficulty?: Difficulty;
}

export function sensibleMorcar({ difficulty = 'normal' }: MorcarOptions = {}): ClassicPlayer {
  return new MorcarPlayer(MANNERS[difficulty]);
}

class MorcarPlayer implements ClassicPlayer {
  readonly #manner: Manner;
  readonly #lair = new Lair(CLASSIC_WAYS);
  readonly #script = new Script<Command>();
  /** Monsters that have had their turn, as far as we are concerned. */
  readonly #played = new Set<FigureId>();
  readonly #onslaught: Onslaught = { blows: new Map(), victim: null, lull: 0 };
  /** A figure is missing from the box, and another may stand in. */
  #missing = false;
  #begun = false;
  /** The round of the last attack by anybody; -1 when it was since the last turn. */
  #lastBlow = -1;
  /** The monster whose script is under way. */
  #playing: FigureId | null = null;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  hear(event: ClassicEvent): void {
    const interrupted = this.#script.unfinished;
    this.#script.hear(event);
    if (interrupted && !this.#script.unfinished && this.#playing !== null) this.#played.delete(this.#playing);
    if (event.type === 'figureMissing') this.#missing = true;
    if (event.type === 'attackRolled') this.#lastBlow = -1;
    if (event.type === 'turnStarted') {
      this.#played.clear();
      this.#onslaught.blows.clear();
      this.#onslaught.victim = null;
      this.#begun = false;
      this.#playing = null;
    }
  }

  choose(look: ClassicLook): Command {
    return this.#script.take() ?? this.#think(look);
  }

  #think(look: ClassicLook): Command {
    const { view } = look;
    if (view.phase !== 'play') return look.moves[0]!;
    if (view.pending !== null) return this.#answer(view, look);
    if (this.#missing || view.turn.taker !== null) {
      this.#missing = false;
      const substitute = bestSubstitute(this.#manner, strengthOf, look.moves);
      if (substitute !== null) return substitute;
    }
    this.#lair.update(view);
    if (!this.#begun) this.#survey();
    return this.#playMonsters(look);
  }

  /** Before the first monster moves: whom all together may bring down, and which way the heroes would run. */
  #survey(): void {
    this.#begun = true;
    const { round } = this.#lair.chart.view;
    if (this.#lastBlow < 0) this.#lastBlow = round;
    this.#onslaught.lull = round - this.#lastBlow;
    if (this.#manner.focus > 0) this.#onslaught.victim = this.#lair.victim();
    if (this.#manner.blocks > 0) this.#lair.chartExits();
  }

  /** The monsters nearest to the heroes first, so that none stands in another's way. */
  #playMonsters(look: ClassicLook): Command {
    for (;;) {
      const monster = nextMonster(this.#lair, this.#played);
      if (monster === null) return { type: 'endTurn' };
      this.#played.add(monster.id);
      const script = this.#plan(monster, look);
      if (script.length === 0) continue;
      this.#playing = monster.id;
      this.#script.load(script.slice(1));
      return script[0]!;
    }
  }

  #plan(monster: Figure, look: ClassicLook): Command[] {
    const { turn } = look.view;
    const acted = turn.actor === monster.id && turn.acted;
    if (!acted && this.#lair.powersLeft(monster.id)) {
      const power = bestPower(this.#lair, this.#manner, monster, look.moves);
      if (power !== null) {
        // There may be a step to take afterwards.
        this.#played.delete(monster.id);
        return [power];
      }
    }
    const script = planMonster(this.#lair, this.#manner, monster, this.#onslaught);
    // Whoever strikes from where it stands may still walk: aside, if another is waiting for its place.
    if (
      !acted &&
      script[0]?.type === 'attack' &&
      this.#manner.rotates &&
      othersWait(this.#lair, this.#played, monster, look.view)
    )
      this.#played.delete(monster.id);
    return script;
  }

  #answer(view: View, look: ClassicLook): Command {
    switch (view.pending?.tag) {
      case 'passage': {
        const { pending } = view;
        const mover = view.figures.find(({ id }) => id === pending.figure);
        return { type: 'answerPassage', allow: mover?.side === 'morcar' };
      }
      case 'claim':
        return { type: 'claim', take: this.#manner.greedy };
      case 'wandering':
        this.#lair.update(view);
        return bestWanderer(this.#lair, this.#manner, strengthOf, look.moves);
      default:
        return look.moves[0]!;
    }
  }
}

function strengthOf(kind: MonsterKind): number {
  const { attack, defence, body } = monsterCard(kind);
  return attack + defence + body;
}
