import type { ImageAnswer } from '../../files/files.contract.ts';
import { heroPreload, photoSlots } from './photo-html.ts';
import { withPhotos } from './photo-marks.ts';
import type { PhotoAnswer } from './photos.contract.ts';

const forms = (type: ImageAnswer['sources'][number]['type'], extension: string) =>
  [480, 960].map((width) => ({ type, width, url: `/files/a-${width}.${extension}` }));
const IMAGE: ImageAnswer = {
  reference: 'F-7K3M9QXT',
  width: 960,
  height: 640,
  focusX: 30,
  focusY: 70,
  color: '#1e783c',
  sources: [
    ...forms('image/avif', 'avif'),
    ...forms('image/webp', 'webp'),
    ...forms('image/jpeg', 'jpg'),
  ],
};
const photo = (place: string, changes: Partial<PhotoAnswer> = {}): PhotoAnswer => ({
  place,
  pitchName: null,
  caption: null,
  alt: 'Le centre',
  image: IMAGE,
  ...changes,
});

test('a photograph offers each format and width, with its size and focal point', () => {
  expect(photoSlots([photo('gate')])['gate']).toBe(
    '<picture class="place-photo">' +
      '<source type="image/avif" srcset="/files/a-480.avif 480w, /files/a-960.avif 960w" ' +
      'sizes="(max-width: 575.98px) 100vw, (max-width: 1199.98px) 60vw, 40rem"/>' +
      '<source type="image/webp" srcset="/files/a-480.webp 480w, /files/a-960.webp 960w" ' +
      'sizes="(max-width: 575.98px) 100vw, (max-width: 1199.98px) 60vw, 40rem"/>' +
      '<img alt="Le centre" width="960" height="640" ' +
      'sizes="(max-width: 575.98px) 100vw, (max-width: 1199.98px) 60vw, 40rem" ' +
      'srcset="/files/a-480.jpg 480w, /files/a-960.jpg 960w" src="/files/a-960.jpg" ' +
      'loading="lazy" decoding="async" ' +
      'style="background-color:#1e783c;object-position:30% 70%"/></picture>',
  );
});

test('the hero is preloaded with the files that its element offers, and is not lazy', () => {
  const slots = photoSlots([photo('gate'), photo('hero')]);
  const preload = heroPreload(slots);
  const hero = String(slots['hero']);
  const files = /imagesrcset="([^"]+)" imagesizes="([^"]+)"/.exec(preload);
  expect(preload).toContain('type="image/avif"');
  expect(hero).toContain(
    `<source type="image/avif" srcset="${files?.[1]}" sizes="${files?.[2]}"/>`,
  );
  expect(hero).toContain('fetchpriority="high"');
  expect(hero).not.toContain('lazy');
  expect(heroPreload(photoSlots([photo('gate')]))).toBe('');
});

test('texts of the venue cannot end an attribute or begin an element', () => {
  const text = '"><script>alert(1)</script>&amp;';
  const { pitches = '' } = photoSlots([photo('pitch-T1', { alt: text, pitchName: text })]);
  const safe = '&quot;>&lt;script>alert(1)&lt;/script>&amp;amp;';
  expect(pitches).toContain(`alt="${safe}"`);
  expect(pitches).toContain(`<figcaption>${safe}</figcaption>`);
});

test('one element shows the first pitch with a photograph, another all of them by name', () => {
  const named = (place: string, pitchName: string) => photo(place, { pitchName, alt: pitchName });
  const slots = photoSlots([named('pitch-T2', 'Terrain 2'), named('pitch-T1', 'Terrain 1')]);
  expect(slots['pitch']).toContain('alt="Terrain 2"');
  expect(slots['pitches']?.match(/<figcaption>[^<]+/g)).toEqual([
    '<figcaption>Terrain 2',
    '<figcaption>Terrain 1',
  ]);
  expect(Object.keys(photoSlots([photo('team')]))).toEqual(['team']);
});

test('a photograph replaces what is in its element, and other elements stay', () => {
  const marked = (slot: string, content: string) =>
    `<div class="scene" data-photo-of="${slot}">${content}</div>`;
  const drawing = '<svg><g><path d="M0 0"/></g></svg>';
  const page = (hero: string, gate: string) => `<main>${hero}<div>Texte</div>${gate}</main>`;
  const built = page(marked('hero', `<div>${drawing}</div>`), marked('gate', ''));
  expect(withPhotos(built, {})).toBe(built);
  expect(withPhotos(built, { gate: '<picture></picture>' })).toBe(
    page(
      marked('hero', `<div>${drawing}</div>`),
      '<div class="scene" data-photo-of="gate" data-photo=""><picture></picture></div>',
    ),
  );
  expect(withPhotos(built, { hero: '$& <img alt="$1"/>', team: 'x' })).toBe(
    page(
      '<div class="scene" data-photo-of="hero" data-photo="">$& <img alt="$1"/></div>',
      marked('gate', ''),
    ),
  );
});
