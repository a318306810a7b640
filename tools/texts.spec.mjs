import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frenchLines, latinRuns } from '../e2e/support/language.ts';
import { allTexts, codeOf, demoTexts, locales, wordsOf } from './lib/texts.mjs';

const texts = allTexts();
const plural = /_(zero|one|two|few|many|other)$/;

test('every text exists in three languages', () => {
  const keys = locales.map(
    (locale) => new Set([...texts[locale].keys()].map((key) => key.replace(plural, ''))),
  );
  // All text keys of all languages together, so that a text that exists in only one language is
  // found too.
  const all = keys.reduce((known, own) => known.union(own));
  none(
    locales.flatMap((locale, index) =>
      [...all.difference(keys[index])].map((key) => `${locale} lacks ${key}`),
    ),
  );
});

test('a text of the site or the desk has every plural form of its language and no other', () => {
  for (const locale of locales) {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const counted = [...texts[locale].keys()].filter(
      (key) => /^(web|admin)\//.test(key) && plural.test(key),
    );
    const byText = Object.groupBy(counted, (key) => key.replace(plural, ''));
    none(
      Object.entries(byText)
        .filter(
          ([, keys]) =>
            !sameForms(
              keys.map((key) => plural.exec(key)[1]),
              forms,
            ),
        )
        .map(([key]) => `${locale} ${key}`),
    );
  }
});

