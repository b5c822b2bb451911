/** A card about a figure on the board, or about a square. */
import { CHARACTERS, conditionText, kindNoun, valuesSeen } from '@oubliette/expert';
import type { Figure } from '@oubliette/expert';
import { InspectorCard, InspectorHead, Value } from '../play/InspectorCard.tsx';
import { cellTexts } from './board/cellText.ts';
import { FigurePicture } from './board/FigurePicture.tsx';
import { figureName } from './play/labels.ts';
import type { Table } from './play/table.ts';

export function Inspector({ table }: { readonly table: Table }) {
  const { desk, scene, hand, names } = table;
  const { view, language } = scene;
  const { inspected } = hand;
  if (inspected === null) return null;
  if ('square' in inspected)
    return (
      <InspectorCard desk={desk}>
        <p className="inspector-square">
          {cellTexts({ view, names, language, lights: [] })(inspected.square)}
        </p>
      </InspectorCard>
    );
  const figure = view.figures.find(({ id }) => id === inspected.figure);
  if (figure === undefined) return null;
  return (
    <InspectorCard desk={desk}>
      <InspectorHead
        picture={<FigurePicture figure={figure} size={52} />}
        name={figureName(names, figure.id, language)}
        kind={kindOf(figure)[language].one}
      />
      <FigureValues table={table} figure={figure} />
    </InspectorCard>
  );
}

function kindOf({ of, side }: Figure) {
  return side === 'heroes' && of in CHARACTERS
    ? CHARACTERS[of as keyof typeof CHARACTERS].noun
    : kindNoun(of);
}

export function FigureValues({ table, figure }: { readonly table: Table; readonly figure: Figure }) {
  const { scene, words } = table;
  const { body, fullBody, attack, defence, speed } = valuesSeen(scene.view, figure);
  return (
    <>
      <dl className="inspector-values">
        <Value name={words('stat_attack')} value={String(attack)} />
        <Value name={words('stat_defence')} value={String(defence)} />
        <Value name={words('stat_speed')} value={String(speed)} />
        <Value name={words('stat_body')} value={`${body}/${fullBody}`} />
      </dl>
      {figure.conditions.length > 0 && (
        <p>{figure.conditions.map((condition) => conditionText(condition)[scene.language]).join(', ')}</p>
      )}
    </>
  );
}
