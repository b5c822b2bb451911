/** Behind the screen: advice, corrections, the hand of counters and the moments to be asked. */
import { COUNTER_MOMENTS, counterNoun, kindNoun, momentName } from '@oubliette/advanced';
import type { Command, CounterKind } from '@oubliette/advanced';
import { RuleButton } from '../../play/RuleButton.tsx';
import { Tools } from '../../play/Tools.tsx';
import { COUNTERS } from '../play/counters.ts';
import type { Table } from '../play/table.ts';
import { maySetRight } from '../play/master.ts';
import { RuleWords } from './RuleWords.tsx';

/** Advice for players with a decision to make, corrections for the one who lays the dungeon. */
export function DungeonTools({ table }: { readonly table: Table }) {
  const { desk, scene, situation } = table;
  const isMaster = scene.view.master.screen !== null;
  const mayAct = situation.seat !== null && situation.moves.length > 0;
  const mayFix = maySetRight(scene);
  if (!mayAct && !mayFix) return null;
  const hasNext = isMaster && situation.figures.length > 1;
  return <Tools desk={desk} className="desk-tools" hasNext={hasNext} mayAsk={mayAct} mayFix={mayFix} />;
}

/** The counters in hand with their texts, and the moments at which the game asks for them. */
export function CounterHand({ table }: { readonly table: Table }) {
  const { scene, situation, words, desk, hand } = table;
  const { screen, held, played, seat } = scene.view.master;
  if (seat === null) return null;
  if (screen === null) return <p className="desk-note desk-held">{words('held', { count: held })}</p>;
  const watches = situation.standing.filter((command) => command.type === 'watch');
  const mayPlay = situation.moves.some((move) => screen.hand.some((kind) => plays(move, kind)));
  const kinds = [...Map.groupBy(screen.hand, (kind) => kind)];
  return (
    <details
      className="desk-master"
      open={hand.counters || mayPlay}
      onToggle={({ currentTarget }) => {
        // The question above shows them already, and must stay in sight.
        if (mayPlay) return;
        if (currentTarget.open !== hand.counters) desk.change({ counters: currentTarget.open });
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>
        {words('hand')} ({screen.hand.length}){' '}
        <small>{kinds.map(([kind]) => counterNoun(kind)[scene.language].one).join(', ')}</small>
      </summary>
      {kinds.length === 0 && <p className="desk-note">{words('handEmpty')}</p>}
      <ul className="desk-hand">
        {kinds.map(([kind, { length }]) => (
          <Counter key={kind} table={table} kind={kind} count={length} />
        ))}
      </ul>
      <h4>{words('characters')}</h4>
      <p>
        {screen.characters.length === 0
          ? words('charactersNone')
          : screen.characters.map((id) => kindNoun(id)[scene.language].one).join(', ')}
      </p>
      {screen.escaped.length > 0 && (
        <>
          <h4>{words('escaped')}</h4>
          <p>{screen.escaped.map((id) => kindNoun(id)[scene.language].one).join(', ')}</p>
        </>
      )}
      <h4>{words('watch')}</h4>
      <p className="desk-note">{words('watchHint')}</p>
      <ul>
        {COUNTER_MOMENTS.map((moment) => {
          const command = watches.find((each) => each.type === 'watch' && each.moment === moment);
          return (
            <li key={moment}>
              <label>
                <input
                  type="checkbox"
                  checked={screen.watch.includes(moment)}
                  disabled={command === undefined}
                  onChange={() => command !== undefined && void desk.give(command)}
                />{' '}
                {momentName(moment, scene.language)}
              </label>
            </li>
          );
        })}
      </ul>
      {played.length > 0 && (
        <p className="desk-note">{words('played', { counters: played.map(counterNoun) })}</p>
      )}
    </details>
  );
}

interface CounterProps {
  readonly table: Table;
  readonly kind: CounterKind;
  readonly count: number;
}

function Counter({ table, kind, count }: CounterProps) {
  const { scene, situation, words, desk } = table;
  const { rule, moments } = COUNTERS[kind];
  const play = situation.moves.find((move) => plays(move, kind));
  const when = new Intl.ListFormat(scene.language, { type: 'disjunction' }).format(
    moments.map((moment) => momentName(moment, scene.language)),
  );
  return (
    <li data-lit={play !== undefined || undefined}>
      <b>
        {counterNoun(kind)[scene.language].one}
        {count > 1 ? ` × ${count}` : ''}
      </b>{' '}
      {words('handWhen', { moments: when })}
      <RuleWords id={rule} />
      <span className="desk-counter-ways">
        {play !== undefined && (
          <button type="button" className="desk-pick" onClick={() => void desk.choose(play)}>
            {words('handNow')}
          </button>
        )}
        <RuleButton scene={scene} id={rule} />
      </span>
    </li>
  );
}

function plays(move: Command, kind: CounterKind): boolean {
  return (
    (move.type === 'playCounter' && move.counter === kind) ||
    (move.type === 'playEscape' && kind === 'escape')
  );
}