test('a text has the same placeholders in three languages', () => {
  const given = (text) =>
    [...text.matchAll(/{{\s*(\w+)/g)]
      .map(([, one]) => one)
      .sort()
      .join();
  const single = [...texts.fr.keys()].filter((key) => !plural.test(key));
  none(
    single.filter(
      (key) => new Set(locales.map((locale) => given(texts[locale].get(key) ?? ''))).size > 1,
    ),
  );
});

test('every text is used on the site or at the desk', () => {
  // All texts except `resources.…`, which react-admin uses.
  const byPath = /^((?:web|admin)\/\S+) (?!resources\.)(.+)$/;
  const asked = [...texts.fr.keys()].map((key) => byPath.exec(key)).filter(Boolean);
  for (const workspace of ['web', 'admin']) {
    const isUsed = usedBy([workspace]);
    none(
      asked
        .filter(([, place, key]) => place.startsWith(workspace) && !isUsed(key))
        .map(([text]) => text),
    );
  }
});

test('every label of a field is used on the site or at the desk', () => {
  const isUsed = usedBy(['web', 'admin']);
  const labels = [...texts.fr.keys()].filter((key) => key.startsWith('shared/labels.json '));
  assert.ok(labels.length > 10, `only ${labels.length} labels were read`);
  none(labels.filter((key) => !isUsed(key.split(' ')[1])));
});

test('no French was left in English', () => {
  none(failing('en', ([, text]) => frenchLines(wordsOf(text)).length > 0));
});

test('Arabic texts contain no run of four Latin words', () => {
  none(failing('ar', ([, text]) => latinRuns(wordsOf(text)).length > 0));
});

test('no text is identical in two languages, except for listed words', () => {
  const same = [];
  for (const [one, other] of [
    ['fr', 'en'],
    ['fr', 'ar'],
    ['en', 'ar'],
  ]) {
    for (const [key, text] of texts[one])
      if (texts[other].get(key) === text && /\p{L}/u.test(wordsOf(text)) && !shared.has(text))
        same.push(`${one} = ${other}: ${key} "${text}"`);
  }
  none(same);
});

test('an Arabic word with tanwin in one text has tanwin in all texts', () => {
  const words = (text) => text.match(/[\u0621-\u0652]+/g) ?? [];
  const marked = new Set(
    [...texts.ar.values()]
      .flatMap(words)
      .filter((word) => word.endsWith('\u064b\u0627'))
      .map((word) => word.replace('\u064b', '')),
  );
  none(
    failing('ar', ([, text]) => words(text).some((word) => marked.has(word) && !dual.has(word))),
  );
});

test('an Arabic tanwin is placed on the letter before its alif', () => {
  none(failing('ar', ([, text]) => text.includes('\u0627\u064b')));
});

test('Arabic speaks to all with one voice: the plural, and never to one man', () => {
  none(failing('ar', ([, text]) => toOne.test(text)));
});

test('French texts have a non-breaking space before : ; ! ? % » and after «', () => {
  none(failing('fr', ([, text]) => breakable.test(text)));
  none(
    demoTexts()
      .filter(({ text }) => breakable.test(text))
      .map(({ file, text }) => `${file}: ${text}`),
  );
});

test('in French apostrophes are round, except in sentences supplied by the owner', () => {
  none(
    failing(
      'fr',
      ([, text]) =>
        /\p{L}'\p{L}/u.test(text) && !toTheLetter.some((sentence) => text.startsWith(sentence)),
    ),
  );
});

const toTheLetter = ["Une erreur s'est produite", "Votre email n'a pas été vérifié"];

/**
 * Matches Arabic imperatives and possessives in the masculine singular, which the texts of the site
 * must not use.
 */
const toOne = new RegExp(
  `(?<![\\u0621-\\u0652])(${[
    'اختر|اكتب|افتح|أعد|أدخل|تحقق من|حاول|اضغط|سجّ?ل ال|جرّ?ب |انقر|اسحب|استعمل|احجز',
    'هل تريد|هل تغادر',
    '[بلك]?(حساب|بريد|اسم|هاتف|مكان|طلب|جلست|هويت|تغييرات|قائمت)ك',
    'لديك|عليك|يمكنك|إليك',
  ].join('|')})(?![\\u0621-\\u0652])`,
  'u',
);

/**
 * Matches a plain space at a place where French typography requires a no-break space, such as
 * before a colon.
 */
const breakable = /\S [:;!?»](?![\p{L}\d=])|« |[\d}] %/u;

/** Texts that may be identical in two languages: names, and words that both languages have. */
const shared = new Set([
  'WhatsApp',
  'SMS',
  'JSON',
  'Notification',
  'Facebook',
  'Instagram',
  'Messenger',
  'TikTok',
  'YouTube',
  'X',
  'ICE {{value}}',
  'IF {{value}}',
  'RC {{value}}',
  'Profession',
  'Email',
  'Pack',
  'Total',
  'Menu',
  'Profile',
  'Contact',
  'Cookies',
  'Discussions',
  'Points',
  'Pts',
  'Note',
  'Messages',
  'Notifications',
  'Site',
  'Packs',
  'Pack {{reference}}',
  '{{count}} T-shirt',
  '{{count}} T-shirts',
  '{{count}} minute',
  '{{count}} minutes',
  '{{minutes}} min',
  '{{seconds}} s',
  '{{count}} min',
  'Promotions',
  'Photo',
  'Sponsor',
  'Bronze',
  'Logo',
  'Date',
  'Places',
  'Code',
  'Type',
  'Options',
  'Message',
  'Latitude',
  'Longitude',
  'ICE',
  'Maintenance',
  // Second title of the 404 page, which is in English on French pages too.
  'This page could not be found',
]);

/**
 * Arabic words that look like words with tanwin, but are duals before a noun: 'two pairs of', 'two
 * days of'.
 */
const dual = new Set(['زوجا', 'يوما']);

/**
 * Whether a text has all plural forms that its language needs (`forms`) and no others. `existing`
 * are the plural forms of the text. The form `zero` is always optional, because 'none' reads better
 * than '0'.
 */
function sameForms(existing, forms) {
  return (
    [...new Set([...existing, 'zero'])].sort().join() ===
      [...new Set([...forms, 'zero'])].sort().join() &&
    forms.every((form) => existing.includes(form))
  );
}

function failing(locale, wrong) {
  return [...texts[locale]].filter(wrong).map(([key, text]) => `${locale} ${key}: ${text}`);
}

function none(found) {
  assert.deepEqual(found, []);
}

/** Returns a function that finds out whether the code of a workspace uses a text key. */
function usedBy(workspaces) {
  // The site separates a namespace by a colon, the back-office by a dot.
  const code = workspaces.map(codeOf).join('\n').replaceAll("'labels:", "'labels.");
  // Start and end of text keys that a template literal such as `state.${state}` builds: the parts
  // before its first placeholder and after its last one.
  const made = [...code.matchAll(/`(?:[\w-]+:)?([^`$\s]*)\$\{[^`\n]*?([^`}\n]*)`/g)]
    .map(([, before, behind]) => [before, behind])
    .filter((ends) => ends.join('').includes('.'));
  const whole = new Set([...code.matchAll(/['"`:]([\w.-]+)['"`]/g)].map(([, key]) => key));
  return (key) => {
    const text = key.replace(plural, '');
    return (
      whole.has(text) ||
      made.some(([before, behind]) => text.startsWith(before) && text.endsWith(behind))
    );
  };
}
