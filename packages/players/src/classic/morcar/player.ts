/** Morcar's computer player. */
import { monsterCard } from '@oubliette/classic';
import type { ClassicEvent, Command, Figure, View } from '@oubliette/classic';
import type { PlayerLook, Player } from '@oubliette/kernel';
import { othersWait } from '../../shared/morcar/order.ts';
import { hasActed, MorcarPlayer } from '../../shared/morcar/player.ts';
import type { MorcarBook, MorcarOptions } from '../../shared/morcar/player.ts';
import { bestPower } from '../../shared/morcar/powers.ts';
import type { SharedCommand } from '../../shared/ways.ts';
import { CLASSIC_WAYS } from '../sheet.ts';
import { planMonster } from './strike.ts';

const CLASSIC: MorcarBook = {
  ways: CLASSIC_WAYS,
  blow: 'attackRolled',
  strength(kind) {
    const { attack, defence, body } = monsterCard(kind);
    return attack + defence + body;
  },
};

export function sensibleMorcar(options: MorcarOptions = {}): Player<View, Command, ClassicEvent> {
  return new ClassicMorcar(CLASSIC, options);
}

class ClassicMorcar extends MorcarPlayer<View, Exclude<Command, SharedCommand>, ClassicEvent> {
  protected override plan(monster: Figure, look: PlayerLook<View, Command>): Command[] {
    const { view } = look;
    const acted = hasActed(view, monster);
    if (!acted && this.lair.powersLeft(monster.id)) {
      const power = bestPower(this.lair, this.manner, monster, look.moves);
      if (power !== null) {
        // A step may follow.
        this.played.delete(monster.id);
        return [power];
      }
    }
    const script = planMonster(this.lair, this.manner, monster, this.onslaught);
    // A monster that attacks without moving may still step aside for another.
    if (
      !acted &&
      script[0]?.type === 'attack' &&
      this.manner.rotates &&
      othersWait(this.lair, this.played, monster, view)
    )
      this.played.delete(monster.id);
    return script;
  }
}
