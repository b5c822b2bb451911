/** Whose turn it is and in which phase, what may be done, what is asked, what is staged. */
import type { Command, FrameOf, Turn, View } from '@oubliette/advanced';
import { COUNTER_MOMENTS, figureMention, promptText, squaresLeftSeen } from '@oubliette/advanced';
import { makeSquare } from '@oubliette/dungeon';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FigurePicture } from './board/Figures.tsx';
import { mostWounds } from './board/looks.ts';
import { ACTIONS, ICONS, meansKey, placesOf } from './play/commands.ts';
import { useTable } from './play/desk.ts';
import type { Table } from './play/desk.ts';
import { figureName, sortName } from './play/labels.ts';
import { oddsOf, percent } from './play/odds.ts';
import type { Question } from './play/situation.ts';
import type { PartProps } from './Stage.tsx';
import '../classic/controls/StagedCard.css';
import '../classic/controls/TurnHead.css';
import './Controls.css';

export function Controls({ desk, scene }: PartProps) {
  const table = useTable(desk, scene);
  const { situation, hand, words } = table;
  const busy = scene.cue !== null || hand.acting;
  const { question, seat, moves } = situation;
  return (
    <div className="adv-controls" data-busy={busy || undefined}>
      <Phases table={table} />
      {question !== null && !busy ? (
        <QuestionCard table={table} question={question} />
      ) : (
        <>
          <Head table={table} />
          {moves.length > 0 && <Roster table={table} />}
          {moves.length > 0 && <ActionBar table={table} busy={busy} />}
        </>
      )}
      {question === null && hand.staged === null && <Picker table={table} />}
      <StagedCard table={table} />
      {(seat === null || moves.length === 0) && !busy && <p className="adv-note">{idleText(table)}</p>}
      <MasterTools table={table} />
      {situation.standing
        .filter(({ type }) => type !== 'watch')
        .map((command) => (
          <Button key={JSON.stringify(command)} onClick={() => desk.stage(command)}>
            {table.label(command)}
          </Button>
        ))}
      {scene.view.turn.number === 0 && <p className="adv-note">{words('setup')}</p>}
    </div>
  );
}

function idleText({ scene, words }: Table): string {
  return scene.view.turn.phase === 'master' ? words('monstersTurn') : words('notNow');
}

const PHASES: Readonly<Record<Turn['mode'], readonly Turn['phase'][]>> = {
  exploration: ['heroes', 'exploration', 'master'],
  combat: ['heroes', 'master'],
};

/** The phases of this kind of turn, with the one that is on. */
function Phases({ table }: { readonly table: Table }) {
  const { scene, words } = table;
  const { turn, fight } = scene.view;
  return (
    <div className="adv-phases" data-mode={turn.mode}>
      <span className="adv-mode">
        <Icon name={turn.mode === 'combat' ? 'crossed-swords' : 'torch'} /> {words(turn.mode)}
        <small>{words('turnOf', { number: turn.number })}</small>
      </span>
      <ol aria-label={words('phases')}>
        {PHASES[turn.mode].map((phase) => (
          <li key={phase} aria-current={phase === turn.phase ? 'step' : undefined}>
            {words(`phase_${phase}`)}
          </li>
        ))}
      </ol>
      {fight?.surprised === true && fight.turns <= 1 && (
        <span className="adv-alarm">{words('surprised')}</span>
      )}
    </div>
  );
}

/** The figure in hand: its wounds, fate and the squares it may still move. */
function Head({ table }: { readonly table: Table }) {
  const { scene, situation, names, words, desk } = table;
  const { view, language } = scene;
  const figure = view.figures.find(({ id }) => id === situation.figure);
  if (figure === undefined) return null;
  const sheet = view.sheets.find(({ id }) => id === figure.id);
  const did = view.turn.acts[figure.id]?.did;
  return (
    <div className="turn-head">
      <button
        type="button"
        className="turn-head-token"
        aria-label={figureName(names, figure.id, language)}
        onClick={() => desk.lookAt([figure.square])}
      >
        <FigurePicture view={view} figure={figure} size={46} />
      </button>
      <div className="turn-head-words">
        <h2 className="turn-head-title">{figureName(names, figure.id, language)}</h2>
        <ul className="turn-head-stats">
          <li className="turn-head-stat">
            <Icon name="hearts" /> {figure.wounds}/{mostWounds(view, figure)}
          </li>
          {sheet !== undefined && sheet.fate > 0 && (
            <li className="turn-head-stat">
              <Icon name="round-star" label={words('fate')} /> {sheet.fate}
            </li>
          )}
          <li className="turn-head-stat">
            <Icon name="walking-boot" /> {words('squaresLeft', { left: squaresLeftSeen(view, figure.id) })}
          </li>
          {did !== undefined && did !== null && <li className="turn-head-stat">{words('did')}</li>}
        </ul>
      </div>
    </div>
  );
}

