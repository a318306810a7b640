import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ERROR_STATUS, type ErrorCode } from '@five/shared/errors/error-codes';
import { LOCALES, type Locale } from '@five/shared/locales/locale';
import { Translator } from '../../src/platform/i18n/translator.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

interface Tree {
  [key: string]: string | string[] | Tree;
}

/** Translated texts of one namespace in one package, by language. */
interface Texts {
  name: string;
  trees: Record<Locale, Tree>;
}

/**
 * Reads the translated texts of every package, from files such as `locales/fr/x.json` or
 * `locales/fr.ts`.
 */
async function findTexts(): Promise<Texts[]> {
  const folders = fs
    .readdirSync(ROOT)
    .map((room) => path.join(ROOT, room, 'src/locales'))
    .filter((folder) => fs.existsSync(folder));
  const found = await Promise.all(
    folders.map((folder) =>
      fs.existsSync(path.join(folder, 'fr')) ? fromJson(folder) : fromModules(folder),
    ),
  );
  return found.flat();
}

function fromJson(folder: string): Texts[] {
  const names = LOCALES.map((locale) => fs.readdirSync(path.join(folder, locale)).sort().join());
  if (new Set(names).size > 1) throw new Error(`${folder} has other files in each language`);
  return fs
    .readdirSync(path.join(folder, 'fr'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: path.relative(ROOT, path.join(folder, file)),
      trees: byLocale(
        (locale) => JSON.parse(fs.readFileSync(path.join(folder, locale, file), 'utf8')) as Tree,
      ),
    }));
}

async function fromModules(folder: string): Promise<Texts[]> {
  const modules = await Promise.all(
    LOCALES.map(
      async (locale) =>
        [
          locale,
          (await import(pathToFileURL(path.join(folder, `${locale}.ts`)).href)) as Record<
            string,
            Tree
          >,
        ] as const,
    ),
  );
  const trees = Object.fromEntries(
    modules.map(([locale, module]) => [locale, module[locale] ?? {}]),
  );
  return [{ name: path.relative(ROOT, folder), trees: byLocale((locale) => trees[locale] ?? {}) }];
}

const byLocale = (read: (locale: Locale) => Tree): Record<Locale, Tree> => ({
  fr: read('fr'),
  en: read('en'),
  ar: read('ar'),
});

const PLURAL = /_(zero|one|two|few|many|other)$/;
const HOLDERS = /\{\{-?\s*(\w+)[^}]*\}\}|<(\w+)>/g;

function leaves(tree: Tree, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[at + key, value] as [string, string]]
      : leaves({ ...value } as Tree, `${at}${key}.`),
  );
}

const keysOf = (tree: Tree) =>
  [...new Set(leaves(tree).map(([key]) => key.replace(PLURAL, '')))].sort();
const holdersOf = (text: string) =>
  [...new Set([...text.matchAll(HOLDERS)].map(([, one, two]) => one ?? two ?? ''))].sort();

const all = await findTexts();

test('the check finds the texts of every module that returns texts', () => {
  expect([...new Set(all.map(({ name }) => name.split('/', 1)[0]))].sort()).toEqual([
    'admin',
    'shared',
    'web',
  ]);
});

describe.each(all.map((texts) => [texts.name, texts] as const))('%s', (_, { trees }) => {
  test.each(['en', 'ar'] as const)('has the keys of the French in %s', (locale) => {
    expect(keysOf(trees[locale])).toEqual(keysOf(trees.fr));
  });

  test('names the same figures in every language', () => {
    const french = new Map(leaves(trees.fr));
    const wrong = (['en', 'ar'] as const).flatMap((locale) =>
      leaves(trees[locale])
        .filter(([key, text]) => {
          const source = french.get(key) ?? french.get(key.replace(PLURAL, '_other')) ?? text;
          return (
            holdersOf(text).some((holder) => !holdersOf(source).includes(holder)) ||
            (!PLURAL.test(key) && holdersOf(source).join() !== holdersOf(text).join())
          );
        })
        .map(([key, text]) => `${locale} ${key}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  // A separate text for zero (`_zero`) is allowed in every language.
  test('has every plural form of its language', () => {
    for (const locale of LOCALES) {
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
      const counted = leaves(trees[locale])
        .map(([key]) => key)
        .filter((key) => PLURAL.test(key));
      for (const base of new Set(counted.map((key) => key.replace(PLURAL, '')))) {
        expect([
          locale,
          base,
          ...counted
            .filter((key) => key.replace(PLURAL, '') === base)
            .map((key) => PLURAL.exec(key)?.[1] ?? '')
            .filter((form) => form !== 'zero' || forms.includes(form))
            .sort(),
        ]).toEqual([locale, base, ...forms]);
      }
    }
  });

  test('has no empty text', () => {
    for (const locale of LOCALES)
      expect(leaves(trees[locale]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('texts returned by the API', () => {
  const translator = new Translator();
  const sources = fs
    .readdirSync(path.join(ROOT, 'api/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => fs.readFileSync(path.join(ROOT, 'api/src', file), 'utf8'));
  const named = (pattern: RegExp) =>
    [
      ...new Set(
        sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
      ),
    ].sort();
  const textsOf = (file: string, locale: Locale) =>
    new Set(
      leaves(
        all.find(({ name }) => name === `shared/src/locales/${file}`)?.trees[locale] ?? {},
      ).flatMap(([key]) => [key, key.replace(PLURAL, ''), key.split('.', 1)[0] ?? '']),
    );

  test.each([...LOCALES])('every error code has a sentence in %s', (locale) => {
    const silent = Object.keys(ERROR_STATUS).filter(
      (code) => translator.error(locale, code as ErrorCode, {}) === code,
    );
    expect(silent).toEqual([]);
  });

  const withEnds = (names: string[], ends: string[]) =>
    names.flatMap((name) => ends.map((end) => `${name}.${end}`));

  const keysOf: Record<string, string[]> = {
    'messages.json': [
      ...named(/WriteResult\.(?:of|done)\(\s*'([\w.]+)'/g),
      ...withEnds(named(/\bmessages: '(\w+)'/g), ['created', 'updated', 'deleted']),
    ],
    'audit.json': [
      ...named(/\bact: '(\w+\.[\w.]+)'/g),
      ...withEnds(named(/\bentity: \w+,\s*kind: '(\w+)'/g), ['create', 'update', 'delete']),
      ...['addon.archive', 'pricing.archive', 'match.result'],
    ],
  };

  test.each(Object.entries(keysOf))('%s has every key that the API names', (file, keys) => {
    expect(keys.length).toBeGreaterThan(40);
    for (const locale of LOCALES)
      expect([locale, keys.filter((key) => !textsOf(file, locale).has(key))]).toEqual([locale, []]);
  });
});
