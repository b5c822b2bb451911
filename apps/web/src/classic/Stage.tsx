/** The board with the current choice on it: reach, paths, targets, places to choose. */
import { useEffect, useMemo, useRef } from 'react';
import type { FigureId, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { QuestBoard } from './board/QuestBoard.tsx';
import { foesNear } from '../board/director.ts';
import { useLinked } from '../board/useLinked.ts';
import { useMedia } from '../ui/useMedia.ts';
import type { TableKit } from './kit.ts';
import { boardHands } from '../play/boardHands.ts';
import { isPlayedBack } from '../play/desk.ts';
import { usePassingHint } from '../play/seenHints.ts';
import { StageFrame } from '../play/StageFrame.tsx';
import { HintBubble, useHint } from './controls/HintBubble.tsx';
import { MoreDialog } from './controls/MoreDialog.tsx';
import { QuestionPanel } from './controls/QuestionPanel.tsx';
import { StagedCard } from './controls/StagedCard.tsx';
import { Inspector } from './Inspector.tsx';
import { MasterOverride } from './master/MasterOverride.tsx';
import type { ClassicScene, Controller } from './play/controller.ts';
import { followedFigure } from './play/followed.ts';
import { shownFor } from './play/lights.ts';
import type { Question } from './play/situation.ts';
import { useClassic } from './useClassic.ts';
import type { Classic, PartProps } from './useClassic.ts';

export function Stage({ scene, kit, controller }: PartProps) {
  const classic = useClassic({ scene, kit, controller });
  const { hand, situation } = classic;
  const { view, language } = scene;
  const hands = useMemo(() => boardHands(controller), [controller]);
  useFollow(classic);
  const shown = useMemo(
    () => shownFor(kit, view, situation, hand, language),
    [kit, view, situation, hand, language],
  );
  const linked = useLinked(controller, view.figures);
  const lights = useMemo(() => [...shown.lights, ...linked], [shown.lights, linked]);
  const busy = isPlayedBack(scene) || hand.acting;
  const hint = useHint(classic, busy || scene.present.rolling !== null);
  usePassingHint(hint?.id);
  const rule = situation.menu?.items.find(({ id }) => id === hand.mode)?.action.rule;
  return (
    <StageFrame
      desk={controller}
      scene={scene}
      Die={kit.Die}
      busy={busy}
      rule={rule}
      board={<QuestBoard classic={classic} shown={shown} lights={lights} {...hands} />}
      hint={hint !== null && <HintBubble classic={classic} hint={hint} />}
      inspector={<Inspector classic={classic} />}
      question={
        situation.question !== null && <QuestionPanel classic={classic} question={situation.question} />
      }
      staged={<StagedCard classic={classic} />}
    >
      <MoreDialog classic={classic} />
      <MasterOverride classic={classic} />
    </StageFrame>
  );
}

/** As the layout of the table: the board has the whole width. */
const SMALL = '(max-width: 820px)';

/** The board turns to the figure on turn, if it is one's own or followed, and to places to choose from. */
function useFollow({ kit, controller, scene, situation }: Classic): void {
  const { view, follow } = scene;
  const { seat, mine } = situation;
  const isSmall = useMedia(SMALL);
  const figure = followedFigure(view, { seat, mine, follow, isSmall });
  const at = view.figures.find(({ id }) => id === figure)?.square;
  useEffect(() => {
    if (figure !== undefined && at !== undefined)
      controller.lookAt([at, ...foesNear(view.board, at, foesOf(view))]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not with every step: the board keeps a moving figure in sight
  }, [figure, view.round]);
  useNewcomers(controller, view, figure === undefined ? undefined : at);
  const isMonstersTurn = seat !== null && seat === view.morcar && view.turn.taker === null;
  useEffect(() => {
    const monsters = view.figures.filter(({ side }) => side === 'morcar').map(({ square }) => square);
    const heroes = view.figures.filter(({ side }) => side === 'heroes').map(({ square }) => square);
    const near = monsters.flatMap((from) => foesNear(view.board, from, heroes));
    if (isMonstersTurn) controller.lookAt([...monsters, ...near]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as his turn begins
  }, [isMonstersTurn]);
  const places = placesAsked(kit, scene, situation.question);
  const key = places.join();
  useEffect(() => {
    if (places.length > 0) controller.lookAt(places);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the squares are their key
  }, [key]);
}

function foesOf({ figures }: View): readonly Square[] {
  return figures.filter(({ side }) => side !== 'heroes').map(({ square }) => square);
}

/** Newly seen figures are brought into view, together with the followed one. */
function useNewcomers(controller: Controller, view: View, from: Square | undefined): void {
  const met = useRef<ReadonlySet<FigureId> | null>(null);
  const { figures } = view;
  useEffect(() => {
    const known = met.current;
    met.current = new Set(figures.map(({ id }) => id));
    const fresh = known === null ? [] : figures.filter(({ id, side }) => side === 'morcar' && !known.has(id));
    if (fresh.length > 0 && from !== undefined)
      controller.lookAt([from, ...fresh.map(({ square }) => square)]);
  }, [controller, figures, from]);
}

/** Where to look for a question: the places to choose from, or those it is about. */
function placesAsked(
  kit: TableKit,
  { moves, eyes, view }: ClassicScene,
  question: Question | null,
): readonly Square[] {
  if (question?.ask === 'own')
    return question.commands.flatMap((command) => kit.targetOf(command, view).square ?? []);
  const own = moves[eyes] ?? [];
  const squareOf = (id: FigureId): readonly Square[] =>
    view.figures.flatMap((figure) => (figure.id === id ? [figure.square] : []));
  const { pending } = view;
  if (pending?.tag === 'passage' && own.some(({ type }) => type === 'answerPassage'))
    return [...squareOf(pending.figure), ...squareOf(pending.through)];
  if (pending?.tag === 'attack' && own.some(({ type }) => type === 'standFast'))
    return [...squareOf(pending.attack.attacker), ...squareOf(pending.attack.target)];
  if (own.some(({ type }) => type === 'substitute'))
    return view.missing.slice(0, 1).map(({ square }) => square);
  return own.flatMap((move) => {
    if (move.type === 'placeHero' || move.type === 'placeWandering') return [move.square];
    return move.type === 'escape' ? [move.to] : [];
  });
}
