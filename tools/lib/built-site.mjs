import fs from 'node:fs';
import { at } from './workspace.mjs';

/** Returns the table of routes that the router's build wrote into the folder of scripts. */
export function readManifest(assets) {
  const name = fs.readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  const text = fs.readFileSync(`${assets}/${name}`, 'utf8');
  return JSON.parse(/^window\.__reactRouterManifest=(\{.*\});$/m.exec(text)[1]);
}

const REEXPORT = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/;

/**
 * Returns the modules of routes that contain nothing but exports of the entry file, each with the
 * text of its exports by URL. `read` returns the text of a file for its URL.
 */
export function facadesOf({ entry, routes }, read) {
  const modules = new Set(Object.values(routes).map(({ module }) => module));
  return new Map(
    [...modules].flatMap((module) => {
      const [, names, source] = REEXPORT.exec(read(module)) ?? [];
      return source === entry.module.split('/').pop() ? [[module, names]] : [];
    }),
  );
}

/** Returns a route and the layouts around it. */
export function chainOf(route, routes) {
  return route ? [route, ...chainOf(routes[route.parentId], routes)] : [];
}

/** Returns the names of the texts of each page by the first part of its path. */
export function readPageTexts() {
  const source = fs.readFileSync(at('web/src/platform/texts/i18n.ts'), 'utf8');
  const table = /^const PAGE_TEXTS[^{]*\{$([\s\S]*?)^\};$/m.exec(source)?.[1];
  if (table === undefined) throw new Error('i18n.ts has no table PAGE_TEXTS.');
  return Object.fromEntries(
    [...table.matchAll(/^ {2}'?([\w-]+)'?: (\[[^\]]*\]|.+),$/gm)].map(([, part, names]) => [
      part,
      [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
    ]),
  );
}

/** Returns the name of the script with the texts `name`, as the script of a language loads it. */
export function textFileOf(name, languageScript) {
  const load = new RegExp(`/pages/${name}\\.json":.*?import\\(\`\\./([\\w-]+\\.js)`);
  const file = load.exec(languageScript)?.[1];
  if (file === undefined) throw new Error(`No script has the texts ${name}.`);
  return file;
}
