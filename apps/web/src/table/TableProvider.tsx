/** Shared context of the screen's parts, and their dialogs: refusals, rules, questions. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Refusal, RuleId } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import { endOf } from '../tables/keeping.ts';
import { KEEPING } from '../tables/keepingWords.ts';
import type { KnownTable, Request, TableLink } from '../net/link.ts';
import type { TableKey } from '../net/linkCore.ts';
import type { Where } from '../net/keptLinks.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { toast } from '../ui/notices.ts';
import { UI } from '../words/ui.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { AtTableContext } from './atTable.ts';
import type { AtTable } from './atTable.ts';
import type { GameUi } from '../play/gameUi.ts';
import { RefusalCard } from './RefusalCard.tsx';
import { Reseated } from './Reseated.tsx';
import { explainError, isAlreadyKnown } from './refusals.ts';
import { TakeBackDialog } from './TakeBack.tsx';
import { useFocusInside } from './useFocusInside.ts';
import { TABLE } from './words.ts';
import './TableProvider.css';

const RuleCard = lazy(async () => ({ default: (await import('../rulebook/RuleCard.tsx')).RuleCard }));

interface Props {
  readonly link: TableLink;
  readonly tableKey: TableKey;
  readonly where: Where;
  readonly table: KnownTable;
  readonly ui: GameUi;
  readonly children: ReactNode;
}

interface Question {
  readonly text: string;
  readonly yes: string;
  readonly answer: (yes: boolean) => void;
}

export function TableProvider({ link, tableKey, where, table, ui, children }: Props) {
  const language = useLanguage();
  const words = useWords(TABLE);
  const common = useWords(UI);
  const [refused, setRefused] = useState<{
    readonly key: number;
    readonly text: string;
    readonly rule: RuleId;
    readonly known: boolean;
  } | null>(null);
  const [proposing, setProposing] = useState(false);
  const [rule, setRule] = useState<RuleId | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const keeping = useWords(KEEPING);
  const { until } = table;
  useEffect(() => {
    const date = endOf(until, Date.now(), language);
    if (date !== null) toast(keeping('endsAtTable', { date }), 'warning');
  }, [until, language, keeping]);
  const view = useRef(table.present.view);
  view.current = table.present.view;

  const refuse = useCallback(
    (refusal: Refusal) => {
      const known = isAlreadyKnown(refusal);
      const told = ui.explain(refusal, language, view.current);
      const text = known ? `${told} ${say(TABLE, language, 'knownHint', {})}` : told;
      setRefused((before) => ({ key: (before?.key ?? 0) + 1, text, rule: refusal.rule, known }));
    },
    [ui, language],
  );
  const dismiss = useCallback(() => setRefused(null), []);
  const act = useCallback(
    async (request: Request) => {
      setRefused(null);
      const reply = await link.ask(request);
      if (reply.t === 'refused') refuse(reply.refusal);
      else if (reply.t === 'error') toast(explainError(reply.code, language), 'warning');
      else return reply;
      return null;
    },
    [link, language, refuse],
  );
  const confirm = useCallback(
    (text: string, yes: string) =>
      new Promise<boolean>((resolve) => {
        setQuestion({ text, yes, answer: resolve });
      }),
    [],
  );
  const shared = useMemo<AtTable>(
    () => ({ link, key: tableKey, where, table, ui, language, act, refuse, showRule: setRule, confirm }),
    [link, tableKey, where, table, ui, language, act, refuse, confirm],
  );

  return (
    <AtTableContext value={shared}>
      {children}
      <Reseated />
      {refused !== null && (
        <RefusalCard
          key={refused.key}
          text={refused.text}
          rule={refused.rule}
          onRule={() => setRule(refused.rule)}
          onClose={dismiss}
          {...(refused.known ? { onTakeBack: () => setProposing(true) } : {})}
        />
      )}
      {proposing && <TakeBackDialog onClose={() => setProposing(false)} />}
      <Dialog open={rule !== null} onClose={() => setRule(null)} title={words('ruleTitle')}>
        <Suspense fallback={<Loading text={common('loading')} />}>
          {rule !== null && <RuleCard id={rule} />}
        </Suspense>
      </Dialog>
      {question !== null && <QuestionDialog question={question} onAnswered={() => setQuestion(null)} />}
    </AtTableContext>
  );
}

function QuestionDialog({
  question,
  onAnswered,
}: {
  readonly question: Question;
  readonly onAnswered: () => void;
}) {
  const words = useWords(TABLE);
  const actions = useFocusInside<HTMLDivElement>('.button-primary');
  function answer(yes: boolean): void {
    question.answer(yes);
    onAnswered();
  }
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={words('confirmTitle')}
      size="small"
      actions={
        <div ref={actions} className="question-actions">
          <Button onClick={() => answer(false)}>{words('cancel')}</Button>
          <Button kind="primary" onClick={() => answer(true)}>
            {question.yes}
          </Button>
        </div>
      }
    >
      <p>{question.text}</p>
    </Dialog>
  );
}
