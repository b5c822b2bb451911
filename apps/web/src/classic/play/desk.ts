/** What presses and taps work on: the scene that is shown, what is in hand, and a press that came too early. */
import type { Command, Names, View } from '@oubliette/classic';
import { say } from '@oubliette/words';
import type { ArgumentsOf } from '@oubliette/words';
import type { Scene } from '../../table/gameUi.ts';
import type { PlayKit } from '../kit.ts';
import { CLASSIC } from '../words.ts';
import { namesOf } from './lines.ts';
import { planHolds, planToWalk } from './premove.ts';
import { isStillMeant } from './pressed.ts';
import type { Pressed } from './pressed.ts';
import { EMPTY_HANDS, HandStore, stageWalk } from './session.ts';
import type { InHand } from './session.ts';
import { situationOf, stillInHand } from './situation.ts';
import type { Situation } from './situation.ts';

export type ClassicScene = Scene<View, Command>;

type Word = keyof typeof CLASSIC.en;

/** The answer may come before the news: so often, and so many milliseconds apart, the screen is looked at for it. */
const MOST_LOOKS = 120;
const LOOK_MS = 16;

export class Desk {
  readonly kit: PlayKit;
  readonly hand = new HandStore();
  #scene: ClassicScene | null = null;
  #pressed: Pressed | null = null;

  constructor(kit: PlayKit) {
    this.kit = kit;
  }

  /** The scene as it was last drawn. What is in hand and no longer holds is put down, and said so. */
  show(scene: ClassicScene): void {
    this.#scene = scene;
    if (this.isBusy) return this.#hurry();
    const hand = this.hand.get();
    const kept = this.#withPlan(stillInHand(this.kit, scene.view, this.situation, hand));
    if (hand.staged !== null && kept.staged === null) scene.notify(this.say('changed', {}), 'warning');
    this.hand.set(kept);
    const pressed = this.#pressed;
    this.#pressed = null;
    if (pressed !== null && isStillMeant(pressed, scene.view)) void pressed.deed();
  }

  /** A plan is staged when the dice are known, and dropped when something has come to light. */
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

  /** The table was left. */
  reset(): void {
    this.#scene = null;
    this.forget();
    this.hand.set(EMPTY_HANDS);
  }

  get scene(): ClassicScene {
    if (this.#scene === null) throw new Error('no table is shown');
    return this.#scene;
  }

  /** How the table stands, shown or not. */
  get latest(): View {
    return (this.scene.present.view ?? this.scene.view) as unknown as View;
  }

  get situation(): Situation {
    return situationOf(this.kit, this.scene, this.hand.get());
  }

  get names(): Names {
    const { batches, view, language } = this.scene;
    return namesOf(this.kit, batches, view, language);
  }

  label(command: Command): string {
    const { language, view } = this.scene;
    return this.kit.label(command, { view, names: this.names, language });
  }

  say<K extends Word>(key: K, args: ArgumentsOf<typeof CLASSIC, K>): string {
    return say(CLASSIC, this.scene.language, key, args);
  }

  change(next: (hand: InHand) => InHand): void {
    this.hand.set(next(this.hand.get()));
  }

  /** While something is shown or carried out, presses wait. */
  get isBusy(): boolean {
    return this.hand.get().acting || isPlayedBack(this.scene);
  }

  /** Does it at once, or as soon as the table has caught up, which a press hurries on; of several presses the last counts. */
  async whenStill(deed: Pressed['deed'], commits = this.hand.get().staged !== null): Promise<void> {
    if (!this.isBusy) return deed();
    this.#pressed = { deed, commits, seen: this.scene.view, known: this.latest };
    this.#hurry();
  }

  /** True when there was a press to forget. */
  forget(): boolean {
    const pressed = this.#pressed;
    this.#pressed = null;
    return pressed !== null;
  }

  /** Whoever has pressed something wants to see no more of what was; texts are left for them to read. */
  #hurry(): void {
    const { cue, hurry } = this.scene;
    if (this.#pressed !== null && cue !== null && cue.readAloud === undefined) hurry?.();
  }

  /** Carries something out: until it is done, presses wait. */
  async act<T>(deed: () => Promise<T>): Promise<T> {
    // Part of something larger, which ends it.
    if (this.hand.get().acting) return deed();
    this.change((hand) => ({ ...hand, acting: true }));
    try {
      return await deed();
    } finally {
      this.change((hand) => ({ ...hand, acting: false }));
      if (this.#scene !== null) this.show(this.#scene);
    }
  }

  /** Until the screen has heard of what was carried out: the answer may come before the news. */
  async news(before: ClassicScene['present']): Promise<void> {
    for (let looks = 0; looks < MOST_LOOKS && this.#scene?.present === before; looks += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_MS);
      });
  }
}

/** What has happened is still being shown: the moves come when it has been. */
export function isPlayedBack(scene: Pick<ClassicScene, 'cue' | 'still' | 'moves' | 'eyes'>): boolean {
  return scene.cue !== null || (!scene.still && scene.moves[scene.eyes] === undefined);
}
