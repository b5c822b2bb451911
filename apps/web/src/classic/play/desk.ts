/** The desk of classic's table and of those built on it: its book's choices, in its terms. */
import type { Command, Names, View } from '@oubliette/classic';
import type { Refusal } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { ArgumentsOf } from '@oubliette/words';
import type { AskSort, Sparable } from '../../play/asking.ts';
import { PlayDesk } from '../../play/desk.ts';
import type { MovesBySeat } from '../../play/desk.ts';
import type { TableScene } from '../../play/gameUi.ts';
import type { PlayKit } from '../kit.ts';
import { CLASSIC } from '../words.ts';
import { goOnAfterDice } from './deeds.ts';
import { unusedBefore } from './menu.ts';
import { namesOf } from './lines.ts';
import { isSurprised, planHolds, planToWalk } from './premove.ts';
import { EMPTY_HANDS, stageWalk } from './session.ts';
import type { InHand } from './session.ts';
import { sparableAt } from './spared.ts';
import { situationOf, stillInHand } from './situation.ts';
import type { Situation } from './situation.ts';
import { startsFor } from './starts.ts';

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

  protected override get askSorts(): readonly AskSort[] {
    return this.kit.askSorts;
  }

  protected override sparable(view: View, moves: MovesBySeat<Command>): Sparable<Command> | null {
    return sparableAt(this.kit, view, moves);
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
      : { ...stageWalk(hand, path), plan: null, goesOn: plan.goesOn ?? null };
  }

  /** The heroes on their starting squares; the turn's end once nothing is left that would be lost. */
  protected override offered({ mode, means, plan }: InHand): InHand['staged'] {
    const { seat, question, menu, moves } = this.situation;
    const { view, seats } = this.scene;
    if (seat === null || plan !== null) return null;
    if (question?.ask === 'place') return { is: 'starts', at: startsFor(view, seats, question.commands) };
    if (question !== null || menu === null || means !== null || (mode !== null && mode !== 'move'))
      return null;
    const end = moves.find(({ type }) => type === 'endTurn');
    return end === undefined || unusedBefore(view, menu, moves) !== null
      ? null
      : { is: 'command', command: end };
  }

  protected override goOn(): void {
    const { goesOn } = this.hand.get();
    if (goesOn === null) return;
    this.change({ goesOn: null });
    void goOnAfterDice(this, goesOn === 'sure');
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
