/** The party and the game master: their state, who is awaited, who is away, who is played by the computer. */
import { GM, heroNoun, valuesSeen } from '@oubliette/expert';
import type { Hero } from '@oubliette/expert';
import { seatStatus, StripTaker } from '../play/StripTaker.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FigurePicture } from './board/FigurePicture.tsx';
import { useTable } from './play/table.ts';
import type { PartProps, Table } from './play/table.ts';

export function Strip({ here, ...props }: PartProps & { readonly here: readonly string[] }) {
  const table = useTable(props);
  return (
    <ol className="strip" aria-label={table.words('turnOrder')}>
      {table.scene.view.heroes.map((hero) => (
        <Member key={hero.id} table={table} hero={hero} here={here} />
      ))}
      <Behind table={table} here={here} />
    </ol>
  );
}

/** Whether the match waits for this seat. */
function isAwaited({ scene }: Table, seat: string): boolean {
  return scene.waiting.some((each) => each.seat === seat && each.optional !== true);
}

/** The game master with the Events in his hand, or the book that replaces him. */
function Behind({ table, here }: { readonly table: Table; readonly here: readonly string[] }) {
  const { scene, words } = table;
  const { gm, table: agreed, turn } = scene.view;
  const status = agreed.solo ? null : seatStatus(scene, GM, here);
  const held = typeof gm.hand === 'number' ? gm.hand : gm.hand.length;
  const label = [
    words(agreed.solo ? 'theBook' : 'gmName'),
    agreed.solo ? null : words('held', { count: held }),
    status === null ? null : words(status),
  ].filter((text) => text !== null);
  return (
    <StripTaker
      face={agreed.solo ? <Icon name="scroll-unfurled" size={2} /> : <Emblem emblem="morcar" size={2.3} />}
      label={label.join(', ')}
      isOn={agreed.solo ? turn.phase === 'gm' : isAwaited(table, GM)}
      gone={null}
      isDead={false}
      status={status}
      onPress={() => scene.notify(label.join(', '))}
    />
  );
}

interface MemberProps {
  readonly table: Table;
  readonly hero: Hero;
  readonly here: readonly string[];
}

function Member({ table, hero, here }: MemberProps) {
  const { scene, words, desk } = table;
  const { view, language } = scene;
  const figure = view.figures.find(({ id }) => id === hero.id);
  const gone = hero.where === 'inside' ? null : hero.where;
  const status = seatStatus(scene, hero.seat, here);
  const values = figure === undefined ? null : valuesSeen(view, figure);
  const hasActed = view.turn.acted.includes(hero.id) && view.turn.phase === 'heroes';
  const isOn =
    view.turn.act === null ? isAwaited(table, hero.seat) && !hasActed : view.turn.act.figure === hero.id;
  const label = [
    heroNoun(hero)[language].one,
    values === null ? null : words('bodyOf', { now: values.body, most: values.fullBody }),
    words('gold', { gold: hero.gold }),
    hasActed && gone === null ? words('turnOver') : null,
    gone === null ? null : words(gone),
    status === null ? null : words(status),
  ].filter((text) => text !== null);
  return (
    <StripTaker
      face={<FigurePicture figure={figure ?? offBoard(hero)} size={38} />}
      label={label.join(', ')}
      isOn={view.stage === 'play' && isOn}
      gone={gone}
      isDead={gone === 'dead'}
      status={status}
      numbers={
        values === null
          ? []
          : [
              { icon: 'hearts', now: values.body, low: values.body * 3 <= values.fullBody },
              ...(hero.gold > 0 ? [{ icon: 'two-coins', now: hero.gold } as const] : []),
            ]
      }
      onPress={() => {
        if (figure === undefined) return scene.notify(label.join(', '));
        const { situation } = table;
        if (situation.figure !== figure.id && situation.begins.has(figure.id)) desk.turnTo(figure.id);
        desk.lookAt([figure.square]);
        desk.toggleInspected(figure.id);
      }}
    />
  );
}

/** As it would stand on the board. */
export function offBoard({ id, arrival }: Hero) {
  return { id, of: id, side: 'heroes', body: arrival.body } as const;
}
