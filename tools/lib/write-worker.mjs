import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { scriptTarget } from '../browsers/floor.mjs';
import { chainOf, readManifest, readPageTexts, textFileOf } from './built-site.mjs';
import { at } from './workspace.mjs';

/** Files with the texts of a language, which load those of all pages. */
const LANGUAGE = /^(?:fr|en|ar)-[\w-]{8}\.js$/;
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*["'`]\.\/([\w~.-]+\.js)["'`]/g;
/** Pages that open offline, by the end of the id of their route. */
const OFFLINE_PAGES = ['reservations.tsx', 'wallet.tsx', '/match.tsx'];

/**
 * Writes the service worker of a site into the folder of its built files (ADR
 * `docs/adr/0073-installed-app.md`), and the worker that replaces it with `SERVICE_WORKER=off`.
 * @param name 'site' or 'desk'
 */
export async function writeWorker(folder, name) {
  const files = name === 'site' ? filesOfSite(folder) : filesOfDesk(folder);
  const base = name === 'site' ? '/assets/' : '/admin/assets/';
  const precached = files.toSorted().map((file) => base + file);
  const revision = createHash('sha256').update(precached.join()).digest('base64url').slice(0, 12);
  const define = { PRECACHED: JSON.stringify(precached), REVISION: JSON.stringify(revision) };
  fs.writeFileSync(path.join(folder, 'sw.js'), await bundle(name, define));
  fs.writeFileSync(path.join(folder, 'sw-off.js'), await bundle('removal', {}));
}

async function bundle(name, define) {
  const build = await rolldown({
    input: at(`shared/worker/src/${name}.ts`),
    platform: 'browser',
    resolve: { conditionNames: ['source', 'module', 'browser', 'production'] },
    transform: {
      target: scriptTarget,
      define: { 'process.env.NODE_ENV': '"production"', ...define },
    },
  });
  const { output } = await build.generate({ format: 'iife', minify: true, codeSplitting: false });
  await build.close();
  return output[0].code;
}

/** Returns the scripts and styles of the pages that open offline, in all languages. */
function filesOfSite(folder) {
  const assets = path.join(folder, 'assets');
  const read = (name) => fs.readFileSync(path.join(assets, name), 'utf8');
  const manifest = readManifest(assets);
  const { entry, routes, url } = manifest;
  const pages = Object.values(routes).filter(({ id }) =>
    OFFLINE_PAGES.some((end) => id.endsWith(end)),
  );
  if (pages.length < OFFLINE_PAGES.length * 3)
    throw new Error('A page that opens offline is gone.');
  const chains = [entry, ...pages.flatMap((page) => chainOf(page, routes))];
  const modules = chains.map(({ module }) => module);
  const styles = chains.flatMap(({ css = [] }) => css.map((href) => href.split('#')[0]));
  const languages = fs.readdirSync(assets).filter((name) => LANGUAGE.test(name));
  const sections = readPageTexts();
  const texts = languages.flatMap((language) =>
    [...sections.account, sections.m].map((name) => textFileOf(name, read(language))),
  );
  const names = [url, ...modules, ...styles].map((href) => href.split('/').pop());
  return [...withImports([...names, ...languages, ...texts], read)];
}

/** Adds the scripts that these files import or load, but not the texts of all pages. */
function withImports(names, read) {
  const all = new Set(names);
  for (const name of all)
    if (name.endsWith('.js') && !LANGUAGE.test(name))
      for (const [, next] of read(name).matchAll(IMPORT)) all.add(next);
  return all;
}

/** Returns all scripts and styles: the desk loads them after the sign-in anyway. */
function filesOfDesk(folder) {
  return fs
    .readdirSync(path.join(folder, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name) && !name.startsWith('older-browsers-'));
}

const [folder, name] = process.argv.slice(2);
if (folder && import.meta.main) await writeWorker(folder, name);
