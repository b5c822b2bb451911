/** The quest: what is told of it, and what is to be done. */
import { typeset, withApostrophes } from '@oubliette/words';
import type { Table } from '../play/table.ts';

export function QuestPage({ table: { scene, words } }: { readonly table: Table }) {
  const { plan, laid } = scene.view.quest;
  const { language } = scene;
  if (plan === null) return <p className="desk-note">{words('noQuestYet')}</p>;
  const print = (text: string): string => typeset(language, withApostrophes(text));
  return (
    <section>
      <h3>{print(plan.title[language])}</h3>
      <p>{print(plan.story[language])}</p>
      {laid !== null && <p>{print(plan.task[language])}</p>}
    </section>
  );
}
