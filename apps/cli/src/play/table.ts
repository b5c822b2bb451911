/** A game at the terminal: draws the table, reads commands, and carries them out. */
import { makeSquare, neighbour, parseSquare, stepsApart } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { BaseCommand, BaseEvent, Refusal, SeatId, Waiting } from '@oubliette/kernel';
import { LANGUAGES } from '@oubliette/words';
import type { Language, LogLine } from '@oubliette/words';
import { askedAs } from '../gameIds.ts';
import { fold, inColumns } from '../layout.ts';
import type { Choice, TerminalLook, Menu, PlayBook } from './book.ts';
import { NoMoreDice } from './dice.ts';
import { helpLines } from './help.ts';
import { isWord, plainOf, readLine } from './keys.ts';
import type { Typed, Word } from './keys.ts';
import { LogBook, walksTogether } from './logBook.ts';
import { exactly, matching } from './matching.ts';
import { nested } from './menuText.ts';
import { Rulebook, ruleLines, whyLines } from './reader.ts';
import { drawScreen, foldLogLine, numberedChoices } from './screen.ts';
import type { Frame } from './screen.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';
import { ui } from './words.ts';

/** What to do after a line has been read: go on asking, redraw the table, or leave. */
type Next = 'ask' | 'draw' | 'leave';

export class Table {
  language: Language;
  readonly #session: Session;
  readonly #book: PlayBook;
  readonly #terminal: Terminal;
  readonly #log: LogBook;
  readonly #rulebook = new Rulebook();
  /** The seat that looks at the screen. */
  #seat: SeatId;
  #focus: string | null = null;
  /** The figure that walked last. */
  #ahead: string | null = null;
  /** How many lines of the log have been on a screen. */
  #shown = 0;

  constructor(session: Session, terminal: Terminal, language: Language, seat: SeatId) {
    this.#session = session;
    this.#terminal = terminal;
    this.language = language;
    this.#seat = seat;
    const { game, state } = session.match;
    this.#book = session.book;
    const nobodyYet = this.#book.telling.nobodyYet(game.view(state, seat));
    this.#log = new LogBook(this.#book, nobodyYet, (event, to) => game.redact(event, to));
  }

  /** What happened before the first screen, which shows its last `lines` lines; all of them for 0. */
  remember(batches: readonly (readonly BaseEvent[])[], lines: number): void {
    const { ordinary } = this.#book;
    for (const batch of walksTogether(batches, ordinary)) this.#log.add(batch);
    this.#shown = lines === 0 ? 0 : Math.max(0, this.#lines().length - lines);
  }

