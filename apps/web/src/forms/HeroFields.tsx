/** What the lobby asks about a hero of any game: a name, he or she, and who plays it. */
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import { PLAYERS } from './company.ts';
import type { Mode, PlayedBy } from './company.ts';

interface NameProps {
  /** What the hero is called until it has a name. */
  readonly hero: string;
  readonly name: string;
  readonly gender: 'm' | 'f';
  readonly onChange: (change: { readonly name?: string; readonly gender?: 'm' | 'f' }) => void;
}

export function HeroName({ hero, name, gender, onChange }: NameProps) {
  const words = useWords(LOBBY);
  return (
    <>
      <TextField
        label={words('heroNameOf', { hero })}
        placeholder={words('heroName')}
        value={name}
        maxLength={40}
        onValue={(value) => onChange({ name: value })}
      />
      <Choice
        look="row"
        label={words('genderOf', { hero })}
        chosen={gender}
        onChoose={(chosen) => onChange({ gender: chosen })}
        options={[
          { value: 'm', title: words('masculine') },
          { value: 'f', title: words('feminine') },
        ]}
      />
    </>
  );
}

const BY_WORDS = { me: 'byMe', computer: 'byBot', friend: 'byFriend' } as const;

interface PlayerProps {
  readonly hero: string;
  readonly mode: Mode;
  readonly by: PlayedBy;
  readonly onBy: (by: PlayedBy) => void;
}

export function HeroPlayer({ hero, mode, by, onBy }: PlayerProps) {
  const words = useWords(LOBBY);
  const players = PLAYERS.filter((each) => each !== 'friend' || mode === 'online');
  return (
    <Choice
      look="row"
      label={words('playedByOf', { hero })}
      chosen={by}
      onChoose={onBy}
      options={players.map((value) => ({ value, title: words(BY_WORDS[value]) }))}
    />
  );
}
