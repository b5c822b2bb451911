/** Under a question: how often such questions are to be put to this person, and the beat in which one passes by itself. */
import type { BaseCommand } from '@oubliette/kernel';
import { ASKING } from '../settings/settings.ts';
import type { Asking } from '../settings/settings.ts';
import { changeSettings, getSettings, useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/useWords.ts';
import { BEAT_MS, wishFor } from './asking.ts';
import type { PlayDesk } from './desk.ts';
import type { DeskHand } from './hand.ts';
import { PLAYING } from './words.ts';
import './AskedAs.css';

export function AskedAs<View, Command extends BaseCommand, Hand extends DeskHand>({
  desk,
  hand,
}: {
  readonly desk: PlayDesk<View, Command, Hand>;
  readonly hand: Hand;
}) {
  const words = useWords(PLAYING);
  const { asks } = useSettings();
  const sort = desk.askSort;
  if (sort === null) return null;
  return (
    <div className="asked-as">
      {hand.beating && (
        <p className="asked-beat" role="timer">
          <span className="asked-clock" style={{ animationDuration: `${BEAT_MS}ms` }} aria-hidden="true" />
          <Button onClick={() => desk.hold()}>{words('letMeThink')}</Button>
        </p>
      )}
      <label className="asked-wish">
        {words('askMeThis')}
        <select
          value={wishFor(asks, sort.id)}
          onChange={({ target }) => wish(sort.id, target.value as Asking)}
        >
          {ASKING.map((each) => (
            <option key={each} value={each}>
              {words(`ask_${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

export function wish(sort: string, to: Asking): void {
  changeSettings({ asks: { ...getSettings().asks, [sort]: to } });
}