  /** Until the match is over or the person leaves. `notice` is below the first screen. */
  async run(notice: readonly string[]): Promise<void> {
    let unread = notice;
    try {
      for (;;) {
        this.#log.add(await this.#session.letComputersPlay());
        const awaited = this.#session.awaited();
        if (awaited === null) break;
        await this.#turnTo(awaited.seat);
        if (unread.length > 0 && this.#terminal.isInteractive) {
          await this.#openingPage(unread);
          unread = [];
        }
        this.#draw(awaited);
        this.#terminal.print(unread);
        unread = [];
        if ((await this.#listen(awaited)) === 'leave') return this.#sayWhereSaved();
      }
    } catch (error) {
      if (!(error instanceof NoMoreDice)) throw error;
      return this.#sayWhereSaved();
    }
    this.#draw(null, LINES_AFTER_THE_END + unread.length);
    this.#terminal.print(unread);
    this.#sayEnding();
  }

  /** What happened before the first screen, and what to know, read before the screen covers it. */
  async #openingPage(notice: readonly string[]): Promise<void> {
    const lines = this.#lines();
    const { style } = this.#terminal;
    const told = lines
      .slice(this.#shown)
      .flatMap((line, i) => foldLogLine(line, this.#shown + i + 1, this.#terminal.width(), style));
    this.#terminal.clear();
    const folded = notice.flatMap((line) => fold(line, this.#terminal.width()));
    if (
      await this.#terminal.page(
        [style.bold(this.#book.title(this.#look())), ...told, ...folded],
        this.language,
      )
    )
      await this.#terminal.ask(ui(this.language, 'begin', {}));
    this.#shown = lines.length;
  }

  /** Two people at one screen: one's view is covered before the other sits down. */
  async #turnTo(seat: SeatId): Promise<void> {
    if (this.#seat === seat) return;
    this.#seat = seat;
    this.#focus = null;
    this.#shown = Math.min(this.#shown, this.#lines().length);
    if (!this.#terminal.isInteractive) return;
    this.#terminal.clear();
    await this.#terminal.ask(ui(this.language, 'curtain', { seat: this.#session.side(seat) }));
  }

  get #view(): unknown {
    const { game, state } = this.#session.match;
    return game.view(state, this.#seat);
  }

  get #names(): unknown {
    return this.#log.names(this.language, this.#seat);
  }

  #lines(): readonly LogLine[] {
    return this.#log.lines(this.language, this.#seat);
  }

  #menu(): Menu {
    const { game, state } = this.#session.match;
    const moves = game.moves(state, this.#seat);
    const menu = this.#book.menu(moves, this.#look(), this.#focus);
    return nested(menu, this.#terminal.height(), this.language);
  }

  #look(): TerminalLook {
    return {
      setup: this.#session.setup,
      view: this.#view,
      names: this.#names,
      language: this.language,
      style: this.#terminal.style,
    };
  }

  #draw(awaited: Waiting | null, below = 0): void {
    this.#drawWith({ prompt: awaited?.prompt ?? null, menu: this.#menu(), below });
    this.#shown = this.#lines().length;
  }

  #drawWith(asked: Pick<Frame, 'prompt' | 'menu' | 'below' | 'question'>): void {
    this.#terminal.clear();
    this.#terminal.print(
      drawScreen({
        ...this.#look(),
        book: this.#book,
        width: this.#terminal.width(),
        height: this.#terminal.height(),
        news: this.#lines().slice(this.#shown),
        before: this.#shown,
        ...asked,
      }),
    );
  }

  /** Reads until something has been done, or the person leaves. */
  async #listen(awaited: Waiting): Promise<Next> {
    for (;;) {
      const line = await this.#terminal.ask('> ');
      if (line === null) return 'leave';
      const next = await this.#obey(line, readLine(line), awaited);
      if (next !== 'ask') return next;
    }
  }

  #obey(line: string, typed: Typed, awaited: Waiting): Promise<Next> | Next {
    const exact = typed.is === 'nothing' ? undefined : this.#calledExactly(line);
    if (exact !== undefined) return this.#choose(exact, line, null);
    switch (typed.is) {
      case 'nothing':
        this.#shown = Math.max(0, this.#lines().length - 6);
        return 'draw';
      case 'step':
        return this.#step(typed.direction);
      case 'number':
        return this.#choose(this.#menu().choices[typed.number - 1], String(typed.number), typed.then);
      case 'text':
        return this.#chooseByWords(typed.text);
      case 'word':
        return this.#lookUp(typed.word, typed.rest, awaited, line);
    }
  }

  #lookUp(word: Word, rest: string, awaited: Waiting, line: string): Promise<Next> | Next {
    // "Move Ratman 2 to F7" begins like "move F7", and is a choice.
    const [meant, ...others] =
      rest === '' || this.#squareNamed(rest) !== null ? [] : this.#choicesCalled(line);
    if (meant !== undefined && others.length === 0) return this.#choose(meant, line, null);
    switch (word) {
      case 'go':
        return this.#walk(rest);
      case 'follow':
        return this.#follow();
      case 'roll':
        return this.#giveInstead(this.#book.roll(this.#menu().mover));
      case 'end':
        return this.#giveInstead(this.#book.end);
      case 'hint':
        return this.#hint();
      case 'undo':
        return this.#undo();
      case 'why':
        return this.#why(rest);
      case 'rule':
        return this.#rule(rest);
      case 'log':
        return this.#showLog(rest);
      case 'choices':
        return this.#showChoices();
      case 'map':
        return this.#show(this.#book.map(this.#look(), this.#terminal.width()));
      case 'reach':
        return this.#showReach();
      case 'sheet':
        return this.#show(this.#book.sheet(this.#look(), this.#terminal.width()));
      case 'help':
        return this.#show(helpLines(this.#book.help[this.language], this.#terminal.width()));
      case 'lang':
        return this.#speak(rest, awaited);
      case 'save':
        this.#session.save();
        return this.#print([ui(this.language, 'saved', { file: this.#session.file })]);
      case 'quit':
        return 'leave';
    }
  }

