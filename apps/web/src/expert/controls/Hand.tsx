/** Behind the screen: the Events in hand, what is armed, and the moments to be asked at. */
import { eventNoun } from '@oubliette/expert';
import type { Command } from '@oubliette/expert';
import { Icon } from '../../ui/Icon.tsx';
import { eventText } from '../play/cardTexts.ts';
import type { Table } from '../play/table.ts';

type Arm = Extract<Command, { type: 'armEvent' }>;

export function Hand({ table }: { readonly table: Table }) {
  const { scene, situation, words, desk, hand, label } = table;
  const { hand: held, armed = [] } = scene.view.gm;
  // Of whoever sees no more than their number, they lie behind the screen.
  if (typeof held === 'number' || scene.view.stage === 'over') return null;
  const watches = situation.standing.filter((command) => command.type === 'watch');
  const hold = situation.standing.find((command) => command.type === 'hold');
  const cards = [...Map.groupBy(held, (card) => card)];
  const mayPlay = situation.moves.some(({ type }) => type === 'playEvent');
  return (
    <>
      {hand.arming !== null && <Arming table={table} />}
      <details
        className="desk-master"
        open={hand.cards || mayPlay}
        onToggle={({ currentTarget }) => {
          // The question above lights them already, and must stay in sight.
          if (!mayPlay && currentTarget.open !== hand.cards) desk.toggleCards();
        }}
      >
        <summary>
          {words('hand')} ({held.length}){' '}
          <small>{cards.map(([card]) => eventNoun(card)[scene.language].one).join(', ')}</small>
        </summary>
        {cards.length === 0 && <p className="desk-note">{words('handEmpty')}</p>}
        <ul className="desk-hand">
          {cards.map(([card, { length }]) => (
            <EventCard key={card} table={table} card={card} count={length} />
          ))}
        </ul>
        {armed.length > 0 && <h4>{words('armed')}</h4>}
        {situation.standing.map(
          (command) =>
            command.type === 'disarmEvent' && (
              <button
                key={JSON.stringify(command)}
                type="button"
                className="desk-pick"
                onClick={() => void desk.give(command)}
              >
                {label(command)}
              </button>
            ),
        )}
        <h4>{words('watch')}</h4>
        <p className="desk-note">{words('watchHint')}</p>
        {hold !== undefined && (
          <button
            type="button"
            className="desk-pick"
            aria-pressed={scene.view.gm.hold === true}
            onClick={() => void desk.give(hold)}
          >
            <Icon name="hourglass" /> {label(hold)}
          </button>
        )}
        <ul>
          {watches.map((command) => (
            <li key={command.moment}>
              <label>
                <input type="checkbox" checked={!command.on} onChange={() => void desk.give(command)} />{' '}
                {words('watchAt', { what: label({ ...command, on: true }) })}
              </label>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

interface CardProps {
  readonly table: Table;
  readonly card: string;
  readonly count: number;
}

/** What stands on it, whether it can be played now, and how it can be set to play itself. */
function EventCard({ table, card, count }: CardProps) {
  const { scene, situation, words, desk, label } = table;
  const sort = situation.question?.sorts.find(
    ({ commands: [first] }) => first?.type === 'playEvent' && first.card === card,
  );
  const arms = situation.standing.filter(
    (command): command is Arm => command.type === 'armEvent' && command.card === card,
  );
  const plain = arms.filter(({ at }) => at === null);
  const [first] = sort?.commands ?? [];
  return (
    <li data-lit={sort !== undefined || undefined}>
      <b>
        {eventNoun(card)[scene.language].one}
        {count > 1 ? ` × ${count}` : ''}
      </b>{' '}
      {eventText(card, scene.language)}
      <span className="desk-counter-ways">
        {sort !== undefined && first !== undefined && (
          <button
            type="button"
            className="desk-pick"
            onClick={() => (sort.placed ? desk.pick(sort.key) : void desk.choose(first))}
          >
            {words('playNow')}
          </button>
        )}
        {plain.length > 0 && (
          <select
            className="staged-list"
            aria-label={words('armLabel', { card: eventNoun(card) })}
            value=""
            onChange={({ target }) => {
              const chosen = plain[Number(target.value)];
              if (chosen !== undefined) void desk.give(chosen);
            }}
          >
            <option value="">{words('arm')}</option>
            {plain.map((command, at) => (
              <option key={JSON.stringify(command)} value={at}>
                {label(command)}
              </option>
            ))}
          </select>
        )}
        {arms.length > plain.length && (
          <button type="button" className="desk-pick" onClick={() => desk.arm(card)}>
            {words('armOnSquare')}
          </button>
        )}
      </span>
    </li>
  );
}

/** While a square is chosen for a card. */
function Arming({ table: { words, desk } }: { readonly table: Table }) {
  return (
    <p className="desk-note" role="status">
      {words('arming')}{' '}
      <button type="button" className="desk-pick" onClick={() => desk.arm(null)}>
        {words('cancel')}
      </button>
    </p>
  );
}
