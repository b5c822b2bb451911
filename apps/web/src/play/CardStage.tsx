/** Cards over the board as they are brought: play goes on beneath, and any key or tap sends them to the log. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Cue, CueCard } from '../board/cue.ts';
import type { Box } from '../board/geometry.ts';
import { TokenAlone } from '../board/TokenShape.tsx';
import { Card } from '../pictures/Card.tsx';
import { say } from '@oubliette/words';
import { lastsFor, MOST_CARDS, placeCard, shared } from './cardPlace.ts';
import { CARD_WORDS } from './cardWords.ts';
import type { GameUi, TableScene } from './gameUi.ts';
import './CardStage.css';

interface Props {
  readonly scene: Pick<TableScene, 'cue' | 'language' | 'settings' | 'showRule' | 'hurry'>;
  readonly Die: GameUi['Die'];
}

interface Laid {
  readonly key: number;
  readonly card: CueCard;
  readonly isLeaving: boolean;
}

/** Decoration to a screen reader, which hears the log. */
export function CardStage({ scene, Die }: Props): ReactNode {
  const { cue, hurry } = scene;
  const { speed, reducedMotion } = scene.settings;
  const [laid, leave, remove] = useLaid(cue, speed, hurry);
  const stage = useRef<HTMLDivElement>(null);
  const newest = laid.at(-1);
  usePlaced(stage, newest?.card ?? null);
  const isMoment = laid.some(({ card, isLeaving }) => card.weight === 'moment' && !isLeaving);
  return (
    <div className="card-stage" data-moment={isMoment || undefined} aria-hidden="true">
      <div ref={stage} className="card-stack">
        {laid.map(({ key, card, isLeaving }, index) => (
          <LaidCard
            key={key}
            card={card}
            under={laid.length - 1 - index}
            isLeaving={isLeaving}
            still={reducedMotion}
            onGone={() => remove(key)}
            onPress={leave}
          >
            <CardWords card={card} Die={Die} scene={scene} />
          </LaidCard>
        ))}
      </div>
    </div>
  );
}

/** The cards on the stage; each leaves after its time, all at a key or a tap. */
function useLaid(
  cue: Cue | null,
  speed: number,
  hurry: (() => void) | undefined,
): readonly [readonly Laid[], () => void, (key: number) => void] {
  const [laid, setLaid] = useState<readonly Laid[]>([]);
  const count = useRef(0);
  const card = cue?.readAloud === undefined ? cue?.card : undefined;
  const isMoment = card?.weight === 'moment';

  const remove = useCallback((key: number) => setLaid((now) => now.filter((each) => each.key !== key)), []);
  const leave = useCallback(
    () => setLaid((now) => now.map((each) => (each.isLeaving ? each : { ...each, isLeaving: true }))),
    [],
  );

  useEffect(() => {
    if (card === undefined || speed === 0) return;
    count.current += 1;
    const key = count.current;
    setLaid((now) => [
      ...now
        .slice(1 - MOST_CARDS)
        .map((each) => (card.weight === 'moment' ? { ...each, isLeaving: true } : each)),
      { key, card, isLeaving: false },
    ]);
    setTimeout(
      () => setLaid((now) => now.map((each) => (each.key === key ? { ...each, isLeaving: true } : each))),
      lastsFor(card.weight, speed),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each cue
  }, [card]);

  const isEmpty = laid.length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    const ended = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.card-stage') !== null) return;
      leave();
      if (isMoment) hurry?.();
    };
    addEventListener('keydown', ended);
    addEventListener('pointerdown', ended);
    return () => {
      removeEventListener('keydown', ended);
      removeEventListener('pointerdown', ended);
    };
  }, [isEmpty, isMoment, leave, hurry]);

  const press = useCallback(() => {
    leave();
    if (isMoment) hurry?.();
  }, [leave, hurry, isMoment]);
  return [laid, press, remove];
}

interface LaidCardProps {
  readonly card: CueCard;
  /** How many lie on it. */
  readonly under: number;
  readonly isLeaving: boolean;
  readonly still: boolean;
  readonly onGone: () => void;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const ENTER_MS = { brief: 220, plain: 220, moment: 500 } as const;
const LEAVE_MS = 180;
const STILL_MS = 120;

function LaidCard({ card, under, isLeaving, still, onGone, onPress, children }: LaidCardProps): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = holder.current!;
    const from = still ? [{ opacity: 0 }] : [{ opacity: 0, transform: wayFrom(element, card) }];
    element.animate(from, { duration: still ? STILL_MS : ENTER_MS[card.weight], easing: 'ease-out' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it enters once
  }, []);
  useEffect(() => {
    if (!isLeaving) return;
    const element = holder.current!;
    const to = still ? { opacity: 0 } : { opacity: 0, transform: wayToLog(element) };
    const left = element.animate([to], {
      duration: still ? STILL_MS : LEAVE_MS,
      easing: 'ease-in',
      fill: 'forwards',
    });
    left.addEventListener('finish', onGone);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it leaves once
  }, [isLeaving]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- any key does the same
    <div
      ref={holder}
      className="card-laid"
      data-weight={card.weight}
      style={{ '--under': under } as Record<string, number>}
      onClick={onPress}
    >
      {children}
    </div>
  );
}

