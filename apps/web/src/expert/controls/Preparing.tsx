/** Before the first tile: what the game master settles, or leaves to the dice. */
import { budgetOf, threatOf } from '@oubliette/expert';
import type { Command } from '@oubliette/expert';
import { typeset, withApostrophes } from '@oubliette/words';
import { QuestionCard } from '../../play/QuestionCard.tsx';
import { RuleButton } from '../../play/RuleButton.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Table } from '../play/table.ts';

/** In the order of the book; each with the rule about it. */
const STEPS = [
  { id: 'quest', types: ['rollQuest', 'chooseQuest'], rule: 'EXP-PRP-01' },
  { id: 'depth', types: ['rollDepth', 'setDepth'], rule: 'EXP-PRP-03' },
  { id: 'bestiary', types: ['keepFamily', 'removeTop', 'keepCard'], rule: 'EXP-PRP-08' },
  { id: 'room', types: ['setQuestRoom'], rule: 'EXP-QRM-03' },
  { id: 'tile', types: ['setFirstTile'], rule: 'EXP-PRP-14' },
  { id: 'clock', types: ['setClock'], rule: 'EXP-QGN-06' },
] as const satisfies readonly {
  readonly id: string;
  readonly types: readonly Command['type'][];
  readonly rule: string;
}[];

export function Preparing({ table }: { readonly table: Table }) {
  const { situation, words, desk, scene } = table;
  const { moves } = situation;
  const ready = moves.find(({ type }) => type === 'ready');
  const { plan } = scene.view.quest;
  const print = (text: string): string => typeset(scene.language, withApostrophes(text));
  return (
    <QuestionCard className="desk-question" title={words('prepare')} rule="EXP-PRP-01">
      <p>{plan === null ? words('prepareOpen') : print(plan.story[scene.language])}</p>
      {ready !== undefined && (
        <Button kind="primary" onClick={() => void desk.give(ready)}>
          {words(plan === null ? 'rollAll' : 'rollRest')}
        </Button>
      )}
      {STEPS.map(({ id, types, rule }) => {
        const commands = moves.filter(({ type }) => (types as readonly string[]).includes(type));
        return (
          commands.length > 0 && (
            <details key={id} className="desk-step">
              <summary>
                {words(`step_${id}`)} <small>{settledText(table, id)}</small>
              </summary>
              {types.map((type) => (
                <Ways key={type} table={table} commands={commands.filter((move) => move.type === type)} />
              ))}
              <RuleButton scene={scene} id={rule} />
            </details>
          )
        );
      })}
    </QuestionCard>
  );
}

/** More than so many ways are a list. */
const FEW = 4;

function Ways({ table, commands }: { readonly table: Table; readonly commands: readonly Command[] }) {
  const { desk, label, words } = table;
  if (commands.length === 0) return null;
  if (commands.length <= FEW)
    return (
      <div className="desk-picks">
        {commands.map((command) => (
          <button
            key={JSON.stringify(command)}
            type="button"
            className="desk-pick"
            onClick={() => void desk.give(command)}
          >
            {label(command)}
          </button>
        ))}
      </div>
    );
  return (
    <select
      className="staged-list"
      aria-label={words('choose')}
      value=""
      onChange={({ target }) => {
        const chosen = commands[Number(target.value)];
        if (chosen !== undefined) void desk.give(chosen);
      }}
    >
      <option value="">{words('choose')}</option>
      {commands.map((command, at) => (
        <option key={JSON.stringify(command)} value={at}>
          {label(command)}
        </option>
      ))}
    </select>
  );
}

/** What has been settled of it so far; empty where the dice will say. */
function settledText({ scene, words }: Table, id: (typeof STEPS)[number]['id']): string {
  const { plan, depth, bestiary, room, clock } = scene.view.quest;
  switch (id) {
    case 'quest':
      return plan === null ? '' : typeset(scene.language, withApostrophes(plan.title[scene.language]));
    case 'depth':
      return depth === 0 ? '' : words('depthOf', { depth });
    case 'bestiary':
      return words('cardsLeft', { count: bestiary?.length ?? 0 });
    case 'room':
      return room == null ? '' : words('weighs', { threat: threatOf(room), budget: budgetOf(depth) });
    case 'clock':
      return clock === null ? '' : words('rounds', { rounds: clock });
    case 'tile':
      return '';
  }
}
