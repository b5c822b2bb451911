/**
 * The company: the living heroes' score sheets, and who may still be enrolled (CLS-GEN-03, CLS-HRO-10 to
 * CLS-HRO-13).
 */
import { useEffect, useRef, useState } from 'react';
import { heroNoun, lentName } from '@oubliette/classic';
import type { CommonSheet, HeroKind } from '@oubliette/classic';
import type { SeatId } from '@oubliette/kernel';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { Gold } from './Gold.tsx';
import { Correction } from './Correction.tsx';
import { Inscribe } from './Inscribe.tsx';
import { Pips } from './Pips.tsx';
import { Shield } from './Shield.tsx';
import { called, kindName } from './town.ts';
import type { Town } from './town.ts';
import type { TownKit } from './townKit.ts';
import { heroOffers, inCardOrder, uncalled, vacancies } from './townModel.ts';
import { CAMPAIGN } from './words.ts';
import './Company.css';

/** Whom one has asked for elsewhere: their card takes the focus, each time anew. */
export interface Sought {
  readonly kind: HeroKind;
}

export function Company({
  town,
  kit,
  sought,
}: {
  readonly town: Town;
  readonly kit: TownKit;
  readonly sought: Sought | null;
}) {
  const words = useWords(CAMPAIGN);
  const { view, moves } = town;
  const [writing, setWriting] = useState<HeroKind | null>(null);
  const free = vacancies(view, moves);
  const sheet = view.heroes.find(({ kind }) => kind === writing);
  const due = uncalled(view, free);
  const enrolAll = async () => {
    for (const { kind, seat } of due) if (!(await town.give(seat, { type: 'enrol', hero: kind }))) return;
  };
  return (
    <>
      {due.length > 1 && (
        <Button kind="primary" icon="tabletop-players" large wide onClick={() => void enrolAll()}>
          {words('enrolAll', { count: due.length })}
        </Button>
      )}
      <ul className="company">
        {inCardOrder(view.heroes).map((hero) => (
          <li key={hero.kind}>
            <SheetCard town={town} kit={kit} sheet={hero} onWrite={() => setWriting(hero.kind)} />
          </li>
        ))}
        {free.map(({ kind, seat }) => (
          <li key={kind}>
            <Recruit town={town} kit={kit} kind={kind} seat={seat} sought={sought} />
          </li>
        ))}
      </ul>
      {sheet !== undefined && <Inscribe town={town} sheet={sheet} onClose={() => setWriting(null)} />}
      {view.heroes.length === 0 && free.length === 0 && <p>{words('hostChooses')}</p>}
    </>
  );
}

function SheetCard({
  town,
  kit,
  sheet,
  onWrite,
}: {
  readonly town: Town;
  readonly kit: TownKit;
  readonly sheet: CommonSheet;
  readonly onWrite: () => void;
}) {
  const words = useWords(CAMPAIGN);
  const { language, view, seats } = town;
  const mine = seats.includes(sheet.seat);
  return (
    <article className="company-sheet on-parchment" data-hero={sheet.kind}>
      <Shield arms={sheet.arms} kind={sheet.kind} size={4.2} />
      <div className="company-words">
        <h3 className="company-name">{sheet.name}</h3>
        <p className="company-kind">
          {kit.title(sheet, language)} · {playerOf(town, sheet.seat, words)}
        </p>
        {sheet.motto !== null && <p className="company-motto">{sheet.motto}</p>}
        <kit.Figures town={town} sheet={sheet} />
        <p className="company-line company-purse">
          <Gold sum={sheet.gold} />
          {sheet.champion ? (
            <span>
              <Icon name="laurel-crown" /> {words('champion', { gender: sheet.gender })}
            </span>
          ) : (
            <Pips sheet={sheet} />
          )}
        </p>
        <kit.Belongings town={town} sheet={sheet} />
        {view.phase === 'town' && (
          <div className="company-deeds">
            {mine && (
              <Button icon="scroll-quill" onClick={onWrite}>
                {words('write')}
              </Button>
            )}
            {seats.includes(view.host) && <Correction town={town} sheet={sheet} />}
            {mine && <Dismissal town={town} sheet={sheet} />}
          </div>
        )}
      </div>
    </article>
  );
}

function Dismissal({ town, sheet }: { readonly town: Town; readonly sheet: CommonSheet }) {
  const words = useWords(CAMPAIGN);
  const [offer] = heroOffers(town.moves, 'dismiss', sheet.kind);
  if (offer === undefined) return null;
  const dismiss = async () => {
    if (await town.confirm(words('dismissSure', { hero: called(sheet) }), words('dismiss')))
      await town.give(offer.seat, offer.command);
  };
  return (
    <Button kind="quiet" onClick={() => void dismiss()}>
      {words('dismiss')}
    </Button>
  );
}

function Recruit({
  town,
  kit,
  kind,
  seat,
  sought,
}: {
  readonly town: Town;
  readonly kit: TownKit;
  readonly kind: HeroKind;
  readonly seat: SeatId;
  readonly sought: Sought | null;
}) {
  const words = useWords(CAMPAIGN);
  const { language, view } = town;
  const lent = lentName(view, kind);
  const enrol = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sought?.kind === kind) enrol.current?.focus();
  }, [sought, kind]);
  return (
    <article className="company-sheet company-recruit" data-hero={kind}>
      <Shield arms={null} kind={kind} size={4.2} silent />
      <div className="company-words">
        <h3 className="company-name">{lent.name}</h3>
        <p className="company-kind">{kindName(kind, language, lent.gender)}</p>
        <kit.Newcomer town={town} kind={kind} />
        <div className="company-deeds">
          <Button
            ref={enrol}
            kind="primary"
            icon="plus"
            aria-label={words('enrolHero', { hero: called(lent), kind: heroNoun(kind, lent.gender) })}
            onClick={() => void town.give(seat, { type: 'enrol', hero: kind })}
          >
            {words('enrol')}
          </Button>
        </div>
      </div>
    </article>
  );
}

/** Who plays a seat, in a few words. */
function playerOf(town: Town, seat: SeatId, words: ReturnType<typeof useWords<typeof CAMPAIGN>>): string {
  if (town.seats.includes(seat)) return words('yours');
  const occupant = town.info.chairs.find((chair) => chair.seat === seat)?.occupant ?? null;
  if (occupant === null) return words('nobody');
  if (occupant.is === 'bot') return words('computer');
  const member = town.info.members.find(({ id }) => id === occupant.member);
  return member === undefined ? words('nobody') : words('playedBy', { player: member.name });
}