/** My figures that may still do something, one button each. */
function Roster({ table }: { readonly table: Table }) {
  const { scene, situation, names, words, desk } = table;
  const { view, language } = scene;
  if (situation.figures.length < 2) return null;
  return (
    <div className="adv-roster" role="group" aria-label={words('chooseFigure')}>
      {situation.figures.map((id) => {
        const figure = view.figures.find((each) => each.id === id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === situation.figure}
            aria-label={figureName(names, id, language)}
            title={figureName(names, id, language)}
            onClick={() => desk.turnTo(id)}
          >
            {figure === undefined ? (
              names.figures[id]?.as
            ) : (
              <FigurePicture view={view} figure={figure} size={38} />
            )}
          </button>
        );
      })}
    </div>
  );
}

function ActionBar({ table, busy }: { readonly table: Table; readonly busy: boolean }) {
  const { situation, hand, words, desk } = table;
  return (
    <div className="adv-actions" role="group" aria-label={words('actions')}>
      {ACTIONS.filter((action) => situation.actions.has(action)).map((action) => (
        <button
          key={action}
          type="button"
          className="adv-action"
          data-action={action}
          aria-pressed={hand.action === action}
          aria-disabled={busy || undefined}
          onClick={() => !busy && desk.press(action)}
        >
          <Icon name={ICONS[action]} size={1.5} />
          <span>{words(`act_${action}`)}</span>
        </button>
      ))}
    </div>
  );
}

/** The commands of the action in hand as a list: for what has no place, and for whoever uses no board. */
function Picker({ table }: { readonly table: Table }) {
  const { situation, hand, words, desk, label } = table;
  if (hand.action === null) return null;
  const all = situation.actions.get(hand.action) ?? [];
  const commands = all.filter(({ type }) => type !== 'step');
  if (commands.length === 0) return <p className="adv-note">{words('tapSquare')}</p>;
  return (
    <div className="adv-picker" role="group" aria-label={words('pickOne')}>
      {commands.slice(0, MOST_LISTED).map((command) => (
        <button
          key={JSON.stringify(command)}
          type="button"
          className="adv-pick"
          onClick={() => desk.stage(command)}
        >
          {label(command)}
          <Chance table={table} command={command} />
        </button>
      ))}
    </div>
  );
}

const MOST_LISTED = 24;

function Chance({ table, command }: { readonly table: Table; readonly command: Command }) {
  const odds = oddsOf(command, table.scene.view);
  return odds === null ? null : <b> {percent(odds.harm)}%</b>;
}

/** What is staged and what it would do, to confirm or take back. */
function StagedCard({ table }: { readonly table: Table }) {
  const { hand, scene, words, desk, label, situation } = table;
  const { staged } = hand;
  if (staged === null) return null;
  const text =
    staged.is === 'walk'
      ? words('walkTo', {
          square: makeSquare(scene.view.levels[scene.view.level]!.layout, staged.to),
          cost: staged.way.cost,
        })
      : label(staged.command);
  const others = staged.is === 'walk' ? [] : othersAt(situation.lit, staged.command, scene.view);
  return (
    <section className="staged on-parchment adv-staged" aria-live="polite">
      <p className="staged-text">{text}</p>
      {staged.is === 'command' && <OddsLine table={table} command={staged.command} />}
      {others.length > 1 && (
        <div className="staged-weapons" role="group" aria-label={words('otherWay')}>
          {others.map((other) => (
            <button
              key={meansKey(other)}
              type="button"
              className="staged-weapon"
              aria-pressed={staged.is === 'command' && meansKey(other) === meansKey(staged.command)}
              onClick={() => desk.stage(other)}
            >
              {label(other)}
            </button>
          ))}
        </div>
      )}
      <div className="staged-ways">
        <Button kind="primary" aria-keyshortcuts="Enter" onClick={() => void desk.confirm()}>
          {words('confirm')}
        </Button>
        <Button kind="quiet" aria-keyshortcuts="Escape" onClick={() => desk.cancel()}>
          {words('cancel')}
        </Button>
      </div>
    </section>
  );
}

