/** The town at the terminal: draws the company, reads commands, and carries them out. */
import { HERO_KINDS, castOf, heroNoun, questTreasureCard } from '@oubliette/classic';
import type { CampaignCommandOf, Cast, CommonSheet, HeroKind } from '@oubliette/classic';
import { LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { fold } from '../layout.ts';
import { readLine } from '../play/keys.ts';
import type { Terminal } from '../play/terminal.ts';
import { Asker, InputEnded, pick } from './ask.ts';
import type { Option } from './ask.ts';
import { COUNTERS } from './townBook.ts';
import type { TownCommand } from './campaignBook.ts';
import type { CounterId, Gift, TownBook } from './townBook.ts';
import { goBack, setOut } from './expedition.ts';
import type { Return } from './expedition.ts';
import { askArms, askMotto, askName, askNewHero } from './inscribe.ts';
import { continueWith } from './ledger.ts';
import type { Done, Ledger } from './ledger.ts';
import { drawTown, newsLines } from './screen.ts';
import { fullSheet, suitName } from './sheets.ts';
import type { Page } from './sheets.ts';
import { town } from './words.ts';

const IN_TOWN = [
  'begin',
  ...COUNTERS,
  'enrol',
  'write',
  'give',
  'wear',
  'dismiss',
  'closeBook',
  'sheet',
  'undo',
  'save',
  'quit',
] as const;
const ON_QUEST = ['resume', 'callOff', 'sheet', 'save', 'quit'] as const;
const AFTERWARDS = ['sheet', 'quit'] as const;

/** What this book's town has. */
function inTown({ counters, wears }: TownBook): readonly Deed[] {
  const isCounter = (deed: string): deed is CounterId => (COUNTERS as readonly string[]).includes(deed);
  return IN_TOWN.filter((deed) =>
    isCounter(deed) ? counters[deed] !== undefined : deed !== 'wear' || wears,
  );
}

type Deed = (typeof IN_TOWN)[number] | (typeof ON_QUEST)[number];

export class Town {
  readonly #ledger: Ledger;
  readonly #ask: Asker;
  readonly #terminal: Terminal;
  /** What has happened since the last screen. */
  #news: string[] = [];
  #left = false;

  constructor(ledger: Ledger, terminal: Terminal, language: Language) {
    this.#ledger = ledger;
    this.#terminal = terminal;
    this.#ask = new Asker(terminal, language);
  }

  get language(): Language {
    return this.#ask.language;
  }

  /** Until the person leaves or the input ends. */
  async run(notice: string): Promise<void> {
    this.#tell(notice);
    try {
      while (!this.#left) {
        this.#draw();
        await this.#obey(await this.#ask.line('>'));
      }
    } catch (error) {
      if (!(error instanceof InputEnded)) throw error;
    }
    const { file } = this.#ledger;
    this.#ask.say(
      town(this.language, 'saved', { file }),
      town(this.language, 'toContinue', { command: continueWith(this.#ledger.book, file) }),
    );
  }

  get #page(): Page {
    const { style } = this.#terminal;
    const { book, view } = this.#ledger;
    return {
      book,
      view,
      moves: this.#ledger.moves(),
      language: this.language,
      style,
      width: this.#terminal.width(),
    };
  }

  #draw(): void {
    this.#terminal.clear();
    this.#ask.say(
      ...drawTown({
        ...this.#page,
        height: this.#terminal.height(),
        news: this.#news,
        choices: this.#choices(),
      }),
    );
    this.#news = [];
  }

  #choices(): Option<Deed>[] {
    const { phase } = this.#ledger.view;
    const deeds = { town: inTown(this.#ledger.book), quest: ON_QUEST, over: AFTERWARDS }[phase];
    return deeds.map((value) => ({ label: town(this.language, value, {}), value }));
  }

  async #obey(line: string): Promise<void> {
    const choices = this.#choices();
    const typed = readLine(line);
    if (typed.is === 'nothing') return;
    if (typed.is === 'word' && typed.word === 'lang') return this.#speak(typed.rest);
    const word = typed.is === 'word' ? choices.find(({ value }) => value === typed.word) : undefined;
    const chosen = word ?? pick(choices, line);
    if (chosen !== undefined) return this.#do(chosen.value);
    this.#tell(town(this.language, 'notChosen', { text: line, most: choices.length }));
  }

  #do(deed: Deed): Promise<void> | void {
    switch (deed) {
      case 'begin':
        return this.#begin();
      case 'armoury':
      case 'grow':
      case 'shop':
      case 'sell':
      case 'baggage':
        return this.#counter(deed);
      case 'enrol':
        return this.#enrol();
      case 'write':
        return this.#write();
      case 'give':
        return this.#giveAway();
      case 'wear':
        return this.#wear();
      case 'dismiss':
        return this.#dismiss();
      case 'closeBook':
        return this.#ifSure('closeBook', { type: 'closeBook' });
      case 'resume':
        return this.#resume();
      case 'callOff':
        return this.#ifSure('callOff', { type: 'callOff' });
      case 'undo':
        return this.#undo();
      case 'sheet':
        return this.#sheets();
      case 'save':
        this.#ledger.save();
        return this.#tell(town(this.language, 'saved', { file: this.#ledger.file }));
      case 'quit':
        this.#left = true;
    }
  }

  /** Shown on the next screen. */
  #tell(text: string): void {
    this.#news.push(...fold(text, this.#terminal.width()));
  }

  #give(command: TownCommand): boolean {
    const before = castOf(this.#ledger.view);
    return this.#report(this.#ledger.give(command), before);
  }

  #report(done: Done, before: Cast): boolean {
    const { style } = this.#terminal;
    if (!done.ok) {
      const { rule } = done.refusal;
      const text = this.#ledger.book.telling.refusal(done.refusal, {
        language: this.language,
        names: before,
      });
      this.#news.push(
        ...fold(town(this.language, 'refused', { text, rule }), this.#terminal.width()).map(style.warn),
      );
      return false;
    }
    const { lines } = this.#ledger.book.telling.log(done.events, { language: this.language, names: before });
    for (const { text, rules } of lines) this.#news.push(...newsLines(this.#page, text, rules));
    return true;
  }

  #undo(): void {
    const done = this.#ledger.undo();
    if (done.ok) return this.#tell(town(this.language, 'undone', {}));
    const names = castOf(this.#ledger.view);
    this.#tell(this.#ledger.book.telling.refusal(done.refusal, { language: this.language, names }));
  }

  #speak(rest: string): void {
    const language = LANGUAGES.find((each) => each === rest.trim().toLowerCase());
    if (language === undefined) return this.#tell(town(this.language, 'whichLanguage', {}));
    this.#ask.language = language;
  }

  /** On a screen of their own. */
  async #sheets(): Promise<void> {
    const page = this.#page;
    const { heroes } = page.view;
    if (heroes.length === 0) return this.#tell(town(this.language, 'noHeroes', {}));
    this.#terminal.clear();
    const told = heroes.flatMap((sheet) => [...fullSheet(page, sheet), '']);
    const isRead = await this.#terminal.page(told, this.language);
    if (this.#terminal.isInteractive && isRead) await this.#ask.line(town(this.language, 'backToTown', {}));
  }

  /** Which of the company; not asked if there is only one. */
  async #who(heroes: readonly CommonSheet[], question: 'who' | 'whoElse'): Promise<CommonSheet | null> {
    if (heroes.length === 0) this.#tell(town(this.language, 'noHeroes', {}));
    if (heroes.length < 2) return heroes[0] ?? null;
    return this.#ask.choose(town(this.language, question, {}), this.#listed(heroes));
  }

  #listed(heroes: readonly CommonSheet[]): Option<CommonSheet>[] {
    return heroes.map((sheet) => ({
      label: `${sheet.name} (${heroNoun(sheet.kind, sheet.gender)[this.language].one})`,
      value: sheet,
    }));
  }

  async #enrol(): Promise<void> {
    const here = this.#ledger.view.heroes.map(({ kind }) => kind);
    const kinds = HERO_KINDS.filter((kind) => !here.includes(kind));
    if (kinds.length === 0) return this.#tell(town(this.language, 'companyFull', {}));
    const options = kinds.map((kind) => ({ label: heroNoun(kind, 'm')[this.language].one, value: kind }));
    const hero = await this.#ask.choose(town(this.language, 'whichKind', {}), options);
    if (hero !== null) this.#give(await askNewHero(this.#ask, hero, this.#ledger.view));
  }

  async #write(): Promise<void> {
    const sheet = await this.#who(this.#ledger.view.heroes, 'who');
    if (sheet === null) return;
    const what = await this.#ask.choose(
      town(this.language, 'writeWhat', {}),
      (['writeName', 'writeMotto', 'writeArms'] as const).map((value) => ({
        label: town(this.language, value, {}),
        value,
      })),
    );
    if (what === null) return;
    const { kind: hero } = sheet;
    const writing =
      what === 'writeName'
        ? await askName(this.#ask, sheet)
        : what === 'writeMotto'
          ? { motto: await askMotto(this.#ask) }
          : { arms: await askArms(this.#ask) };
    this.#give({ type: 'inscribe', hero, ...writing });
  }

  async #counter(place: CounterId): Promise<void> {
    const sheet = await this.#who(this.#ledger.view.heroes, 'who');
    if (sheet === null) return;
    for (;;) {
      const { lines, options } = this.#ledger.book.counters[place]!(this.#page, sheet.kind);
      this.#terminal.clear();
      const news = this.#news.length > 0 ? [...this.#news, ''] : [];
      this.#news = [];
      await this.#terminal.page([...news, ...lines, ''], this.language);
      this.#ask.say(
        this.#terminal.style.bold(town(this.language, place === 'armoury' ? 'buyWhat' : 'doWhat', {})),
      );
      const text = await this.#ask.line('>');
      if (text === '') return;
      const chosen = pick(options, text);
      if (chosen === undefined) this.#tell(town(this.language, 'notOnList', { text, most: options.length }));
      else this.#give(chosen.value);
    }
  }

  async #giveAway(): Promise<void> {
    const { heroes } = this.#ledger.view;
    if (heroes.length === 1) return this.#tell(town(this.language, 'aloneHere', {}));
    const giver = await this.#who(heroes, 'who');
    if (giver === null) return;
    const { kind: hero, name, gold } = giver;
    const gifts: readonly Option<Gift | 'gold'>[] = [
      ...(gold > 0 ? [{ label: town(this.language, 'giveGold', { gold }), value: 'gold' as const }] : []),
      ...this.#ledger.book.gifts(giver, this.language),
      ...giver.questTreasures.map((treasure) => ({
        label: questTreasureCard(treasure).noun[this.language].one,
        value: (to: HeroKind) => ({ type: 'giveTreasure' as const, hero, to, treasure }),
      })),
    ];
    if (gifts.length === 0) return this.#tell(town(this.language, 'emptyHanded', { name }));
    const what = await this.#ask.choose(town(this.language, 'giveWhat', {}), gifts);
    if (what === null) return;
    const amount = what === 'gold' ? await this.#howMuch(giver) : 0;
    const others = heroes.filter(({ kind }) => kind !== hero);
    const receiver = await this.#who(others, 'whoElse');
    if (receiver === null) return;
    const { kind: to } = receiver;
    this.#give(what === 'gold' ? { type: 'giveGold', hero, to, amount } : what(to));
  }

  async #howMuch({ name, gold }: CommonSheet): Promise<number> {
    for (;;) {
      const text = await this.#ask.line(town(this.language, 'howMuch', { gold }));
      const amount = text === '' ? gold : Number(text);
      if (Number.isInteger(amount) && amount >= 1 && amount <= gold) return amount;
      this.#ask.say(town(this.language, 'notGold', { text, name, gold }));
    }
  }

  async #wear(): Promise<void> {
    const sheet = await this.#who(this.#ledger.view.heroes, 'who');
    if (sheet === null) return;
    const options = this.#ledger
      .moves()
      .filter((move): move is CampaignCommandOf<'wear'> => move.type === 'wear')
      .filter(({ hero }) => hero === sheet.kind)
      .map((move) => ({
        label:
          move.armour === 'none' ? town(this.language, 'noArmour', {}) : suitName(move.armour, this.language),
        value: move,
      }));
    if (options.length === 0)
      return this.#tell(town(this.language, 'noChoiceOfArmour', { name: sheet.name }));
    const chosen = await this.#ask.choose(town(this.language, 'wearWhat', {}), options);
    if (chosen !== null) this.#give(chosen);
  }

  async #dismiss(): Promise<void> {
    const sheet = await this.#who(this.#ledger.view.heroes, 'who');
    if (sheet === null) return;
    const label = `${town(this.language, 'dismiss', {})} (${sheet.name})`;
    if (await this.#ask.isSure(town(this.language, 'sure', { label })))
      this.#give({ type: 'dismiss', hero: sheet.kind });
  }

  async #ifSure(deed: 'closeBook' | 'callOff', command: TownCommand): Promise<void> {
    const label = town(this.language, deed, {});
    if (await this.#ask.isSure(town(this.language, 'sure', { label }))) this.#give(command);
  }

  async #begin(): Promise<void> {
    const { quests, heroes } = this.#ledger.view;
    if (heroes.length === 0) return this.#tell(town(this.language, 'noHeroes', {}));
    const open = quests.filter((quest) => quest.open);
    if (open.length === 0) return this.#tell(town(this.language, 'allWon', {}));
    const quest = open.length === 1 ? open[0]! : await this.#whichQuest();
    if (quest === null) return;
    const party = await this.#whoGoes(heroes);
    const training = quest.training && (await this.#ask.isSure(town(this.language, 'askTraining', {})));
    const command = { type: 'beginQuest', quest: quest.id, heroes: party } as const;
    if (this.#give(training ? { ...command, training } : command)) await this.#play(setOut);
  }

  #whichQuest() {
    const options = this.#ledger.view.quests.map((value) => {
      const title = value.title[this.language];
      return { label: value.won ? town(this.language, 'questWon', { title }) : title, value };
    });
    return this.#ask.choose(town(this.language, 'whichQuest', {}), options);
  }

  /** In the order of the hero cards, by which a party is named. */
  async #whoGoes(heroes: readonly CommonSheet[]): Promise<readonly HeroKind[]> {
    const inOrder = HERO_KINDS.flatMap((kind) => heroes.filter((sheet) => sheet.kind === kind));
    if (inOrder.length === 1) return inOrder.map(({ kind }) => kind);
    const going = await this.#ask.several(town(this.language, 'whoGoes', {}), this.#listed(inOrder));
    return going.map(({ kind }) => kind);
  }

  #resume(): Promise<void> {
    return this.#play(goBack);
  }

  async #play(
    go: (ledger: Ledger, terminal: Terminal, language: Language) => Promise<Return>,
  ): Promise<void> {
    const before = castOf(this.#ledger.view);
    const { language, recorded, problem } = await go(this.#ledger, this.#terminal, this.language);
    this.#ask.language = language;
    this.#news = [];
    if (recorded !== null) this.#report(recorded, before);
    if (problem !== null) this.#tell(problem);
  }
}
