/** Between two quests of Expert at the terminal: the heroes, the book, and a numbered menu of what may be done. */
import {
  abilityCard,
  campaignTelling,
  CHARACTERS,
  GENERATED,
  questNamed,
  treasureCard,
} from '@oubliette/expert';
import type {
  CampaignCommand,
  CampaignCommandOf,
  CampaignView,
  ClassId,
  Sheet,
  TreasureId,
} from '@oubliette/expert';
import type { Language } from '@oubliette/words';
import { Asker, InputEnded, pick } from '../campaign/ask.ts';
import type { Option } from '../campaign/ask.ts';
import type { CampaignBook } from '../campaign/campaignBook.ts';
import { goBack, setOut } from '../campaign/expedition.ts';
import type { Return } from '../campaign/expedition.ts';
import { continueWith } from '../campaign/ledger.ts';
import type { Done, Ledger } from '../campaign/ledger.ts';
import { town } from '../campaign/words.ts';
import { fold, inColumns } from '../layout.ts';
import type { Terminal } from '../play/terminal.ts';
import { settling } from './townWords.ts';

export type ExpertLedger = Ledger<CampaignBook, CampaignView>;

/** What a number of the menu does. */
type Deed = () => Promise<void> | void;

export class Settling {
  readonly #ledger: ExpertLedger;
  readonly #terminal: Terminal;
  readonly #ask: Asker;
  /** What has happened since the last screen. */
  #news: string[] = [];
  #left = false;

  constructor(ledger: ExpertLedger, terminal: Terminal, language: Language) {
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
      while (!this.#left) await this.#once();
    } catch (error) {
      if (!(error instanceof InputEnded)) throw error;
    }
    const { file, book } = this.#ledger;
    this.#ask.say(
      town(this.language, 'saved', { file }),
      town(this.language, 'toContinue', { command: continueWith(book, file) }),
    );
  }

  async #once(): Promise<void> {
    const options = this.#menu();
    this.#draw(options);
    const line = await this.#ask.line('>');
    if (line === '') return;
    const chosen = pick(options, line);
    if (chosen === undefined)
      this.#tell(town(this.language, 'notOnList', { text: line, most: options.length }));
    else await chosen.value();
  }

  #draw(options: readonly Option<Deed>[]): void {
    const { style } = this.#terminal;
    const width = this.#terminal.width();
    const numbered = options.map(({ label }, at) => `${style.bold(String(at + 1).padStart(3))} ${label}`);
    this.#terminal.clear();
    this.#ask.say(
      ...partyLines(this.#ledger.view, this.language).flatMap((line) => fold(line, width, '    ')),
      ...(this.#news.length > 0 ? ['', ...this.#news] : []),
      '',
      style.bold(settling(this.language, 'what', {})),
      ...inColumns(numbered, width),
    );
    this.#news = [];
  }

  /** All that can be done now, the likeliest first. */
  #menu(): readonly Option<Deed>[] {
    const { view } = this.#ledger;
    const words = this.language;
    const leave = { label: settling(words, 'quit', {}), value: () => void (this.#left = true) };
    if (view.phase === 'over') return [leave];
    if (view.phase === 'quest')
      return [
        { label: settling(words, 'resume', {}), value: () => this.#play(goBack) },
        this.#ifSure('callOff'),
        leave,
      ];
    return [
      ...this.#begins(),
      ...view.heroes.map((sheet) => ({
        label: settling(words, 'settle', { name: sheet.name }),
        value: () => this.#settle(sheet),
      })),
      ...(this.#offers('enrol').length > 0
        ? [{ label: settling(words, 'enrol', {}), value: () => this.#enrol() }]
        : []),
      { label: settling(words, 'undo', {}), value: () => void this.#report(this.#ledger.undo()) },
      this.#ifSure('closeBook'),
      leave,
    ];
  }

  #offers<T extends CampaignCommand['type']>(type: T, seat?: string): readonly CampaignCommandOf<T>[] {
    const moves = this.#ledger.moves(seat) as readonly CampaignCommand[];
    return moves.filter((move): move is CampaignCommandOf<T> => move.type === type);
  }

  #begins(): readonly Option<Deed>[] {
    const { dungeons } = this.#ledger.view;
    return this.#offers('beginQuest', this.#ledger.host).map((command) => {
      const isLeft = dungeons.some(({ quest }) => quest === command.quest);
      return {
        label: settling(this.language, isLeft ? 'back' : 'begin', {
          title: titleOf(command.quest, this.language),
        }),
        value: async () => {
          if (this.#give(command)) await this.#play(setOut);
        },
      };
    });
  }

  #ifSure(type: 'callOff' | 'closeBook'): Option<Deed> {
    const label = settling(this.language, type, {});
    return {
      label,
      value: async () => {
        if (await this.#ask.isSure(settling(this.language, 'sure', { label }))) this.#give({ type });
      },
    };
  }

  async #enrol(): Promise<void> {
    const options = this.#offers('enrol').map((command) => ({
      label: className(command.hero, this.language),
      value: command,
    }));
    const chosen = await this.#ask.choose(settling(this.language, 'whichClass', {}), options);
    if (chosen === null) return;
    const name = await this.#ask.line(settling(this.language, 'askName', {}));
    this.#give(name === '' ? chosen : { ...chosen, name });
  }

  /** One thing after another, until the person goes back. */
  async #settle({ id, name }: Sheet): Promise<void> {
    for (;;) {
      const options = this.#errands(id);
      if (options.length === 0) return;
      const command = await this.#ask.choose(settling(this.language, 'which', { name }), options);
      if (command === null) return;
      this.#give(command);
      this.#ask.say(...this.#news);
      if (command.type === 'ready') return;
    }
  }

  #errands(id: ClassId): readonly Option<CampaignCommand>[] {
    const { view } = this.#ledger;
    const moves = this.#ledger.moves() as readonly CampaignCommand[];
    // Every ability has many others: they come last.
    const isSwap = ({ type }: CampaignCommand): number => Number(type === 'swapAbility');
    return moves
      .toSorted((one, other) => isSwap(one) - isSwap(other))
      .flatMap((command) => {
        const label =
          'hero' in command && command.hero === id ? errandText(command, view, this.language) : null;
        return label === null ? [] : [{ label, value: command }];
      });
  }

  /** Shown on the next screen. */
  #tell(text: string): void {
    this.#news.push(...fold(text, this.#terminal.width()));
  }

  #give(command: CampaignCommand): boolean {
    return this.#report(this.#ledger.give({ ...command }));
  }

  #report(done: Done): boolean {
    const names = campaignTelling.namesIn(this.#ledger.view);
    if (!done.ok) {
      const text = campaignTelling.refusal(done.refusal, { language: this.language, names });
      this.#tell(town(this.language, 'refused', { text, rule: done.refusal.rule }));
      return false;
    }
    const { lines } = campaignTelling.log(done.events, { language: this.language, names });
    for (const { text, quiet } of lines) if (!quiet) this.#tell(`· ${text}`);
    return true;
  }

  async #play(
    go: (ledger: ExpertLedger, terminal: Terminal, language: Language) => Promise<Return>,
  ): Promise<void> {
    const { language, recorded, problem } = await go(this.#ledger, this.#terminal, this.language);
    this.#ask.language = language;
    this.#news = [];
    if (recorded !== null) this.#report(recorded);
    if (problem !== null) this.#tell(problem);
  }
}

