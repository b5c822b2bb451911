/** Language, name, text, light, motion and speed. */
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { Switch } from '../ui/Switch.tsx';
import { SETTINGS } from '../words/settings.ts';
import { useWords } from '../words/useWords.ts';
import { ASKING, MOTIONS, SPEEDS, TEXT_SIZES, THEME_CHOICES } from '../settings/settings.ts';
import { changeSettings, useSettings } from '../settings/store.ts';

const MOTION_WORDS = { system: 'asDevice', on: 'motionOn', off: 'motionOff' } as const;
const THEME_WORDS = {
  system: 'asDevice',
  dark: 'themeDark',
  light: 'themeLight',
  contrast: 'themeContrast',
} as const;
const ASKING_WORDS = { always: 'askAlways', matters: 'askMatters', never: 'askNever' } as const;
const SPEED_WORDS = { 0.5: '½×', 1: '1×', 2: '2×' } as const;

export function PlaySettings() {
  const words = useWords(SETTINGS);
  const { language, name, textSize, theme, reducedMotion, speed, askBefore, warnBeforeEnd } = useSettings();
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
        label={words('theme')}
        chosen={theme}
        onChoose={(chosen) => changeSettings({ theme: chosen })}
        options={THEME_CHOICES.map((choice) => ({ value: choice, title: words(THEME_WORDS[choice]) }))}
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
      <Choice
        look="row"
        label={words('askBefore')}
        chosen={askBefore}
        onChoose={(chosen) => changeSettings({ askBefore: chosen })}
        options={ASKING.map((each) => ({ value: each, title: words(ASKING_WORDS[each]) }))}
      />
      <Switch
        label={words('warnBeforeEnd')}
        on={warnBeforeEnd}
        onChange={(on) => changeSettings({ warnBeforeEnd: on })}
      />
    </div>
  );
}
