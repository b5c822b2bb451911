/** What a player writes on a score sheet, asked for line by line (CLS-HRO-10, CLS-HRO-12). */
import { CHARGES, lentName, TINCTURES } from '@oubliette/classic';
import type { Arms, CampaignCommandOf, HeroKind } from '@oubliette/classic';
import type { Asker, Option } from './ask.ts';
import { town } from './words.ts';

type Enrolment = CampaignCommandOf<'enrol'>;
type Writing = Pick<Enrolment, 'name' | 'gender' | 'arms' | 'motto'>;

/** Everything a new sheet has room for; empty answers have defaults. */
export async function askNewHero(
  ask: Asker,
  hero: HeroKind,
  roster: Parameters<typeof lentName>[0],
): Promise<Enrolment> {
  const named = await askName(ask, lentName(roster, hero));
  const motto = await askMotto(ask);
  const wanted = await ask.isSure(town(ask.language, 'wantArms', {}));
  const arms = wanted ? await askArms(ask) : null;
  return {
    type: 'enrol',
    hero,
    ...named,
    ...(motto === null ? {} : { motto }),
    ...(arms === null ? {} : { arms }),
  };
}

export async function askName(
  ask: Asker,
  before: { readonly name: string; readonly gender: 'm' | 'f' },
): Promise<Writing> {
  const name = await ask.line(town(ask.language, 'askName', { name: before.name }));
  const gender = await askGender(ask, before.gender);
  return { ...(name === '' ? {} : { name }), gender };
}

async function askGender(ask: Asker, before: 'm' | 'f'): Promise<'m' | 'f'> {
  for (;;) {
    const text = await ask.line(town(ask.language, 'askGender', { gender: before }));
    const given = text.toLowerCase();
    if (given === '') return before;
    if (given === 'm' || given === 'f') return given;
    ask.say(town(ask.language, 'notGender', { text }));
  }
}

export async function askMotto(ask: Asker): Promise<string | null> {
  const motto = await ask.line(town(ask.language, 'askMotto', {}));
  return motto === '' ? null : motto;
}

export async function askArms(ask: Asker): Promise<Arms | null> {
  const { language } = ask;
  const field = await ask.choose(town(language, 'askField', {}), listOf(TINCTURES, ask));
  if (field === null) return null;
  const charge = await ask.choose(town(language, 'askCharge', {}), listOf(CHARGES, ask));
  if (charge === null) return null;
  const tincture = await ask.choose(town(language, 'askTincture', {}), listOf(TINCTURES, ask));
  return tincture === null ? null : { field, charge, tincture };
}

function listOf<K extends string>(
  table: Readonly<Record<K, { readonly en: string; readonly fr: string }>>,
  { language }: Asker,
): readonly Option<K>[] {
  return (Object.keys(table) as K[]).map((id) => ({ label: table[id][language], value: id }));
}