function CardWords({ card, Die, scene }: { readonly card: CueCard } & Props): ReactNode {
  const { picture, title, count, line, rolls, faces, rules } = card;
  const called = count === 1 ? title : say(CARD_WORDS, scene.language, 'times', { title, count });
  return (
    <Card
      picture={picture}
      title={called}
      text={
        <>
          {faces.length > 0 && (
            <span className="card-faces">
              {faces.map(({ face, count: many }) => (
                <span key={face.id} className="card-face">
                  <TokenAlone face={face} side="morcar" size={44} />
                  {many > 1 && `×${many}`}
                </span>
              ))}
            </span>
          )}
          <span className="card-told">{line}</span>
          {rolls.map(({ label, dice }, index) => (
            <span key={index} className="card-roll">
              <span>{label}</span>
              <span className="card-dice">
                {dice.map((die, at) => (
                  <Die key={at} {...die} />
                ))}
              </span>
            </span>
          ))}
          {rules[0] !== undefined && (
            <button
              type="button"
              tabIndex={-1}
              className="card-rule"
              data-rule={rules[0]}
              onClick={() => scene.showRule(rules[0]!)}
            >
              {rules[0]}
            </button>
          )}
        </>
      }
    />
  );
}

/** Smaller, tilted, and where it comes from. */
function wayFrom(element: HTMLElement, { figures }: CueCard): string {
  const from = boxesOf(element, figures)[0];
  if (from === undefined) return 'scale(0.6) rotate(-4deg)';
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - left - width / 2;
  const y = from.top + from.height / 2 - top - height / 2;
  return `translate(${x}px, ${y}px) scale(0.6) rotate(-4deg)`;
}

/** To the line it became, where the log is in sight. */
function wayToLog(element: HTMLElement): string {
  const line = [...document.querySelectorAll('.log-line')].at(-1)?.getBoundingClientRect();
  if (line === undefined || line.width === 0) return 'translateY(24px) scale(0.8)';
  const { left, top, width, height } = element.getBoundingClientRect();
  return `translate(${line.left + line.width / 2 - left - width / 2}px, ${line.top - top - height / 2}px) scale(0.15)`;
}

function boxesOf(element: HTMLElement, figures: readonly string[]): readonly DOMRect[] {
  const stage = stageOf(element);
  const active = stage.querySelector('.board-active')?.closest('[data-figure]') ?? null;
  const shown = figures.map((id) => stage.querySelector(`[data-figure="${CSS.escape(id)}"]`));
  return [...shown, active].flatMap((figure) => (figure === null ? [] : [figure.getBoundingClientRect()]));
}

function stageOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>('.play-stage, .replay-stage') ?? document.body;
}

/** What else lies there: dice, a minimap, buttons. */
const OVER_BOARD = '[data-covers], .board-tray, .adv-tray, button';

/** How often is looked whether the board has moved a fighter under a card. */
const LOOK_AGAIN_MS = 150;

/** The newest decides where all lie. */
function usePlaced(ref: RefObject<HTMLDivElement | null>, card: CueCard | null): void {
  useLayoutEffect(() => {
    const stack = ref.current;
    if (stack === null || card === null) return undefined;
    lay(stack, card);
    if (card.weight === 'moment') return undefined;
    const timer = setInterval(() => {
      if (isOver(stack, card)) lay(stack, card);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [ref, card]);
}

/** A moment lies in the middle. */
function lay(stack: HTMLElement, card: CueCard): void {
  const stage = stageOf(stack);
  const { left, top, width, height } = stage.getBoundingClientRect();
  const boxOf = (rect: DOMRect): Box => ({
    x: rect.left - left,
    y: rect.top - top,
    width: rect.width,
    height: rect.height,
  });
  const size = { width: stack.offsetWidth, height: stack.offsetHeight };
  const boxes = (selector: string): readonly Box[] =>
    [...stage.querySelectorAll(selector)].map((each) => boxOf(each.getBoundingClientRect()));
  const keep = boxesOf(stack, card.figures).map(boxOf);
  const { x, y } =
    card.weight === 'moment'
      ? { x: (width - size.width) / 2, y: (height - size.height) / 2 }
      : placeCard({ width, height }, size, keep, boxes('[data-figure]'), boxes(OVER_BOARD));
  stack.style.transform = `translate(${Math.round(x)}px, ${Math.round(Math.max(0, y))}px)`;
}

/** Whether it covers somebody it is about. */
function isOver(stack: HTMLElement, { figures }: CueCard): boolean {
  const box = stack.getBoundingClientRect();
  return boxesOf(stack, figures).some((figure) => shared(box, figure) > 0);
}
