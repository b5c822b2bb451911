/** The party under the town's roofs: shields, names, purses, who is still in town. Pressing one chooses that hero. */
import { HERO_KINDS } from '@oubliette/classic';
import type { HeroKind, CommonSheet } from '@oubliette/classic';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { Gold } from './Gold.tsx';
import { Pips } from './Pips.tsx';
import { Shield } from './Shield.tsx';
import { kindName } from './town.ts';
import type { Town } from './town.ts';
import type { TownKit } from './townKit.ts';
import { vacancies } from './townModel.ts';
import { CAMPAIGN } from './words.ts';
import './Party.css';

interface Props {
  readonly town: Town;
  readonly kit: TownKit;
  readonly chosen: HeroKind | null;
  readonly onChoose: (hero: HeroKind) => void;
  readonly onEnrol: (hero: HeroKind) => void;
}

export function Party({ town, kit, chosen, onChoose, onEnrol }: Props) {
  const words = useWords(CAMPAIGN);
  const { view, moves, language } = town;
  const free = vacancies(view, moves).map(({ kind }) => kind);
  return (
    <ul className="party on-stone" aria-label={words('party')}>
      {HERO_KINDS.map((kind) => {
        const sheet = view.heroes.find((hero) => hero.kind === kind);
        if (sheet !== undefined)
          return (
            <li key={kind}>
              <Bearer
                town={town}
                kit={kit}
                sheet={sheet}
                chosen={chosen === kind}
                onChoose={() => onChoose(kind)}
              />
            </li>
          );
        if (!free.includes(kind)) return null;
        return (
          <li key={kind}>
            <button type="button" className="party-hero party-vacancy" onClick={() => onEnrol(kind)}>
              <Shield arms={null} kind={kind} size={2.6} silent />
              <span className="party-words">
                <span className="party-name">{kindName(kind, language)}</span>
                <span className="party-place">
                  <Icon name="plus" size={0.9} /> {words('enrol')}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Bearer({
  town,
  kit,
  sheet,
  chosen,
  onChoose,
}: {
  readonly town: Town;
  readonly kit: TownKit;
  readonly sheet: CommonSheet;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  const words = useWords(CAMPAIGN);
  const { view, language } = town;
  const out = view.underWay?.heroes.includes(sheet.kind) === true;
  const place = out ? 'inDungeon' : sheet.inTown ? 'inTown' : 'hasLeft';
  return (
    <button
      type="button"
      className="party-hero"
      data-hero={sheet.kind}
      data-place={place}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <Shield arms={sheet.arms} kind={sheet.kind} size={2.6} silent />
      <span className="party-words">
        <span className="party-name">
          {sheet.name}
          {sheet.champion && <Icon name="laurel-crown" label={words('champion', { gender: sheet.gender })} />}
        </span>
        <span className="party-kind">{kit.title(sheet, language)}</span>
        <span className="party-line">
          <Gold sum={sheet.gold} />
          {!sheet.champion && <Pips sheet={sheet} />}
        </span>
        <span className="party-place">{words(place)}</span>
      </span>
    </button>
  );
}
