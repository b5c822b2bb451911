/** Language, name, text, motion and speed. */
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { Switch } from '../ui/Switch.tsx';
import { SETTINGS } from '../words/settings.ts';
import { useWords } from '../words/useWords.ts';
import { MOTIONS, SPEEDS, TEXT_SIZES } from '../settings/settings.ts';
import { changeSettings, useSettings } from '../settings/store.ts';

const MOTION_WORDS = { system: 'motionSystem', on: 'motionOn', off: 'motionOff' } as const;
const SPEED_WORDS = { 0.5: '½×', 1: '1×', 2: '2×' } as const;

export function PlaySettings() {
  const words = useWords(SETTINGS);
  const { language, name, textSize, reducedMotion, speed, warnBeforeEnd } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div className="settings-page">
      <Choice
        look="row"
        label={words('language')}
        chosen={language}
        onChoose={(chosen) => changeSettings({ language: chosen })}
        options={[
          { value: 'en', title: <span lang="en">English</span> },
          { value: 'fr', title: <span lang="fr">Français</span> },
        ]}
      />
      <TextField
        label={words('name')}
        placeholder={words('namePlaceholder')}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onValue={(value) => changeSettings({ name: value })}
      />
      <Choice
        look="row"
        label={words('textSize')}
        chosen={textSize}
        onChoose={(size) => changeSettings({ textSize: size })}
        options={TEXT_SIZES.map((size) => ({ value: size, title: percent.format(size / 100) }))}
      />
      <Choice
        look="row"
        label={words('motion')}
        chosen={reducedMotion}
        onChoose={(motion) => changeSettings({ reducedMotion: motion })}
        options={MOTIONS.map((motion) => ({ value: motion, title: words(MOTION_WORDS[motion]) }))}
      />
      <Choice
        look="row"
        label={words('speed')}
        chosen={speed}
        onChoose={(chosen) => changeSettings({ speed: chosen })}
        options={SPEEDS.map((each) => ({
          value: each,
          title: each === 0 ? words('instant') : SPEED_WORDS[each],
        }))}
      />
      <Switch
        label={words('warnBeforeEnd')}
        on={warnBeforeEnd}
        onChange={(on) => changeSettings({ warnBeforeEnd: on })}
      />
    </div>
  );
}
