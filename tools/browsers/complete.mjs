import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { at } from '../lib/workspace.mjs';
import { scriptTarget } from './floor.mjs';
import { deskPage, sitePage } from './pages.mjs';

/**
 * Runs after a build: bundles `older-browsers.mjs` into one file, and adds a reference to this file
 * to every page. `base` is the URL path under which `folder` is served.
 */
export async function complete(folder, base) {
  const code = await olderBrowsers();
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const name = `older-browsers-${hash}.js`;
  fs.writeFileSync(path.join(folder, 'assets', name), code);
  const complete = base === '/' ? sitePage : deskPage;
  const pages = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));
  for (const page of pages)
    fs.writeFileSync(page, complete(fs.readFileSync(page, 'utf8'), `${base}assets/${name}`));
}

async function olderBrowsers() {
  const bundle = await rolldown({
    input: at('tools/browsers/older-browsers.mjs'),
    platform: 'browser',
    transform: { target: scriptTarget },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

const [folder, base] = process.argv.slice(2);
if (folder && import.meta.main) await complete(folder, base);
