/** The desk of classic's table and of those built on it: its book's choices, in its terms. */
import type { Command, Names, View } from '@oubliette/classic';
import type { Refusal } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { ArgumentsOf } from '@oubliette/words';
import { PlayDesk } from '../../play/desk.ts';
import type { TableScene } from '../../play/gameUi.ts';
import type { PlayKit } from '../kit.ts';
import { CLASSIC } from '../words.ts';
import { namesOf } from './lines.ts';
import { isSurprised, planHolds, planToWalk } from './premove.ts';
import { EMPTY_HANDS, stageWalk } from './session.ts';
import type { InHand } from './session.ts';
import { situationOf, stillInHand } from './situation.ts';
import type { Situation } from './situation.ts';

export type ClassicScene = TableScene<View, Command>;

type Word = keyof typeof CLASSIC.en;

export abstract class Desk extends PlayDesk<View, Command, InHand> {
  readonly kit: PlayKit;

  constructor(kit: PlayKit) {
    super(EMPTY_HANDS);
    this.kit = kit;
  }

  protected override kept(hand: InHand): InHand {
    return this.#withPlan(stillInHand(this.kit, this.scene.view, this.situation, hand));
  }

  override turnIn({ phase, round, turn }: View): string {
    return [phase, round, turn.taker].join(' ');
  }

  protected override isSurprised(before: View, after: View): boolean {
    return isSurprised(before, after);
  }

  /** A plan is staged once the dice are known, and dropped when something is revealed. */
  #withPlan(hand: InHand): InHand {
    const { view, notify } = this.scene;
    const { plan } = hand;
    if (plan === null) return hand;
    if (!planHolds(view, plan)) {
      notify(this.say('planDropped', {}), 'warning');
      return { ...hand, plan: null };
    }
    const path = planToWalk(this.kit.walking, view, plan);
    if (path === undefined) return hand;
    return path === null || hand.staged !== null
      ? { ...hand, plan: null }
      : { ...stageWalk(hand, path), plan: null };
  }

  override get situation(): Situation {
    return situationOf(this.kit, this.scene, this.hand.get());
  }

  get names(): Names {
    const { batches, view, language } = this.scene;
    return namesOf(this.kit, batches, view, language);
  }

  override explain(refusal: Refusal): string {
    return this.kit.explain(refusal, this.scene.language, this.names);
  }

  label(command: Command): string {
    const { language, view } = this.scene;
    return this.kit.telling.label(command, { view, names: this.names, language });
  }

  say<K extends Word>(key: K, args: ArgumentsOf<typeof CLASSIC, K>): string {
    return say(CLASSIC, this.scene.language, key, args);
  }
}
