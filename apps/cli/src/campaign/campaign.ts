/** `oubliette campaign`: the quest book from its first quest to its last, with a town between them. */
import { Terminal } from '../play/terminal.ts';
import type { CampaignBook } from './campaignBook.ts';
import { Ledger, continueWith } from './ledger.ts';
import { campaignOptions } from './options.ts';
import type { Language } from '@oubliette/words';
import { Settling } from '../expert/settling.ts';
import { Town } from './town.ts';
import { town } from './words.ts';

type Screen = (
  ledger: Ledger<never, never>,
  terminal: Terminal,
  language: Language,
) => { readonly run: (notice: string) => Promise<void> };

const SCREENS: Readonly<Record<CampaignBook['screen'], Screen>> = {
  town: (ledger, terminal, language) => new Town(ledger, terminal, language),
  settling: (ledger, terminal, language) => new Settling(ledger, terminal, language),
};

export async function campaignCommand(args: readonly string[]): Promise<number> {
  const options = campaignOptions(args);
  const { language } = options;
  const { ledger, isNew } = Ledger.open<CampaignBook, unknown>(options);
  const { book, file, seed } = ledger;
  const terminal = new Terminal(() => {
    terminal.print(['', town(language, 'toContinue', { command: continueWith(book, file) })]);
    process.exit(130);
  });
  try {
    const notice = isNew ? town(language, 'newCampaign', { file, seed }) : town(language, 'goesOn', { file });
    await SCREENS[book.screen](ledger as Ledger<never, never>, terminal, language).run(notice);
  } finally {
    terminal.close();
  }
  return 0;
}
