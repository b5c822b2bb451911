/** What is asked in the middle of things: what it is about, and its answers. */
import { promptText } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import { RuleButton } from '../../table/RuleButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { useSettings } from '../../settings/store.ts';
import { useMedia } from '../../table/useMedia.ts';
import { aboutOf, layText } from '../play/about.ts';
import type { Table } from '../play/desk.ts';
import { sortName } from '../play/labels.ts';
import { answersOf } from '../play/situation.ts';
import type { Question as Asked, Sort } from '../play/situation.ts';
import { Chance } from './Bar.tsx';

interface Props {
  readonly table: Table;
  readonly question: Asked;
}

export function Question({ table, question }: Props) {
  const { scene, names, words, desk } = table;
  const { sorts, chosen, waiting } = question;
  const { view, language } = scene;
  const placed = sorts.filter((sort) => sort.placed);
  const [rule] = waiting.rules;
  const about = aboutOf(view, names, language);
  return (
    <section
      className="adv-question on-parchment"
      data-rule={rule}
      data-about={about.length > 0 || undefined}
      aria-live="assertive"
    >
      <h2>{promptText(waiting.prompt, language)}</h2>
      {about.length > 0 && <p>{about.join(' ')}</p>}
      {placed.length > 1 && (
        <div className="staged-weapons" role="group">
          {placed.map((sort) => (
            <button
              key={sort.key}
              type="button"
              className="staged-weapon"
              aria-pressed={sort.key === chosen}
              onClick={() => desk.pick(sort.key)}
            >
              {sortLabel(table, sort)}
            </button>
          ))}
        </div>
      )}
      {placed.length > 0 && <p className="adv-about">{words('tapSquare')}</p>}
      <Answers table={table} question={question} />
      {rule !== undefined && <RuleButton scene={scene} id={rule} />}
    </section>
  );
}

/** Staged when pressed, confirmed below. */
function Answers({ table, question }: Props) {
  const { desk, hand, label } = table;
  const { letterKeys } = useSettings();
  const hasKeys = useMedia('(hover: hover)') && letterKeys;
  const answers = answersOf(question);
  if (answers.length === 0) return null;
  const staged = hand.staged?.is === 'command' ? JSON.stringify(hand.staged.command) : null;
  return (
    <div className="adv-answers">
      {answers.map((command, index) => (
        <button
          key={JSON.stringify(command)}
          type="button"
          className="adv-answer"
          aria-pressed={JSON.stringify(command) === staged}
          onClick={() => void desk.choose(command)}
        >
          {hasKeys && index < 9 && (
            <span aria-hidden="true">
              <Kbd>{index + 1}</Kbd>
            </span>
          )}
          <span>{label(command)}</span>
          <Chance table={table} command={command} />
        </button>
      ))}
    </div>
  );
}

/** A sort of answer without its place. */
function sortLabel({ label, names, scene }: Table, { commands }: Sort): string {
  const first: Command = commands[0]!;
  if (first.type === 'chooseLayout') return layText(scene.view, first.option, scene.language) ?? label(first);
  return sortName(first, names, scene.language) ?? label(first);
}
