import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeImage } from '../src/platform/files/image-forms.ts';
import { PrerenderedUpload } from '../src/platform/files/prerendered-upload.ts';
import { MEDIAS } from '../src/seed/content/medias-list.ts';
import { PARTNERS } from '../src/seed/content/partners-list.ts';
import { PROMOS } from '../src/seed/content/promos-list.ts';
import { demoPicture, FORMS } from '../src/seed/pictures/demo-picture.ts';
import { EDITIONS } from '../src/seed/content/tournaments-list.ts';

const FOLDER = path.join(import.meta.dirname, '../src/seed/pictures');

const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(path.relative(folder, entry.parentPath), entry.name))
    .map((file) => file.slice(0, file.length - ending.length).replaceAll(path.sep, '/'))
    .sort();

const files = namesIn(FOLDER, '.svg');

/** Names of the picture files that the demo's records use. */
function named(): string[] {
  const scenes = [...MEDIAS, ...PROMOS].map(({ scene }) => `scenes/${scene}`);
  const emblems = PARTNERS.flatMap(({ emblem }) => (emblem ? [`partners/${emblem}`] : []));
  const posters = EDITIONS.map(({ poster }) => `posters/${poster}`);
  const teams = EDITIONS.flatMap(({ groups }) => Object.values(groups).flat());
  const crests = teams.map((code) => `teams/${code.toLowerCase()}`);
  return [...new Set([...scenes, ...emblems, ...posters, ...crests])].sort();
}

test('every picture that a record of the demo names is a file, and every file is named', () => {
  expect(files).toHaveLength(42);
  expect(files).toEqual(named());
});

test('the build has made the forms of every file, and of no other', () => {
  expect(namesIn(FORMS, '').filter((name) => name !== 'stamp')).toEqual(files);
});

test.each(['scenes/starter-kit', 'posters/may', 'teams/lsm'])(
  '%s has the forms of an upload',
  async (name) => {
    const upload = await demoPicture(name);
    const made = await makeImage(readFileSync(path.join(FOLDER, `${name}.svg`)));
    expect(upload).toBeInstanceOf(PrerenderedUpload);
    expect((upload as PrerenderedUpload).image).toEqual(made);
    expect(made.forms.slice(-3).map(({ type, width }) => [type, width])).toEqual([
      ['image/avif', made.width],
      ['image/webp', made.width],
      ['image/jpeg', made.width],
    ]);
  },
);
