import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LiveParts } from './live-parts.ts';

const MODULE = `export const parts = {
  count: async ({ count }, locale) => '<p>' + locale + ' ' + count + '</p>',
  broken: async () => { throw new Error('not drawn'); },
};`;

let folder: string;
let parts: LiveParts;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-parts-'));
  fs.writeFileSync(path.join(folder, 'parts.mjs'), MODULE);
  parts = new LiveParts();
  parts.use(path.join(folder, 'parts.mjs'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('LiveParts', () => {
  it('renders a part of a page with its data, and embeds the data for the scripts', async () => {
    parts.register('/', { path: '/api/count', part: 'count', load: async () => ({ count: 3 }) });
    expect(await parts.of('/', 'ar')).toEqual({
      within: '<p>ar 3</p>',
      script: '<script type="application/json" id="page-data">{"/api/count":{"count":3}}</script>',
    });
    expect(await parts.of('/contact', 'ar')).toEqual({ script: '', within: '' });
  });

  it('leaves out the data of a part that the scripts do not use', async () => {
    parts.register('/', { part: 'count', load: async () => ({ count: 3 }) });
    expect(await parts.of('/', 'ar')).toEqual({ within: '<p>ar 3</p>', script: '' });
  });

  it('leaves a page without its part if its URL asks for other data', async () => {
    const load = async () => ({ count: 3 });
    parts.register('/', { part: 'count', load, unless: ['date', 'minutes'] });
    expect((await parts.of('/', 'fr', '?utm_source=poster')).within).toBe('<p>fr 3</p>');
    expect(await parts.of('/', 'fr', '?date=2026-12-01')).toEqual({ script: '', within: '' });
    expect(await parts.of('/', 'fr', '?start=20%3A00&minutes=120')).toEqual({
      script: '',
      within: '',
    });
  });

  it('renders again only if the data is another object, for each language', async () => {
    let data = { count: 1 };
    parts.register('/', { path: '/api/count', part: 'count', load: async () => data });
    const first = await parts.of('/', 'fr');
    expect(await parts.of('/', 'fr')).toBe(first);
    expect((await parts.of('/', 'en')).within).toBe('<p>en 1</p>');
    data = { count: 2 };
    expect((await parts.of('/', 'fr')).within).toBe('<p>fr 2</p>');
  });

  it.each([
    ['the data cannot be loaded', 'count', () => Promise.reject(new Error('no database'))],
    ['the part cannot be rendered', 'broken', async () => ({})],
    ['the data does not arrive in time', 'count', () => new Promise<object>(() => undefined)],
  ])('leaves the page without its part if %s', async (_, part, load) => {
    parts.register('/', { path: '/api/count', part, load });
    expect(await parts.of('/', 'fr')).toEqual({ script: '', within: '' });
  });

  it('renders a part of a page with a parameter each time, and nothing on a failure', async () => {
    const data = { count: 1 };
    const load = async () => data;
    expect(await parts.draw({ part: 'count', load }, 'fr')).toBe('<p>fr 1</p>');
    data.count = 2;
    expect(await parts.draw({ part: 'count', load }, 'fr')).toBe('<p>fr 2</p>');
    expect(await parts.draw({ part: 'broken', load }, 'fr')).toBe('');
    parts.use(null);
    expect(await parts.draw({ part: 'count', load }, 'fr')).toBe('');
  });

  it('leaves every page as it is if the site was not built', async () => {
    parts.register('/', { path: '/api/count', part: 'count', load: async () => ({ count: 3 }) });
    parts.use(null);
    expect(await parts.of('/', 'fr')).toEqual({ script: '', within: '' });
  });
});
