/** A card about a figure on the board: its characteristics, arms and state; or about a square. */
import {
  BESTIARY,
  DEVICE_NOUNS,
  effectName,
  findSpell,
  kindNoun,
  RATED,
  statsSeen,
  thingNoun,
} from '@oubliette/advanced';
import type { Figure } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { InspectorCard, InspectorHead, Value } from '../play/InspectorCard.tsx';
import { RuleButton } from '../play/RuleButton.tsx';
import { cellTexts, corpsesOn } from './board/cellText.ts';
import { FigurePicture } from './board/FigurePicture.tsx';
import { mostWounds } from './board/looks.ts';
import type { Table } from './play/table.ts';
import { figureName } from './play/labels.ts';
import { rulesAt } from './play/rules.ts';

export function Inspector({ table }: { readonly table: Table }) {
  const { desk, scene, hand, names, words } = table;
  const { view, language } = scene;
  const { inspected } = hand;
  if (inspected === null) return null;
  if ('square' in inspected) return <SquareCard table={table} square={inspected.square} />;
  const figure = view.figures.find(({ id }) => id === inspected.figure);
  if (figure === undefined) return null;
  const sheet = view.sheets.find(({ id }) => id === figure.id);
  return (
    <InspectorCard desk={desk}>
      <InspectorHead
        picture={<FigurePicture view={view} figure={figure} size={52} />}
        name={figureName(names, figure.id, language)}
        kind={
          sheet === undefined
            ? kindNoun(figure.of)[language].one
            : `${words(`race_${sheet.race}`)}, ${words(`calling_${sheet.calling}`)}`
        }
      />
      <FigureValues table={table} figure={figure} />
      <Specials table={table} figure={figure} />
    </InspectorCard>
  );
}

/** A square's contents, in its screen-reader text, with links to the book. */
function SquareCard({ table, square }: { readonly table: Table; readonly square: Square }) {
  const { desk, scene, names } = table;
  const { view, language } = scene;
  const level = view.levels[view.level];
  if (level === undefined) return null;
  const { figures } = view;
  const corpses = corpsesOn(view, view.level);
  const tell = cellTexts({ view, level, figures, names, language, corpses, lights: [], zones: [] });
  return (
    <InspectorCard desk={desk}>
      <p className="inspector-square">{tell(square)}</p>
      {rulesAt(level, square).map((rule) => (
        <RuleButton key={rule} scene={scene} id={rule} />
      ))}
    </InspectorCard>
  );
}

export function FigureValues({ table, figure }: { readonly table: Table; readonly figure: Figure }) {
  const { scene, words } = table;
  const { view } = scene;
  const stats = statsSeen(view, figure);
  return (
    <dl className="inspector-values adv-values">
      {RATED.map((stat) => (
        <Value key={stat} name={words(`short_${stat}`)} value={String(stats[stat])} />
      ))}
      <Value name={words('wounds')} value={`${Math.max(0, figure.wounds)}/${mostWounds(view, figure)}`} />
    </dl>
  );
}

/** The rule of each ability. */
const RULES = {
  sentry: 'ADV-ENC-18',
  large: 'ADV-ABIL-29',
  flies: 'ADV-ABIL-22',
  fearsome: 'ADV-ABIL-23',
  invulnerable: 'ADV-ABIL-12',
  regenerates: 'ADV-ABIL-11',
  berserk: 'ADV-ABIL-01',
  contagious: 'ADV-ABIL-17',
  twoAttacks: 'ADV-ABIL-15',
} as const;

const DEVICE_RULES = {
  gasGlobes: 'ADV-ABIL-36',
  warpfire: 'ADV-ABIL-37',
  plagueCenser: 'ADV-ABIL-39',
  warpScroll: 'ADV-ABIL-40',
} as const;

/** Effects on a figure that change what it may do. */
const EFFECT_RULES: Readonly<Record<string, string>> = {
  inPit: 'ADV-TRAP-10',
  controlled: 'ADV-TRAP-33',
};

/** Its belongings, effects and special abilities. */
export function Specials({ table, figure }: { readonly table: Table; readonly figure: Figure }) {
  const { scene, words } = table;
  const { view, language } = scene;
  const card = figure.kind === 'monster' ? BESTIARY[figure.of] : undefined;
  const sheet = view.sheets.find(({ id }) => id === figure.id);
  const carried = [...(sheet?.weapons ?? card?.weapons ?? []), ...(sheet?.armour ?? card?.armour ?? [])];
  const effects = figure.effects.flatMap(({ tag }) => effectName(tag, language) ?? []);
  const spells = (card?.spells ?? []).flatMap((id) => findSpell(id)?.name[language] ?? []);
  return (
    <>
      {carried.length > 0 && (
        <p className="inspector-line">{carried.map((id) => thingNoun(id)[language].one).join(', ')}</p>
      )}
      {effects.length > 0 && (
        <p className="inspector-line">
          {effects.join(', ')}{' '}
          {figure.effects.map(({ tag }) => {
            const rule = EFFECT_RULES[tag];
            return rule !== undefined && <RuleButton key={tag} scene={scene} id={rule} />;
          })}
        </p>
      )}
      {figure.disguise !== null && (
        <p className="inspector-line">{words('special_disguise', { kind: kindNoun(figure.disguise) })}</p>
      )}
      {card?.character === true && (
        <p className="inspector-line">
          {words('special_character')} <RuleButton scene={scene} id="ADV-MCH-01" />
        </p>
      )}
      {card?.special.map((special) => (
        <p key={special} className="inspector-line">
          <b>{words(`special_${special}`)}</b> <RuleButton scene={scene} id={RULES[special]} />
        </p>
      ))}
      {card?.devices.map((device) => (
        <p key={device} className="inspector-line">
          <b>{DEVICE_NOUNS[device][language].one}</b> <RuleButton scene={scene} id={DEVICE_RULES[device]} />
        </p>
      ))}
      {spells.length > 0 && (
        <p className="inspector-line">
          {words('special_spells', { spells: spells.join(', ') })}{' '}
          <RuleButton scene={scene} id="ADV-ABIL-08" />
        </p>
      )}
    </>
  );
}
