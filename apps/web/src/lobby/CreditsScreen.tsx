/** Whose work is used here, and under which licence. */
import { Panel } from '../ui/Panel.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { PAGES } from '../words/pages.ts';
import { useWords } from '../words/useWords.ts';
import { ICON_AUTHORS, LIBRARIES } from './credits.ts';
import './Pages.css';

export function CreditsScreen() {
  const words = useWords(PAGES);
  return (
    <>
      <TopBar title={words('creditsTitle')} />
      <main className="leaf">
        <Panel material="parchment">
          <p className="leaf-text">{words('homage')}</p>
          <h2>{words('iconsTitle')}</h2>
          <p className="leaf-text">
            {words('iconsText')} {ICON_AUTHORS.join(', ')}.{' '}
            <a href="https://game-icons.net">game-icons.net</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">{words('iconsLicence')}</a>.
          </p>
          <h2>{words('fontsTitle')}</h2>
          <ul className="leaf-text">
            <li>{words('alegreya')}</li>
            <li>{words('metamorphous')}</li>
          </ul>
          <p className="leaf-text">
            <a href="https://openfontlicense.org">{words('fontsLicence')}</a>
          </p>
          <h2>{words('codeTitle')}</h2>
          <p className="leaf-text">
            {words('codeText')} {LIBRARIES.join(', ')}.
          </p>
        </Panel>
      </main>
    </>
  );
}
