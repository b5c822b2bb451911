/** Every option of a NextLevel setup can be given at the terminal, wherever a table of it is opened. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextOptions, OPTION_DEFAULTS, OPTION_FORMS } from '@oubliette/nextlevel';
import type { NextOption, NextOptions, OptionForm } from '@oubliette/nextlevel';
import { campaignOptions } from '../campaign/options.ts';
import { UsageError } from '../failure.ts';
import { helpFor } from '../helpFor.ts';
import { flagOf } from './options.ts';
import { playOptions } from '../play/options.ts';
import { simulateCommand } from '../simulate.ts';

function optionsIn(own: unknown): Partial<NextOptions> {
  return (own as { readonly options: Partial<NextOptions> }).options;
}

/** A value other than the default, as typed and as meant. */
function another(option: NextOption): readonly [string, unknown] {
  const asked: OptionForm = OPTION_FORMS[option];
  const usual = OPTION_DEFAULTS[option];
  if (asked.form === 'switch') return usual === true ? ['no', false] : ['yes', true];
  if (asked.form === 'number') return ['7', 7];
  if (asked.form === 'several') {
    const values = asked.values.map(({ value }) => value).slice(0, 2);
    return [values.join(','), values];
  }
  const { value } = asked.values.find((each) => each.value !== usual)!;
  return [flagOf(value), value];
}

for (const option of Object.keys(nextOptions.shape) as NextOption[]) {
  const flag = `--${flagOf(option)}`;
  const [typed, meant] = another(option);

  test(`${flag} is taken by play, campaign and simulate, and explained by help`, async () => {
    assert.deepEqual(optionsIn(playOptions(['nextlevel', flag, typed]).own), { [option]: meant });
    assert.deepEqual(optionsIn(campaignOptions(['nextlevel', flag, typed]).house.own), { [option]: meant });
    // It gets as far as the quest, which is looked up last.
    await assert.rejects(
      simulateCommand(['nextlevel', flag, typed, '--quest', 'nowhere']),
      /there is no quest "nowhere"/,
    );
    for (const command of ['play', 'campaign', 'simulate'] as const)
      for (const language of ['en', 'fr'] as const) {
        const help = helpFor(command, language);
        assert.ok(help.includes(`${flag} `), `${command} ${language}`);
        assert.ok(help.includes(OPTION_FORMS[option].label[language]), `${command} ${language}`);
        assert.ok(help.includes(`(${OPTION_FORMS[option].rule})`));
      }
  });

  test(`${flag} with nonsense, or for another game, is turned down`, async () => {
    for (const args of [
      ['nextlevel', flag, 'perhaps'],
      ['classic', flag, typed],
    ]) {
      assert.throws(() => playOptions(args), UsageError);
      assert.throws(() => campaignOptions(args), UsageError);
      await assert.rejects(simulateCommand(args), UsageError);
    }
  });
}
