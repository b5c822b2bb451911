/** Four volumes, mute, and the voice that reads aloud. */
import { useSyncExternalStore } from 'react';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Slider } from '../ui/Slider.tsx';
import { Switch } from '../ui/Switch.tsx';
import { toast } from '../ui/notices.ts';
import { speak } from '../sound/index.ts';
import { UI } from '../words/ui.ts';
import { SETTINGS } from '../words/settings.ts';
import { useWords } from '../words/useWords.ts';
import { LOUDNESSES } from '../settings/settings.ts';
import { changeSettings, useSettings } from '../settings/store.ts';

export function SoundSettings() {
  const words = useWords(SETTINGS);
  const { sound, muted, language } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div className="settings-page">
      <Switch label={words('muted')} on={muted} onChange={(on) => changeSettings({ muted: on })} />
      {LOUDNESSES.map((each) => (
        <Slider
          key={each}
          label={words(each)}
          value={sound[each]}
          say={(value) => percent.format(value)}
          onChange={(value) => changeSettings({ sound: { ...sound, [each]: value } })}
        />
      ))}
      {'speechSynthesis' in globalThis && <VoiceSettings />}
    </div>
  );
}

function VoiceSettings() {
  const words = useWords(SETTINGS);
  const common = useWords(UI);
  const { readAloud, voice, language } = useSettings();
  const voices = useVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));

  function listen(): void {
    const silence = speak(words('sample'), language, voice);
    if (silence !== null) toast(common(silence), 'warning');
  }

  return (
    <>
      <Switch
        label={words('readAloud')}
        hint={words('readAloudHint')}
        on={readAloud}
        onChange={(on) => changeSettings({ readAloud: on })}
      />
      {readAloud && (
        <div className="settings-voice">
          <Field label={words('voiceChoice')}>
            {({ id }) => (
              <select
                id={id}
                className="field-input"
                value={voice ?? ''}
                onChange={({ target }) =>
                  changeSettings({ voice: target.value === '' ? null : target.value })
                }
              >
                <option value="">{words('voiceAny')}</option>
                {voices.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
          <Button icon="public-speaker" onClick={listen}>
            {words('tryVoice')}
          </Button>
        </div>
      )}
    </>
  );
}

const NO_VOICES: readonly SpeechSynthesisVoice[] = [];
let known: readonly SpeechSynthesisVoice[] = NO_VOICES;

/** Browsers load their voices late. */
function useVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(
    (changed) => {
      speechSynthesis.addEventListener('voiceschanged', changed);
      return () => speechSynthesis.removeEventListener('voiceschanged', changed);
    },
    () => {
      const now = speechSynthesis.getVoices();
      if (now.length !== known.length) known = now;
      return known;
    },
  );
}
