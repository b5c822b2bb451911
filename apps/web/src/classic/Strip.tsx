/** The turn strip: who comes after whom, how they stand, who is away, who is played by the computer. */
import { useEffect, useRef } from 'react';
import { figureMention, heroNoun } from '@oubliette/classic';
import type { FigureId } from '@oubliette/classic';
import { Icon } from '../ui/Icon.tsx';
import { plainName } from './play/master.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { TokenPicture } from './tokens/index.ts';
import { useClassic } from './useClassic.ts';
import type { Classic, PartProps } from './useClassic.ts';
import './Strip.css';

export function Strip({ scene, kit, controller, here }: PartProps & { readonly here: readonly string[] }) {
  const classic = useClassic({ scene, kit, controller });
  const { view } = scene;
  const order: readonly FigureId[] = view.order.length > 0 ? view.order : view.heroes.map(({ id }) => id);
  return (
    <ol className="strip" aria-label={classic.words('turnOrder')}>
      {order.map((id) => (
        <Taker key={id} classic={classic} here={here} id={id} />
      ))}
      <Taker classic={classic} here={here} id={null} />
    </ol>
  );
}

interface TakerProps {
  readonly classic: Classic;
  readonly here: readonly string[];
  /** Null is Morcar. */
  readonly id: FigureId | null;
}

function Taker({ classic, here, id }: TakerProps) {
  const { scene, words } = classic;
  const { view } = scene;
  const figure = view.figures.find((each) => each.id === id);
  const isOn = view.phase === 'play' && view.turn.taker === id;
  const fate = view.heroes.find((hero) => hero.id === id)?.fate;
  const gone = fate === 'dead' || fate === 'out' ? fate : null;
  const status = statusOf(classic, id, here);
  const name = nameOf(classic, id);
  const spoken = [
    name,
    isOn ? words('current') : null,
    figure === undefined ? null : words('bodyOf', { now: figure.body, most: figure.maxBody }),
    gone === null ? null : words(gone),
    status === null ? null : words(status),
  ];
  const label = spoken.filter((text) => text !== null).join(', ');
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOn) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOn]);
  return (
    <li
      ref={item}
      className="strip-taker"
      data-on={isOn || undefined}
      data-gone={gone ?? undefined}
      aria-current={isOn ? 'step' : undefined}
    >
      <button
        type="button"
        className="strip-face"
        aria-label={label}
        title={label}
        onClick={() => {
          if (figure === undefined) return;
          classic.controller.lookAt([figure.square]);
          classic.controller.inspectFigure(figure.id);
        }}
      >
        {id === null ? (
          <Emblem emblem="morcar" size={2.3} />
        ) : (
          <TokenPicture
            kind={figure?.kind ?? id}
            side="heroes"
            size={38}
            {...(figure === undefined
              ? {}
              : { body: figure.body, maxBody: figure.maxBody, conditions: figure.conditions })}
          />
        )}
        {gone !== null && (
          <span className="strip-sign strip-gone">
            <Icon name={gone === 'dead' ? 'tombstone' : 'exit-door'} size={1} />
          </span>
        )}
        {gone === null && status === 'bot' && (
          <span className="strip-sign">
            <Icon name="vintage-robot" size={1} />
          </span>
        )}
        {gone === null && status === 'away' && <span className="strip-sign strip-away">…</span>}
      </button>
    </li>
  );
}

function nameOf({ scene, names, words }: Classic, id: FigureId | null): string {
  if (id === null) return words('morcarName');
  const hero = scene.view.heroes.find((each) => each.id === id);
  if (hero !== undefined && names.figures[id] === undefined)
    return heroNoun(hero.id, hero.gender)[scene.language].one;
  return plainName(figureMention(names, id), scene.language);
}

function statusOf(
  { scene }: Classic,
  id: FigureId | null,
  here: readonly string[],
): 'bot' | 'away' | 'free' | 'you' | null {
  const { view, chairs, seats } = scene;
  const seat = id === null ? view.morcar : view.control[id];
  if (seat === undefined) return null;
  if (seats.includes(seat)) return 'you';
  const occupant = chairs.find((chair) => chair.seat === seat)?.occupant;
  if (occupant === undefined) return null;
  if (occupant === null) return 'free';
  if (occupant.is === 'bot') return 'bot';
  return here.includes(occupant.member) ? null : 'away';
}