/** The same place by other means: another weapon, another monster. */
function othersAt(lit: Table['situation']['lit'], command: Command, view: View): readonly Command[] {
  const [at] = placesOf(command, view);
  return at === undefined ? [] : (lit.get(at) ?? []);
}

function OddsLine({ table, command }: { readonly table: Table; readonly command: Command }) {
  const { scene, words } = table;
  const odds = oddsOf(command, scene.view);
  if (odds === null) return null;
  if (odds.needed === null) return <p className="staged-note">{words('oddsNone')}</p>;
  const { needed, dice, toughness } = odds;
  return (
    <p className="staged-card adv-odds">
      {words('oddsLine', { needed, hit: percent(odds.hit), dice, toughness, harm: percent(odds.harm) })}
    </p>
  );
}

/** What is asked in the middle of things, with its answers. */
function QuestionCard({ table, question }: { readonly table: Table; readonly question: Question }) {
  const { scene, situation, names, words, desk, label } = table;
  const { sorts, chosen, waiting } = question;
  const placed = sorts.filter(({ commands }) => placesOf(commands[0]!, scene.view).length > 0);
  const plain = sorts.filter((sort) => !placed.includes(sort));
  return (
    <section className="adv-question on-parchment" aria-live="assertive">
      <h2>{promptText(waiting.prompt, scene.language)}</h2>
      <AboutLine table={table} />
      {placed.length === 1 && (
        <p className="adv-about">{sortName(placed[0]!.commands[0]!, names, scene.language)}</p>
      )}
      {placed.length > 1 && (
        <div className="staged-weapons" role="group">
          {placed.map(({ key, commands }) => (
            <button
              key={key}
              type="button"
              className="staged-weapon"
              aria-pressed={key === chosen}
              onClick={() => desk.pick(key)}
            >
              {sortLabel(table, commands)}
            </button>
          ))}
        </div>
      )}
      {situation.lit.size > 0 && <p className="adv-note">{words('tapSquare')}</p>}
      <div className="adv-answers">
        {plain.flatMap(({ commands }) =>
          commands.map((command) => (
            <Button key={JSON.stringify(command)} onClick={() => desk.stage(command)}>
              {label(command)}
            </Button>
          )),
        )}
        {placed
          .filter(({ commands }) => commands.length === 1)
          .flatMap(({ commands }) => commands)
          .map((command) => (
            <Button key={JSON.stringify(command)} onClick={() => desk.stage(command)}>
              {label(command)}
            </Button>
          ))}
      </div>
    </section>
  );
}

/** A sort of answer without its place. */
function sortLabel({ label, names, scene }: Table, commands: readonly Command[]): string {
  const [first] = commands;
  if (first === undefined) return '';
  if (first.type === 'chooseLayout') return `${first.option + 1}`;
  return sortName(first, names, scene.language) ?? label(first);
}

/** What a fate point would undo. */
function AboutLine({ table }: { readonly table: Table }) {
  const { scene, names, words } = table;
  const top = scene.view.underWay.at(-1) as { readonly tag?: string } | undefined;
  if (top?.tag === 'damage') {
    const { target, wounds } = top as unknown as FrameOf<'damage'>;
    return <p>{words('fateWounds', { target: figureMention(names, target), wounds })}</p>;
  }
  if (top?.tag === 'test') {
    const { figure, face } = top as unknown as FrameOf<'test'>;
    return <p>{words('fateRoll', { figure: figureMention(names, figure), face })}</p>;
  }
  return null;
}

/** The master's counters in hand, and the moments at which to be asked. */
function MasterTools({ table }: { readonly table: Table }) {
  const { scene, situation, words, desk } = table;
  const { screen, held } = scene.view.master;
  if (screen === null)
    return held === 0 ? null : <p className="adv-note">{words('held', { count: held })}</p>;
  const watches = situation.standing.filter((command) => command.type === 'watch');
  return (
    <details className="adv-master">
      <summary>
        {words('hand')} ({screen.hand.length})
      </summary>
      <p>
        {screen.hand.length === 0
          ? words('handEmpty')
          : screen.hand.map((kind) => words(`counter_${kind}`)).join(', ')}
      </p>
      <p className="adv-note">{words('watch')}</p>
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
                {words(`watch_${moment}`)}
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
