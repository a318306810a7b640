import { LOCALES } from '@five/shared/locales/locale';
import fc from 'fast-check';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { getDocumentProxy } from 'unpdf';
import { FontCoverage, fontBytes } from '../src/platform/pdf/fonts.ts';
import { Paper } from '../src/platform/pdf/paper.ts';
import { Paragraph, type Run } from '../src/platform/pdf/runs.ts';

const fonts = await FontCoverage.load();
const runsOf = (text: string, bold = false, direction: 'ltr' | 'rtl' = 'ltr'): Run[] =>
  new Paragraph(text, direction, (piece) => fonts.faceOf(piece, bold)).runs();

const opened = new Map<string, Font>();
/**
 * Whether the font of a text run has a glyph for every character. Glyph 0 is the box for a missing
 * glyph.
 */
function isDrawn({ face, text }: Run, bold: boolean): boolean {
  const key = `${face} ${bold}`;
  const font = opened.get(key) ?? (fontkit.create(fontBytes(face, bold)) as Font);
  opened.set(key, font);
  return font.layout(text, []).glyphs.every(({ id }) => id !== 0);
}

const lettersIn = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).filter(
    (letter) =>
      /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter) &&
      !/\p{Default_Ignorable_Code_Point}/u.test(letter),
  );

const BLOCKS: [string, number, number][] = [
  ['Latin-1', 0xa1, 0xff],
  ['Latin Extended-A', 0x100, 0x17f],
  ['Latin Extended-B', 0x180, 0x24f],
  ['combining marks', 0x300, 0x36f],
  ['Greek', 0x370, 0x3ff],
  ['Cyrillic', 0x400, 0x52f],
  ['Arabic', 0x600, 0x6ff],
  ['Arabic Supplement', 0x750, 0x77f],
  ['Latin Extended Additional', 0x1e00, 0x1eff],
  ['punctuation', 0x2010, 0x205e],
  ['currencies', 0x20a0, 0x20c0],
  ['Tifinagh', 0x2d30, 0x2d7f],
  ['Chinese', 0x4e00, 0x4e40],
  ['Arabic forms', 0xfb50, 0xfdff],
  ['emoji', 0x1f600, 0x1f64f],
];

test.each(BLOCKS)(
  '%s: each letter is drawn by a font that has it, or is a question mark',
  (_, from, to) => {
    for (const letter of lettersIn(from, to))
      for (const bold of [false, true]) {
        const runs = runsOf(letter, bold);
        const text = runs.map((run) => run.text).join('');
        expect(['?', letter.normalize('NFC')]).toContain(text);
        expect([letter, bold, ...runs.map((run) => isDrawn(run, bold))]).toEqual([
          letter,
          bold,
          ...runs.map(() => true),
        ]);
      }
  },
);

test.each([
  ['Latin Extended-A', 0x100, 0x17f],
  ['Latin Extended-B', 0x180, 0x24f],
  ['Arabic', 0x600, 0x6ff],
  ['Latin Extended Additional', 0x1e00, 0x1eff],
  ['Tifinagh', 0x2d30, 0x2d67],
])('no letter of %s is a question mark', (_, from, to) => {
  const missing = lettersIn(from, to).filter(
    (letter) =>
      runsOf(letter).some(({ text }) => text === '?') ||
      runsOf(letter, true).some(({ text }) => text === '?'),
  );
  expect(missing).toEqual([]);
});

test.each([
  'Cœur Œuvrard',
  'Ḥassan Aṭṭar Ḍawud',
  'أڭادير',
  'He\u0301le\u0300ne Rene\u0301e',
  'ⵎⵓⵃⵎⵎⴷ ⴰⵎⵖⵔⴰⴱⵉ',
  'Đặng Thị Ngọc',
  'Γιώργος',
  'Ґалина',
  'Dvořák Łukasz İpek Țară',
])('a name is printed whole: %s', (name) => {
  for (const bold of [false, true]) {
    const runs = runsOf(name, bold);
    expect(runs.map(({ text }) => text).join('')).toBe(name.normalize('NFC'));
    expect(runs.every((run) => isDrawn(run, bold))).toBe(true);
  }
});

test('an Arabic word uses one font, and characters without a font are marked', () => {
  expect(runsOf('أڭادير', false, 'rtl')).toEqual([{ face: 'plex-arabic', text: 'أڭادير' }]);
  expect(runsOf('محمد أڭادير', false, 'rtl').map(({ face }) => face)).toEqual([
    'plex-arabic',
    'arabic',
  ]);
  expect(runsOf('王 Li 😀').map(({ text }) => text)).toEqual(['? Li ?']);
});

const NAME_LETTERS = BLOCKS.flatMap(([, from, to]) => lettersIn(from, to)).concat([
  ' ',
  'a',
  'b',
  '(',
  ')',
  '1',
]);

test.each(['(\u06e3¡', '[\u06e3', 'محمد (\u06e8) ١', '«\u06ed»'])(
  'a mark on a bracket is drawn by a font with the mirrored bracket: %s',
  (text) => {
    for (const bold of [false, true])
      for (const direction of ['ltr', 'rtl'] as const)
        for (const run of runsOf(text, bold, direction))
          expect([run, isDrawn(run, bold)]).toEqual([run, true]);
  },
);

