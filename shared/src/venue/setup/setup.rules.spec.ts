import { ACTION_COLOR } from '../brand/action-color.rules.ts';
import { OPTIONAL_STEPS, SETUP_STEPS, type SetupStep } from './setup.codes.ts';
import {
  INITIAL_HOURS,
  type MissingSetup,
  PLACEHOLDERS,
  type SetupFacts,
  setupProgress,
  withoutPlaceholders,
} from './setup.rules.ts';

const FRESH: SetupFacts = {
  ...PLACEHOLDERS,
  latitude: null,
  longitude: null,
  phones: [],
  socialLinks: [],
  openingHours: [{ weekday: 1, intervals: [INITIAL_HOURS] }],
  pitches: 0,
  hasUnpricedHours: false,
  rib: null,
  legal: { ice: null, taxId: null },
  vat: { status: 'unknown' },
  mail: 'files',
  mailArrived: false,
  staff: 1,
  hasLogo: false,
  actionColor: ACTION_COLOR,
  photos: 0,
  hasOwnTerms: false,
  backsUpElsewhere: false,
  accepted: [],
};
const READY: SetupFacts = {
  ...FRESH,
  name: 'Foot Salé',
  city: { fr: 'Salé', en: 'Salé', ar: 'سلا' },
  address: { fr: '1, rue du Stade', en: null, ar: null },
  latitude: 34.03,
  longitude: -6.8,
  phones: ['+212612345678'],
  openingHours: [{ weekday: 1, intervals: [{ startTime: '10:00', endTime: '02:00' }] }],
  pitches: 3,
  rib: '999780000123456789012341',
  legal: { ice: '001234567000089', taxId: null },
  vat: { status: 'liable' },
  mail: 'server',
  mailArrived: true,
  staff: 2,
  hasLogo: true,
  actionColor: '#1f7a3d',
  photos: 4,
  hasOwnTerms: true,
  backsUpElsewhere: true,
};
const FRESH_HOURS = { openingHours: FRESH.openingHours };
const missingOf = (facts: Partial<SetupFacts>): Partial<Record<SetupStep, MissingSetup>> =>
  Object.fromEntries(
    setupProgress({ ...READY, ...facts }).flatMap(({ step, missing }) =>
      missing === null ? [] : [[step, missing]],
    ),
  );

test('a fresh database lacks everything, in the order of the steps', () => {
  const steps = setupProgress(FRESH);
  expect(steps.map(({ step }) => step)).toEqual(SETUP_STEPS);
  expect(steps.filter(({ missing }) => missing === null)).toEqual([]);
});

test('the initial hours can be left as they are, but not a week without any hours', () => {
  const hoursOf = (openingHours: SetupFacts['openingHours']) =>
    setupProgress({ ...READY, openingHours, accepted: ['hours'] }).find(
      ({ step }) => step === 'hours',
    );
  expect(hoursOf(FRESH.openingHours)).toEqual({ step: 'hours', missing: null, accepted: true });
  expect(hoursOf([{ weekday: 1, intervals: [] }])?.missing).toBe('hours');
});

test('a venue with all data lacks nothing', () => expect(missingOf({})).toEqual({}));

test.each<[string, Partial<SetupFacts>, Partial<Record<SetupStep, MissingSetup>>]>([
  ['the default name', { name: PLACEHOLDERS.name }, { identity: 'identity' }],
  [
    'a city that is a placeholder in Arabic only',
    { city: { fr: 'Salé', en: 'Salé', ar: PLACEHOLDERS.city.ar } },
    { identity: 'identity' },
  ],
  ['the placeholder of the address', { address: PLACEHOLDERS.address }, { address: 'address' }],
  [
    'an address that is a placeholder in English only',
    { address: { fr: '1, rue du Stade', en: PLACEHOLDERS.address.en } },
    { address: 'addressTexts' },
  ],
  ['an address without a position', { longitude: null }, { address: 'addressPosition' }],
  [
    'no phone, email or messenger',
    { phones: [], email: 'contact@localhost' },
    { contact: 'contact' },
  ],
  ['no hours', { openingHours: [{ weekday: 1, intervals: [] }] }, { hours: 'hours' }],
  ['hours other than the initial ones', FRESH_HOURS, { hours: 'hoursInitial' }],
  ['no pitch', { pitches: 0 }, { pitches: 'pitches', prices: 'pricesOfPitches' }],
  ['hours without a price', { hasUnpricedHours: true }, { prices: 'prices' }],
  ['no account number', { rib: null }, { bank: 'bank' }],
  ['no tax number', { legal: { ice: null, taxId: '' } }, { legal: 'legal' }],
  ['the word whether the venue is liable to VAT', { vat: { status: 'unknown' } }, { legal: 'vat' }],
  ['no mail server', { mail: 'files' }, { mail: 'mailServer' }],
  ['a test mail that did not arrive', { mailArrived: false }, { mail: 'mail' }],
  ['one account', { staff: 1 }, { team: 'team' }],
  [
    'a logo or a color of its own',
    { hasLogo: false, actionColor: ACTION_COLOR },
    { brand: 'brand' },
  ],
  ['no photograph', { photos: 0 }, { photos: 'photos' }],
  ['the default terms', { hasOwnTerms: false }, { terms: 'terms' }],
  ['backups in the data folder', { backsUpElsewhere: false }, { backup: 'backup' }],
])('%s is missing', (_, facts, missing) => expect(missingOf(facts)).toEqual(missing));

test.each<[string, Partial<SetupFacts>]>([
  ['a WhatsApp number alone', { phones: [], socialLinks: [{ network: 'whatsapp' }] }],
  ['an email address alone', { phones: [], email: 'contact@foot-sale.test' }],
  ['a tax identifier without a company number', { legal: { ice: null, taxId: '40123456' } }],
  ['a venue that is not liable to VAT', { vat: { status: 'exempt' } }],
  ['the mailbox of the demo, once a mail has arrived', { mail: 'demo' }],
  ['a logo without a color', { actionColor: ACTION_COLOR }],
  ['a color without a logo', { hasLogo: false }],
  ['a place at latitude and longitude 0', { latitude: 0, longitude: 0 }],
])('%s is enough', (_, facts) => expect(missingOf(facts)).toEqual({}));

test('only optional steps can be left as they are, and the others still count', () => {
  const steps = setupProgress({ ...FRESH, accepted: OPTIONAL_STEPS });
  expect(steps.filter(({ accepted }) => accepted).map(({ step }) => step)).toEqual(OPTIONAL_STEPS);
  expect(steps.filter(({ missing }) => missing !== null).map(({ step }) => step)).toEqual([
    'identity',
    'address',
    'contact',
    'pitches',
    'prices',
    'bank',
    'legal',
  ]);
});

test('a step that is done meanwhile does not count as left', () => {
  const steps = setupProgress({ ...READY, accepted: ['team'] });
  expect(steps.some(({ accepted }) => accepted)).toBe(false);
});

test('placeholders of other languages give way to the French that is set', () => {
  const { address } = PLACEHOLDERS;
  expect(withoutPlaceholders({ ...address, fr: '1, rue du Phare' }, address)).toEqual({
    fr: '1, rue du Phare',
    en: null,
    ar: null,
  });
  const own = { fr: '1, rue du Phare', en: '1 Lighthouse Street', ar: null };
  expect(withoutPlaceholders(own, address)).toEqual(own);
  expect(withoutPlaceholders(address, address)).toEqual(address);
});
