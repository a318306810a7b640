import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BuiltPage, FallbackPages } from './built-pages.ts';
import { ownSources } from './content-policy.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-page-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const pageAt = (file: string) => new BuiltPage(file, { ...ownSources('https://five.test') });

test('a page is read once, also by requests at the same time', async () => {
  const file = path.join(folder, 'index.html');
  fs.writeFileSync(file, '<script>start()</script>');
  const page = pageAt(file);
  const [first, second] = await Promise.all([page.read(), page.read()]);
  fs.rmSync(file);
  const third = await page.read();
  expect([second, third]).toEqual([first, first]);
  expect(first.bytes.toString()).toBe('<script>start()</script>');
  expect(first.policy).toContain("'sha256-");
});

test('a page that could not be read is read again', async () => {
  const file = path.join(folder, 'index.html');
  const page = pageAt(file);
  await expect(page.read()).rejects.toThrow('ENOENT');
  fs.writeFileSync(file, 'page');
  expect((await page.read()).bytes.toString()).toBe('page');
});

test('pages of a section get its own fallback page, other paths the general one', async () => {
  for (const name of ['index', '__spa-fallback', '__spa-fallback-tournament'])
    fs.writeFileSync(path.join(folder, `${name}.html`), name);
  const pages = new FallbackPages(folder, ownSources('https://five.test'));
  const textOf = async (bare: string, exists: boolean) =>
    (await pages.of(bare, exists).read()).bytes.toString();
  expect(await textOf('/tournament/2025/may', true)).toBe('__spa-fallback-tournament');
  expect(await textOf('/tournament/2025/none', false)).toBe('__spa-fallback');
  expect(await textOf('/discussions/T-1', true)).toBe('__spa-fallback');
});

test('without a fallback page, the home page is used', async () => {
  fs.writeFileSync(path.join(folder, 'index.html'), 'home');
  const pages = new FallbackPages(folder, ownSources('https://five.test'));
  expect((await pages.of('/nothing', false).read()).bytes.toString()).toBe('home');
});