test.each(['\ufd0e\u031a\u0672\ufbbf', '\u0672\ufbbf', '\ufd0e\u0672\ufbbe'])(
  'a word that no font covers whole is drawn without an error: %s',
  (text) => {
    for (const bold of [false, true])
      for (const run of runsOf(text, bold, 'rtl'))
        expect([run, isDrawn(run, bold)]).toEqual([run, true]);
  },
);

test('any mixture of letters is drawn without an error and without an empty box', () => {
  const names = fc.array(fc.constantFrom(...NAME_LETTERS), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(names, fc.boolean(), (letters, bold) =>
      runsOf(letters.join(''), bold, 'rtl').every((run) => isDrawn(run, bold)),
    ),
  );
});

interface Item {
  str: string;
  width: number;
  transform: number[];
}

/**
 * Returns every text run of a PDF with its position, in points from the left and the bottom of the
 * page.
 */
async function itemsOf(bytes: Buffer): Promise<(Item & { page: number })[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const items: (Item & { page: number })[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const content = await (await document.getPage(page)).getTextContent();
    items.push(
      ...(content.items as Item[])
        .filter(({ str }) => str.trim() !== '')
        .map((item) => ({ ...item, page })),
    );
  }
  return items;
}

const left = ({ transform }: Item) => transform[4] ?? NaN;
const base = ({ transform }: Item) => transform[5] ?? NaN;

const LONG = {
  latin:
    'Abdelouahab Benabdeljalil El Idrissi El Ouazzani ben Moulay Abderrahmane de la Zaouïa ' +
    'de Sidi Bouzid, entraîneur à Agadir',
  word: 'w'.repeat(120),
  arabic:
    'عبد الوهاب بن عبد الجليل الإدريسي الوزاني بن مولاي عبد الرحمن من زاوية سيدي بوزيد ' +
    'مدرب الفريق الأول بمدينة أكادير الكبرى',
  arabicWord: 'ب'.repeat(120),
  mixed: 'Équipe الأطلس '.repeat(8).trim(),
};

const INFO = { title: 'T', author: 'A', color: '#f25826', logo: null };
const ends = Object.entries(LONG).flatMap(([kind, name]) =>
  LOCALES.map((locale) => [kind, locale, name] as const),
);
test.each(ends)(
  'a name of 120 letters (%s) stays on the page and off its label in %s',
  async (_, locale, name) => {
    const bytes = await Paper.drawn(locale, INFO, (paper) => {
      paper.head(name, name);
      paper.pair('Client', name, { bold: true });
      paper.pair(name, name);
      paper.pair(name, '1 234 DH', { size: 14 });
      paper.text(name);
    });
    const items = await itemsOf(bytes);
    expect(items.length).toBeGreaterThan(10);
    for (const item of items) {
      expect(left(item)).toBeGreaterThanOrEqual(55.9);
      expect(left(item) + item.width).toBeLessThanOrEqual(595.28 - 55.9);
    }
    const rows = Map.groupBy(items, (item) => `${item.page} ${base(item).toFixed(1)}`);
    for (const row of rows.values()) {
      const sorted = row.toSorted((a, b) => left(a) - left(b));
      for (const [index, item] of sorted.slice(1).entries())
        expect(left(item)).toBeGreaterThanOrEqual(
          left(sorted[index] as Item) + (sorted[index] as Item).width - 0.5,
        );
    }
    const written = (text: string) => [...text.replace(/\s/g, '')].sort().join('');
    const whole = items.map(({ str }) => str.normalize('NFC')).join('');
    for (const letter of new Set(written(name)))
      expect(whole.split(letter).length - 1).toBeGreaterThanOrEqual(
        6 * (name.split(letter).length - 1),
      );
  },
);

test('a pair at the end of a page stays together', async () => {
  const bytes = await Paper.drawn('fr', INFO, (paper) => {
    for (let row = 0; row < 120; row += 1) paper.pair(`start${row}`, `end${row}`);
  });
  const items = await itemsOf(bytes);
  for (let row = 0; row < 120; row += 1) {
    const [start, end] = [`start${row}`, `end${row}`].map((text) =>
      items.find(({ str }) => str === text),
    );
    expect([start?.page, start && base(start)]).toEqual([end?.page, end && base(end)]);
  }
});

test.each([
  'الضريبة على القيمة المضافة',
  'نونبر',
  'عبد الله بنعلي',
  'لا إله',
  'الأمراني',
  'تمرين الخميس',
  'أڭادير',
  'فريق \u0661\u0662\u0663 بتيزنيت',
])('Arabic that is copied or searched has the same letters: %s', async (text) => {
  const bytes = await Paper.drawn('ar', INFO, (paper) => {
    paper.pair(text, text, { bold: true });
    paper.text(text);
  });
  const items = await itemsOf(bytes);
  expect(items.map(({ str }) => str)).toEqual([text, text, text]);
});