function titleOf(quest: string, language: Language): string {
  return quest === GENERATED
    ? settling(language, 'generated', {})
    : (questNamed(quest)?.title[language] ?? quest);
}

function className(id: ClassId, language: Language): string {
  return CHARACTERS[id].noun[language].one;
}

function cardName(id: TreasureId, language: Language): string {
  return treasureCard(id).noun[language].one;
}

/** Null for what has a place of its own in the menu. */
function errandText(command: CampaignCommand, { heroes }: CampaignView, language: Language): string | null {
  const nameOf = (id: ClassId): string => heroes.find((one) => one.id === id)?.name ?? id;
  switch (command.type) {
    case 'ready':
      return settling(language, 'readyIs', { is: command.is ? 'yes' : 'no' });
    case 'drawLife':
      return settling(language, 'life', {});
    case 'goDeeper': {
      const body = heroes.find(({ id }) => id === command.hero)!.bodyBelow!;
      return settling(language, 'goDeeper', { body });
    }
    case 'buy':
      return settling(language, 'buy', {});
    case 'sell':
      return settling(language, 'sell', {
        card: cardName(command.card, language),
        gold: treasureCard(command.card).value,
      });
    case 'giveCard':
      return settling(language, 'giveCard', {
        card: cardName(command.card, language),
        to: nameOf(command.to),
      });
    case 'giveGold':
      return settling(language, 'giveGold', { gold: command.gold, to: nameOf(command.to) });
    case 'swapAbility': {
      const { noun, text } = abilityCard(command.to);
      return settling(language, 'swap', {
        to: noun[language].one,
        from: abilityCard(command.from).noun[language].one,
        text: text[language],
      });
    }
    default:
      return null;
  }
}

function partyLines(view: CampaignView, language: Language): readonly string[] {
  const { heroes, fallen, won, table, dungeons, underWay, phase } = view;
  const list = new Intl.ListFormat(language);
  const left = dungeons.map(({ quest }) => titleOf(quest, language));
  return [
    settling(language, 'title', { won: won.length, quests: table.quests.length }),
    ...(underWay === null ? [] : [settling(language, 'out', { title: titleOf(underWay.quest, language) })]),
    ...(phase === 'over' ? [settling(language, 'over', {})] : []),
    ...(heroes.length === 0 ? [settling(language, 'nobody', {})] : []),
    ...heroes.flatMap((sheet) => sheetLines(sheet, language)),
    ...(left.length > 0 ? [settling(language, 'left', { titles: list.format(left) })] : []),
    ...(fallen.length > 0
      ? [settling(language, 'fallen', { names: list.format(fallen.map(({ name }) => name)) })]
      : []),
  ];
}

function sheetLines(
  { id, name, body, gold, where, ready, cards, abilities }: Sheet,
  language: Language,
): readonly string[] {
  const list = new Intl.ListFormat(language);
  const state = where === 'below' ? 'below' : ready ? 'ready' : 'home';
  const carried = cards.map(({ card }) => cardName(card, language));
  const known = abilities.map((ability) => abilityCard(ability).noun[language].one);
  return [
    settling(language, 'hero', { name, kind: className(id, language), body, gold, state }),
    `    ${carried.length === 0 ? settling(language, 'nothing', {}) : settling(language, 'carries', { list: list.format(carried) })}`,
    `    ${settling(language, 'abilities', { list: list.format(known) })}`,
  ];
}
