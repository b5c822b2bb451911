/** The turn strip: the order, each figure's state, who is away, who is played by the computer. */
import { figureMention, heroNoun } from '@oubliette/classic';
import type { Figure, FigureId } from '@oubliette/classic';
import { seatStatus, StripTaker } from '../play/StripTaker.tsx';
import type { StripNumber } from '../play/StripTaker.tsx';
import { plainName } from './play/master.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { TokenPicture } from './tokens/index.ts';
import { useClassic } from './useClassic.ts';
import type { Classic, PartProps } from './useClassic.ts';

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
  const status = seatStatus(scene, id === null ? view.morcar : view.control[id], here);
  const name = nameOf(classic, id);
  const spoken = [
    name,
    isOn ? words('current') : null,
    figure === undefined ? null : words('bodyOf', { now: figure.body, most: figure.maxBody }),
    figure === undefined ? null : words('mindOf', { now: figure.mind, most: figure.maxMind }),
    gone === null ? null : words(gone),
    status === null ? null : words(status),
  ];
  const label = spoken.filter((text) => text !== null).join(', ');
  return (
    <StripTaker
      face={
        id === null ? (
          <Emblem emblem="morcar" size={2.3} />
        ) : (
          <TokenPicture of={figure ?? { kind: id, side: 'heroes' }} size={38} />
        )
      }
      label={label}
      isOn={isOn}
      gone={gone}
      isDead={gone === 'dead'}
      status={status}
      numbers={figure === undefined ? [] : numbersOf(figure)}
      onPress={() => {
        if (figure === undefined) return scene.notify(label);
        classic.controller.lookAt([figure.square]);
        classic.controller.toggleInspected(figure.id);
      }}
    />
  );
}

function numbersOf({ body, maxBody, mind }: Figure): readonly StripNumber[] {
  return [
    { icon: 'hearts', now: body, low: body * 3 <= maxBody },
    { icon: 'brain', now: mind },
  ];
}

function nameOf({ scene, names, words }: Classic, id: FigureId | null): string {
  if (id === null) return words('morcarName');
  const hero = scene.view.heroes.find((each) => each.id === id);
  if (hero !== undefined && names.figures[id] === undefined)
    return heroNoun(hero.id, hero.gender)[scene.language].one;
  return plainName(figureMention(names, id), scene.language);
}
