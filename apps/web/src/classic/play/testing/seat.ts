/** A seat at a drawn table: a controller whose scene follows the real rules, with its messages recorded. */
import assert from 'node:assert/strict';
import type { Command, View } from '@oubliette/classic';
import type { Face, Refusal, SeatId } from '@oubliette/kernel';
import type { Present } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import type { Cue } from '../../../play/gameUi.ts';
import type { Reason } from '../../../play/testing/refused.ts';
import type { Asking } from '../../../settings/settings.ts';
import { Controller } from '../controller.ts';
import type { ClassicScene } from '../controller.ts';
import type { Staged } from '../session.ts';
import type { StagedPath } from '../stage.ts';
import type { PlayKit } from '../../kit.ts';
import type { TestTable } from './scene.ts';
import { CLASSIC_PLAY } from '../../classicPlay.ts';

export class Sitting {
  readonly controller: Controller;
  /** Everything shown: notices, reasons, questions. */
  readonly told: string[] = [];
  /** Every reason given: its sentence, and the rule it comes with. */
  readonly reasons: Reason[] = [];
  readonly given: Command[] = [];
  readonly pointed: (readonly number[])[] = [];
  /** The answer to every question. */
  answer = true;
  dice: Face[] = [];
  /** When a choice is confirmed before it is carried out. */
  asking: Asking = 'always';
  /** Beside the box, people type what they rolled for the heroes. */
  typesDice = false;
  /** Dice are called for, and not typed yet. */
  rolling = false;
  /** How often the playback was skipped. */
  hurried = 0;
  /** From so many commands on they wait for dice that people roll. */
  rollsFrom = Infinity;
  /** What is being shown, and the board meanwhile. */
  #showing: { readonly cue: Cue; readonly view: View } | null = null;
  readonly #table: TestTable;
  readonly #seat: SeatId;
  readonly #language: Language;
  readonly #warn: boolean;

  constructor(
    table: TestTable,
    seat: SeatId = 'heroes',
    language: Language = 'en',
    warn = true,
    kit: PlayKit = CLASSIC_PLAY,
  ) {
    this.controller = new Controller(kit);
    this.#table = table;
    this.#seat = seat;
    this.#language = language;
    this.#warn = warn;
    this.look();
  }

  /** Redraws the screen. */
  look(): void {
    this.controller.show(this.#scene());
  }

  /** Something happens and is shown for a while, or stays open to be read. */
  watch(happens: () => void, readAloud?: Cue['readAloud']): void {
    const cue: Cue = { key: 'it', ms: 1000, shows: 'before', events: [], sound: null };
    this.#showing = { cue: readAloud === undefined ? cue : { ...cue, readAloud }, view: this.view };
    happens();
    this.look();
  }

  /** It has been shown. */
  goOn(): void {
    this.#showing = null;
    this.look();
  }

  get hand() {
    return this.controller.hand.get();
  }

  /** What is staged now. */
  staged(): Staged | null {
    return this.hand.staged;
  }

  path(): StagedPath {
    const staged = this.staged();
    return staged?.is === 'path' ? staged.path : assert.fail('no path is staged');
  }

  command(): Command {
    const staged = this.staged();
    return staged?.is === 'command' ? staged.command : assert.fail('no command is staged');
  }

  get view(): View {
    return this.#table.view(this.#seat);
  }

  #explain(refusal: Refusal): void {
    const text = this.controller.explain(refusal);
    this.reasons.push({ text, rule: refusal.rule });
  }

  #scene(): ClassicScene {
    const table = this.#table;
    const seat = this.#seat;
    const view = table.view(seat);
    const showing = this.#showing;
    return {
      language: this.#language,
      view: showing?.view ?? view,
      seats: [seat],
      eyes: seat,
      chairs: [],
      moves: showing === null ? { [seat]: table.moves(seat) } : {},
      waiting: table.arranged.game.waiting(table.state),
      present: {
        view,
        moves: { [seat]: table.moves(seat) },
        moments: this.given.length,
        rolling: this.rolling ? { you: 'type' } : null,
      } as unknown as Present,
      batches: [],
      cue: showing?.cue ?? null,
      still: false,
      typesDice: this.typesDice,
      follow: null,
      settings: {
        reducedMotion: true,
        speed: 0,
        askBefore: this.asking,
        warnBeforeEnd: this.#warn,
        letterKeys: true,
        asks: {},
      },
      points: [],
      point: (at, to) => void this.pointed.push(to === undefined ? [at] : [at, to]),
      ask: (request) => {
        if (request.t !== 'why') return Promise.reject(new Error('nobody asks here'));
        const decision = table.arranged.game.decide(table.state, request.seat, request.command as Command, {
          roll: () => 1 as never,
        });
        return Promise.resolve({ t: 'why', id: 'why', refusal: decision.ok ? null : decision.refusal });
      },
      give: (by, command) => {
        if (this.given.length >= this.rollsFrom) {
          this.rolling = true;
          this.look();
          return Promise.resolve(true);
        }
        const refusal = table.try(by, command, this.dice);
        if (refusal === null) this.given.push(command);
        else {
          this.told.push(refusal.code);
          this.#explain(refusal);
        }
        this.look();
        return Promise.resolve(refusal === null);
      },
      why: (by, command, put = (refusal) => refusal) => {
        const decision = table.arranged.game.decide(table.state, by, command, { roll: () => 1 as never });
        const refusal = decision.ok ? null : put(decision.refusal);
        this.told.push(refusal?.code ?? 'allowed');
        if (refusal !== null) this.#explain(refusal);
        return Promise.resolve();
      },
      hurry: () => {
        this.hurried += 1;
        this.goOn();
      },
      showRule: (id) => void this.told.push(id),
      notify: (text) => {
        this.told.push(text);
        this.reasons.push({ text, rule: null });
      },
      confirm: (question) => {
        this.told.push(question);
        return Promise.resolve(this.answer);
      },
    };
  }
}
