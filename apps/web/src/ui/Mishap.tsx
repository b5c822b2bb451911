/** An error boundary: the rest of the page stays usable; the match is safe with the table's host. */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { BASE } from '../base.ts';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { Button, buttonClass } from './Button.tsx';
import { Panel } from './Panel.tsx';
import './Mishap.css';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
}

export class Mishap extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <Broken onAgain={() => this.setState({ broken: false })} />;
  }
}

function Broken({ onAgain }: { readonly onAgain: () => void }) {
  const words = useWords(UI);
  return (
    <main className="mishap">
      <Panel material="parchment" title={words('brokeTitle')}>
        <p>{words('brokeText')}</p>
        <p className="mishap-ways">
          {/* A page load, which clears whatever broke. */}
          <a href={BASE} className={buttonClass('plain')}>
            {words('toLobby')}
          </a>
          <Button kind="primary" onClick={onAgain}>
            {words('brokeAgain')}
          </Button>
        </p>
      </Panel>
    </main>
  );
}
