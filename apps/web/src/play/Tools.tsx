/** Tools beside the actions: the next figure, advice, corrections. */
import type { ReactNode } from 'react';
import type { BaseCommand } from '@oubliette/kernel';
import { useSettings } from '../settings/store.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/useWords.ts';
import { playOn, suggest } from './advice.ts';
import type { PlayDesk } from './desk.ts';
import type { DeskHand } from './hand.ts';
import { PLAYING } from './words.ts';

interface Props<View, Command extends BaseCommand, Hand extends DeskHand> {
  readonly desk: PlayDesk<View, Command, Hand>;
  readonly className: string;
  readonly hasNext: boolean;
  /** Whether the computer may be asked for advice. */
  readonly mayAsk: boolean;
  readonly mayFix: boolean;
  /** The game's own tools, between advice and corrections. */
  readonly children?: ReactNode;
}

export function Tools<View, Command extends BaseCommand, Hand extends DeskHand>({
  desk,
  className,
  hasNext,
  mayAsk,
  mayFix,
  children,
}: Props<View, Command, Hand>) {
  const words = useWords(PLAYING);
  const { keys } = useSettings();
  const hotkey = useHotkey();
  /** The next key is likely to be Enter: it should confirm, not ask for another suggestion. */
  async function advise(): Promise<void> {
    await suggest(desk);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.staged .button-primary')?.focus());
  }
  async function play(): Promise<void> {
    if (await desk.scene.confirm(words('playOnSure'), words('playOn'))) await playOn(desk);
  }
  return (
    <div className={className} role="toolbar" aria-label={words('tools')}>
      {hasNext && (
        <IconButton
          icon="right"
          label={words('nextFigure')}
          caption={words('nextFigure')}
          {...hotkey(keys.next)}
          onClick={() => desk.next(false)}
        />
      )}
      {mayAsk && (
        <>
          <IconButton
            icon="light-bulb"
            label={words('suggest')}
            caption={words('suggest')}
            onClick={() => void advise()}
          />
          <IconButton
            icon="vintage-robot"
            label={words('playOn')}
            caption={words('playOnShort')}
            onClick={() => void play()}
          />
        </>
      )}
      {children}
      {mayFix && (
        <IconButton
          icon="scroll-quill"
          label={words('override')}
          caption={words('override')}
          {...hotkey(keys.override)}
          onClick={() => desk.openDialog('override')}
        />
      )}
    </div>
  );
}

/** The key for the same, if letter keys are on. */
export function useHotkey(): (key: string) => { readonly hotkey?: string } {
  const { letterKeys } = useSettings();
  return (key) => (letterKeys ? { hotkey: key.toUpperCase() } : {});
}
