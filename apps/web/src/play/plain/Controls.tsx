/** Whose turn it is and how it stands, what may be done, what is staged. */
import { useRef } from 'react';
import { useSpoken } from '../../ui/useSpoken.ts';
import { ActionBar } from '../ActionBar.tsx';
import type { BarAction } from '../ActionBar.tsx';
import { isPlayedBack } from '../desk.ts';
import { useControlsShown } from '../Front.tsx';
import { RuleButton } from '../RuleButton.tsx';
import { StagedCard } from '../StagedCard.tsx';
import { Tools } from '../Tools.tsx';
import { Stat } from '../TurnHead.tsx';
import { usePlain } from './desk.ts';
import type { PartProps, PlainTable } from './desk.ts';
import { TokenAlone } from '../../board/TokenShape.tsx';
import './plain.css';

export function Controls(props: PartProps) {
  const table = usePlain(props);
  const { desk, scene, hand, words } = table;
  useControlsShown();
  const busy = isPlayedBack(scene) || hand.acting;
  const actions = useSteady(actionsOf(table), busy, scene.eyes);
  const mayAct = actions.some(({ lit }) => lit);
  return (
    <div className="plain-controls" data-busy={busy || undefined}>
      <Head table={table} />
      {actions.length > 0 && (
        <ActionBar
          label={words('actionBar')}
          actions={actions}
          busy={busy}
          pressed={hand.mode}
          hinted={null}
          onPress={(id) => void desk.press(id)}
        />
      )}
      <Staged table={table} />
      {mayAct && hand.staged === null && (
        <Tools desk={desk} className="plain-tools" hasNext={false} mayAsk mayFix={false} />
      )}
    </div>
  );
}

function actionsOf({ game, scene }: PlainTable): readonly BarAction[] {
  const { eyes, seats, moves, language } = scene;
  if (!seats.includes(eyes)) return [];
  return Object.entries(game.actions[eyes] ?? {}).map(([id, { icon, rule, key }]) => {
    const name = game.actionName(id, language);
    const targets = (moves[eyes] ?? []).filter(({ type }) => type === id).length;
    return {
      id,
      icon,
      name,
      full: name,
      lit: targets > 0,
      targets,
      rule,
      ...(key === undefined ? {} : { key }),
    };
  });
}

/** What may be done does not flicker away while something is being shown. */
function useSteady(now: readonly BarAction[], busy: boolean, eyes: string): readonly BarAction[] {
  const last = useRef({ actions: now, eyes });
  if (!busy || last.current.eyes !== eyes) last.current = { actions: now, eyes };
  return last.current.actions;
}

/** Whose turn it is, and the numbers that matter. */
function Head({ table: { game, scene, words } }: { readonly table: PlainTable }) {
  const { view, language, waiting, seats, chairs } = scene;
  const [awaited] = waiting;
  const seat = awaited?.seat ?? chairs[0]?.seat ?? '';
  const who = game.telling.seat(seat, game.telling.namesIn(view));
  const title =
    awaited === undefined ? words('over') : words(seats.includes(seat) ? 'yourTurn' : 'turnOf', { who });
  return (
    <header className="turn-head">
      <TokenAlone {...game.tokens[seat]!} size={46} />
      <div className="turn-head-words">
        <h2 className="turn-head-title">{title}</h2>
        <ul className="turn-head-stats">
          {game.numbers(view, language).map(({ icon, text, now, name, low = false }) => (
            <Stat key={name} icon={icon} text={text} short={String(now)} low={low} />
          ))}
        </ul>
      </div>
    </header>
  );
}

/** What is to be confirmed, with the rule it goes by. */
export function Staged({ table: { desk, game, scene, hand } }: { readonly table: PlainTable }) {
  const { view, language, eyes } = scene;
  const command = hand.staged?.command ?? null;
  const names = game.telling.namesIn(view);
  const text = command === null ? null : game.telling.label(command, { language, view, names });
  useSpoken(text);
  if (command === null) return null;
  const rule = game.actions[eyes]?.[command.type]?.rule;
  return (
    <StagedCard desk={desk} hand={hand} text={text} thenEnd={null}>
      {rule !== undefined && <RuleButton scene={scene} id={rule} />}
    </StagedCard>
  );
}
