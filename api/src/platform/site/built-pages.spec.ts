import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BuiltPage } from './built-pages.ts';
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