  #print(lines: readonly string[]): Next {
    this.#terminal.print(lines);
    return 'ask';
  }

  /** Page by page, if longer than the window. */
  async #show(lines: readonly string[]): Promise<Next> {
    await this.#terminal.page(lines, this.language);
    return 'ask';
  }

  #printFolded(text: string): Next {
    return this.#print(fold(text, this.#terminal.width()));
  }

  async #give(command: BaseCommand): Promise<Next> {
    const wasBusy = this.#isFocusBusy();
    const done = await this.#session.give(this.#seat, command);
    if (!done.ok) return this.#explain(done.refusal);
    this.#log.add(done.events);
    this.#letGo(wasBusy);
    return 'draw';
  }

  #isFocusBusy(): boolean {
    const { game, state } = this.#session.match;
    return this.#focus !== null && this.#book.isBusy(game.moves(state, this.#seat), this.#focus);
  }

  /** A chosen figure has done all it can: turns to the next one. */
  #letGo(wasBusy: boolean): void {
    if (wasBusy && !this.#isFocusBusy()) this.#focus = null;
  }

  #explain(refusal: Refusal): Next {
    const text = this.#book.telling.refusal(refusal, { language: this.language, names: this.#names });
    return this.#printFolded(ui(this.language, 'refused', { text, rule: refusal.rule }));
  }

  /** A letter names a neighbouring square, legal or not: the rules say why not. */
  #step(direction: Direction): Promise<Next> | Next {
    const { mover, steps } = this.#menu();
    this.#ahead = mover;
    const known = steps.get(direction);
    if (known !== undefined) return this.#give(known);
    const from = mover === null ? null : this.#book.squareOf(this.#view, mover);
    if (mover === null || from === null) return this.#print([ui(this.language, 'nobodyToMove', {})]);
    const step = stepTo(mover, neighbour(this.#book.board(this.#view), from, direction));
    const choice = this.#menu().choices.find(
      ({ commands: [only, ...more] }) => only !== undefined && more.length === 0 && isSameStep(only, step),
    );
    return choice === undefined ? this.#give(step) : this.#choose(choice, step.type, null);
  }

  /** As a choice if it is one; otherwise the rules say why not. */
  #giveInstead(command: BaseCommand): Promise<Next> | Next {
    const choice = this.#menu().choices.find(({ commands: [first] }) => first?.type === command.type);
    return choice === undefined ? this.#give(command) : this.#choose(choice, command.type, null);
  }

  async #choose(choice: Choice | undefined, typed: string, then: string | null): Promise<Next> {
    const isNone =
      choice === undefined || (then !== null && choice.commands.length < 2 && choice.of === undefined);
    if (isNone)
      return this.#print([ui(this.language, 'noSuchChoice', { text: [typed, then ?? ''].join(' ').trim() })]);
    if (choice.of !== undefined) return this.#chooseAmong(choice.of, then);
    if (choice.turnTo !== undefined) {
      this.#focus = choice.turnTo;
      return 'draw';
    }
    if (this.#book.isGrave(choice, this.#view) && !(await this.#isSure(choice.label))) return 'draw';
    const [only] = choice.commands;
    if (choice.commands.length === 1) return this.#give(only!);
    return this.#chooseAmong(this.#apart(choice.commands), then);
  }

  /** Which of those that share a number; `then` may say it, and which of that one after it. */
  async #chooseAmong(choices: readonly Choice[], then: string | null): Promise<Next> {
    const answer = then ?? (await this.#askWhich(choices));
    if (answer === '') return 'draw';
    const [, number, rest = null] = /^(\d+)(?:[ .]+(.+))?$/u.exec(answer) ?? [];
    const chosen = number === undefined ? this.#oneCalled(choices, answer) : choices[Number(number) - 1];
    if (chosen === undefined && isWord(answer, 'quit')) return 'leave';
    return this.#choose(chosen, answer, chosen === undefined ? null : rest);
  }

  #oneCalled(choices: readonly Choice[], answer: string): Choice | undefined {
    const exact = exactly(choices, answer);
    if (exact !== undefined) return exact;
    const [only, ...others] = matching(choices, answer, (choice) => this.#called(choice));
    return others.length === 0 ? only : undefined;
  }

  /** Each command as a choice of its own. */
  #apart(commands: readonly BaseCommand[]): readonly Choice[] {
    const view = this.#view;
    return commands.map((command) => ({
      label: this.#book.telling.label(command, { language: this.language, names: this.#names, view }),
      commands: [command],
    }));
  }

  /** Confirms what ends things for a hero: giving up, wasting a spell, leaving before the mission is done. */
  async #isSure(label: string): Promise<boolean> {
    const answer = await this.#terminal.ask(`${ui(this.language, 'sure', { label })} `);
    return /^\s*[yo]/iu.test(answer ?? '');
  }

  /** The typed number; empty to go back. */
  async #askWhich(choices: readonly Choice[]): Promise<string> {
    const question = ui(this.language, 'whichTarget', {});
    const list = inColumns(numberedChoices(choices, this.#terminal.style), this.#terminal.width());
    if (this.#terminal.isInteractive)
      this.#drawWith({ prompt: '', question, menu: { ...this.#menu(), steps: new Map(), choices } });
    else this.#terminal.print([...list, question]);
    const answer = (await this.#terminal.ask('> '))?.trim() ?? '';
    if (this.#terminal.isInteractive && isWord(answer, 'choices')) {
      await this.#show(list);
      return (await this.#terminal.ask('> '))?.trim() ?? '';
    }
    return answer;
  }

  /** "attack orc 2": the choice whose label has all these words. */
  #chooseByWords(text: string): Promise<Next> | Next {
    const found = this.#choicesCalled(text);
    if (found.length === 1) return this.#choose(found[0], text, null);
    if (found.length === 0) return this.#tryBlow(text);
    return this.#print([ui(this.language, 'several', { text }), ...found.map(({ label }) => `  ${label}`)]);
  }

  /** A whole label is never read as anything else, nor as the beginning of another. */
  #calledExactly(line: string): Choice | undefined {
    const { choices, rare, steps } = this.#menu();
    const all = [...choices, ...choices.flatMap(({ of = [] }) => of), ...rare];
    const single = [...all.flatMap((choice) => this.#singles(choice)), ...this.#apart([...steps.values()])];
    return exactly([...all, ...single], line, ({ label }) => [label]);
  }

  #choicesCalled(text: string): readonly Choice[] {
    const { choices, rare, steps } = this.#menu();
    const single = [...choices, ...rare].flatMap((choice) => this.#singles(choice));
    const walks = this.#apart([...steps.values()]);
    return matching([...single, ...walks], text, (choice) => this.#called(choice));
  }

  #singles(choice: Choice): readonly Choice[] {
    if (choice.of !== undefined) return choice.of.flatMap((each) => this.#singles(each));
    return choice.commands.length < 2 ? [choice] : this.#apart(choice.commands);
  }

  /** A choice as it may be typed, in either language at any time. */
  #called({ label, commands }: Choice): readonly string[] {
    const other = LANGUAGES.find((language) => language !== this.language)!;
    const told = commands.map((command) =>
      this.#book.telling.label(command, { language: other, names: this.#names, view: this.#view }),
    );
    return [label, ...told];
  }

  /** "attack orc 2" with the orc out of reach: the rules say why not. */
  #tryBlow(text: string): Promise<Next> | Next {
    const { mover } = this.#menu();
    const view = this.#view;
    const [board, from] = [this.#book.board(view), mover === null ? null : this.#book.squareOf(view, mover)];
    const steps = (target: string): number =>
      stepsApart(board, from ?? 0, this.#book.squareOf(view, target) ?? 0);
    const blows = (mover === null || from === null ? [] : this.#book.blowsAtAll(view, mover)).toSorted(
      (a, b) => steps(a.target) - steps(b.target),
    );
    const [nearest] = matching(this.#apart(blows), text, (choice) => this.#called(choice));
    if (nearest === undefined) return this.#printFolded(ui(this.language, 'notUnderstood', { text }));
    return this.#give(nearest.commands[0]!);
  }

  #squareNamed(text: string): Square | null {
    return parseSquare(this.#book.board(this.#view), text.replaceAll(/^(?:to|en|à|a)\s+/giu, ''));
  }

  async #walk(rest: string): Promise<Next> {
    if (rest === '') return this.#print([ui(this.language, 'whichSquare', {})]);
    const to = this.#squareNamed(rest);
    if (to === null) return this.#print([ui(this.language, 'noSuchSquare', { text: rest })]);
    const { mover } = this.#menu();
    if (mover === null) return this.#print([ui(this.language, 'nobodyToMove', {})]);
    this.#ahead = mover;
    const events: BaseEvent[] = [];
    const first = this.#book.beforeWalk(this.#view, mover);
    if (first !== null) {
      const rolled = await this.#session.give(this.#seat, first);
      if (!rolled.ok) return this.#explain(rolled.refusal);
      events.push(...rolled.events);
    }
    const wasBusy = this.#isFocusBusy();
    const stopped = await this.#stepAlong(mover, this.#book.way(this.#view, mover, to), events);
    this.#letGo(wasBusy);
    const refusal = stopped === 'news' ? null : stopped;
    this.#log.add(events);
    if (events.length === 0 && refusal === null)
      return this.#print([
        ui(this.language, 'noWay', { square: makeSquare(this.#book.board(this.#view), to) }),
      ]);
    return refusal === null || events.length > 0 ? 'draw' : this.#explain(refusal);
  }

  /** All others follow the one that went ahead, until something new happens. */
  async #follow(): Promise<Next> {
    const ahead = this.#ahead ?? this.#menu().mover;
    const follower = () => (ahead === null ? null : this.#book.follower(this.#view, ahead));
    if (follower() === null) return this.#print([ui(this.language, 'nobodyFollows', {})]);
    const events: BaseEvent[] = [];
    let stopped: Refusal | 'news' | null = null;
    for (let next = follower(); next !== null && stopped === null; next = follower())
      stopped = await this.#stepAlong(next.mover, next.steps, events);
    this.#log.add(events);
    return stopped === null || stopped === 'news' || events.length > 0 ? 'draw' : this.#explain(stopped);
  }

  /** Step by step, until the last square is reached or something new happens. */
  async #stepAlong(
    mover: string,
    squares: readonly Square[],
    events: BaseEvent[],
  ): Promise<Refusal | 'news' | null> {
    for (const square of squares) {
      const done = await this.#session.give(this.#seat, stepTo(mover, square));
      if (!done.ok) return done.refusal;
      events.push(...done.events);
      const isNews = done.events.some(({ type }) => !this.#book.ordinary.has(type));
      if (isNews || this.#session.awaited()?.seat !== this.#seat) return 'news';
    }
    return null;
  }

  #hint(): Next {
    const command = this.#session.advise(this.#seat);
    if (command === null) return this.#print([ui(this.language, 'noHint', {})]);
    const label = this.#book.telling.label(command, {
      language: this.language,
      names: this.#names,
      view: this.#view,
    });
    const doer = 'figure' in command && typeof command.figure === 'string' ? command.figure : null;
    const choice = this.#menu()
      .choices.flatMap(({ of, ...each }) => of ?? [each])
      .find(({ turnTo }) => turnTo !== undefined && turnTo === doer);
    return this.#printFolded(
      choice === undefined
        ? ui(this.language, 'hint', { label })
        : ui(this.language, 'hintFor', { turn: choice.label, label }),
    );
  }

  #undo(): Next {
    const done = this.#session.undo(this.#seat);
    if (!done.ok) return this.#explain(done.refusal);
    this.#log.add(done.events);
    return 'draw';
  }

  #why(rest: string): Promise<Next> | Next {
    const lines = this.#lines();
    const number = rest === '' ? lines.length : Number(rest);
    const line = lines[number - 1];
    if (line === undefined) return this.#print([ui(this.language, 'noSuchLine', { text: rest })]);
    const { style } = this.#terminal;
    return this.#show(whyLines(line, number, this.#rulebook, this.language, this.#terminal.width(), style));
  }

  #rule(rest: string): Promise<Next> | Next {
    if (rest === '') return this.#print([ui(this.language, 'whichRule', {})]);
    const entry = this.#rulebook.find(rest);
    if (entry === undefined) return this.#print([ui(this.language, 'noSuchRule', { text: rest })]);
    return this.#show(ruleLines(entry, this.language, this.#terminal.width(), this.#terminal.style));
  }

  #showLog(rest: string): Promise<Next> {
    const lines = this.#lines();
    const isAll = ['all', 'tout'].includes(plainOf(rest));
    const count = isAll ? lines.length : Math.max(1, Number(rest) || 20);
    const from = Math.max(0, lines.length - count);
    const { style } = this.#terminal;
    return this.#show(
      lines
        .slice(from)
        .flatMap((line, i) => foldLogLine(line, from + i + 1, this.#terminal.width(), style, 'all')),
    );
  }

  #showChoices(): Promise<Next> {
    const { choices, rare } = this.#menu();
    const { style } = this.#terminal;
    return this.#show([
      style.bold(ui(this.language, 'allChoices', {})),
      ...inColumns(numberedChoices(choices, style), this.#terminal.width()),
      ...rare.map(({ label }) => `    ${label}`),
    ]);
  }

  #showReach(): Promise<Next> {
    const { mover } = this.#menu();
    const shown = mover === null ? null : this.#book.reachMap(this.#look(), mover, this.#terminal.width());
    return this.#show(shown ?? [ui(this.language, 'nobodyToMove', {})]);
  }

  #speak(rest: string, awaited: Waiting): Next {
    const language = LANGUAGES.find((each) => each === rest.trim().toLowerCase());
    if (language === undefined) return this.#print([ui(this.language, 'whichLanguage', {})]);
    this.language = language;
    this.#shown = Math.max(0, this.#lines().length - 6);
    this.#draw(awaited, 1);
    return this.#print([ui(language, 'languageSet', {})]);
  }

  #sayWhereSaved(): void {
    this.#terminal.print([ui(this.language, 'saved', { file: this.#session.file })]);
  }

  #sayEnding(): void {
    this.#terminal.print([
      this.#book.ending(this.#look()),
      ui(this.language, 'saved', { file: this.#session.file }),
    ]);
  }
}

/** Where a match was saved, who won, and how to go on. */
const LINES_AFTER_THE_END = 5;

function stepTo(figure: string, to: Square): BaseCommand & { figure: string; to: Square } {
  return { type: 'step', figure, to };
}

function isSameStep(command: BaseCommand, step: ReturnType<typeof stepTo>): boolean {
  const { type, figure, to } = command as Partial<typeof step>;
  return type === step.type && figure === step.figure && to === step.to;
}

/** The command that goes on with a match. */
export function continueWith({ id }: PlayBook, file: string): string {
  return `./oubliette play ${askedAs(id)} --continue ${file}`;
}
