/** The party's mission, to read again or aloud. */
import { typeset, withApostrophes } from '@oubliette/words';
import { SpeakButton } from '../../play/SpeakButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { aimText, hasReached } from '../play/objective.ts';
import type { Table } from '../play/table.ts';

export function QuestPage({ table }: { readonly table: Table }) {
  const { scene, words } = table;
  const { quest, achieved, sheets } = scene.view;
  const { language } = scene;
  const intro = print(quest.intro[language], language);
  const has = (aim: string): boolean => hasReached({ achieved, sheets }, aim);
  return (
    <article className="sheet on-parchment adv-quest">
      <h3 className="sheet-name">{print(quest.title[language], language)}</h3>
      <p>{intro}</p>
      <SpeakButton text={intro}>{words('readAloud')}</SpeakButton>
      <h4 className="sheet-title">{words('aims')}</h4>
      {quest.aims.length === 0 && <p>{words('aimNone')}</p>}
      <ul className="adv-aims">
        {quest.aims.map((aim) => (
          <li key={aim} data-reached={has(aim) || undefined}>
            {has(aim) && <Icon name="check" label={words('aimGot')} />} {aimText(scene, aim)}
          </li>
        ))}
      </ul>
      {quest.once && <p>{words('once')}</p>}
    </article>
  );
}

function print(text: string, language: Table['scene']['language']): string {
  return typeset(language, withApostrophes(text));
}
