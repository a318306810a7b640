import { readFileSync } from 'node:fs';
import { VerifyRequest } from '../../auth/auth.requests.ts';
import { LOCALES, type Locale } from '../../locales/locale.ts';
import { CreateAddonRequest, CreateTariffRequest } from '../../pricings/pricings.requests.ts';
import { CreateBlockRequest, CreatePitchRequest } from '../../slots/slots.requests.ts';
import {
  CreateTeamRequest,
  CreateTournamentRequest,
} from '../../tournaments/tournaments.requests.ts';
import { checkRequest } from '../check-request.ts';
import type { RequestClass } from '../nested.ts';
import { violationTextKeys } from './violations.ts';

interface Texts {
  [key: string]: string | Texts;
}

/** Returns the message that a user reads at a field of a refused body. */
function messageAt(type: RequestClass, body: object, field: string, locale: Locale): string {
  const texts: Texts = JSON.parse(
    readFileSync(new URL(`../../locales/${locale}/violations.json`, import.meta.url), 'utf8'),
  );
  const found = checkRequest(type, body).violations.find((one) => one.field === field);
  if (!found) return '';
  const text = violationTextKeys(found)
    .map((key) => key.split('.').reduce<string | Texts | undefined>(partOf, texts))
    .find((one) => typeof one === 'string');
  return text ?? '';
}

const partOf = (tree: string | Texts | undefined, key: string) =>
  typeof tree === 'object' ? tree[key] : undefined;

test.each<[string, RequestClass, (code?: string) => object, string, RegExp]>([
  ['pitch', CreatePitchRequest, (code) => ({ code }), 'code', /\bP4\b/],
  ['tariff', CreateTariffRequest, (code) => ({ code }), 'code', /student|etudiant/],
  ['edition', CreateTournamentRequest, (slug) => ({ slug }), 'slug', /2026\/ma[iy]/],
  ['color', CreateTeamRequest, (color) => ({ color }), 'color', /#1f5f99/],
])('the code of a new %s, empty or wrong, is refused with its form and an example', (...row) => {
  const [, type, bodyOf, field, example] = row;
  for (const locale of LOCALES)
    for (const value of [undefined, '', 'é !'])
      expect(messageAt(type, bodyOf(value), field, locale)).toMatch(example);
});

test('the empty code of an option is refused with an example', () => {
  for (const locale of LOCALES)
    expect(messageAt(CreateAddonRequest, { options: [{}] }, 'options.0.code', locale)).toMatch(
      /large|grand/,
    );
});

test('an empty mailed code is refused with its six digits', () => {
  expect(messageAt(VerifyRequest, {}, 'code', 'fr')).toBe('Veuillez entrer le code à six chiffres');
});

test('a pitch that is not chosen is only required', () => {
  expect(messageAt(CreateBlockRequest, {}, 'pitch', 'en')).toBe('This field is required.');
});
