import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { sfntOf } from './woff.ts';

const require = createRequire(import.meta.url);
const bytesOf = (name: string) => readFileSync(require.resolve(`@fontsource/${name}-normal.woff`));
const SIZE_UNCOMPRESSED_AT = 16;
const read = (bytes: Buffer, text: string) => {
  const font = create(bytes) as Font;
  return font
    .layout(text)
    .glyphs.map(({ id, advanceWidth, path }) => ({ id, advanceWidth, path: path.toSVG() }));
};

test.each([
  ['figtree/files/figtree-latin-700', 'Reçu n° 12 : 1 200,00 MAD'],
  ['cairo/files/cairo-arabic-400', 'وصل الأداء رقم ١٢'],
  ['amiri/files/amiri-arabic-400', 'السلام عليكم'],
  ['noto-sans-tifinagh/files/noto-sans-tifinagh-tifinagh-400', 'ⴰⵣⵓⵍ'],
])('%s has the same letters and size without compression', (name, text) => {
  const woff = bytesOf(name);
  const sfnt = sfntOf(woff);
  expect(sfnt.length).toBe(woff.readUInt32BE(SIZE_UNCOMPRESSED_AT));
  const drawn = read(sfnt, text);
  expect(drawn.every(({ id }) => id !== 0)).toBe(true);
  expect(drawn).toEqual(read(woff, text));
});
