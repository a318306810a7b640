import fs from 'node:fs';
import path from 'node:path';
import { chainOf, facadesOf, readManifest, readPageTexts, textFileOf } from './lib/built-site.mjs';

const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g;
const ENTRY = /<script type="module" async="">((?:import[^;]*;\s*)+)(.*?)<\/script>/s;
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;
const SCRIPT_AHEAD = /<link rel="modulepreload"[^>]*>/g;
const ENTRY_FILE = /import\("([^"]+)"\)/;
const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
/** Import of the file with the texts of a language, named by its two letters. */
const LANGUAGE_IMPORT = /import\(["'`]\.\/(([a-z]{2})-[^"'`]+\.js)["'`]\)/g;

/** File for all paths that were not prerendered. */
const FALLBACK = '__spa-fallback.html';
const LANGUAGE = /^[a-z]{2}$/;

/**
 * Changes the built pages of a folder so that the browser can paint them without further requests.
 * Styles are inlined, which saves a quarter of a second on a slow connection. Scripts are loaded
 * after the first frame, so that fonts and the page use the bandwidth first. Each section that has
 * pages with a parameter gets a fallback page of its own, which preloads the files of these pages.
 */
export function inlineCssInFolder(folder) {
  const read = (href) => fs.readFileSync(path.join(folder, href), 'utf8');
  const textsOfPages = readPageTexts();
  const manifest = readManifest(path.join(folder, 'assets'));
  const facades = facadesOf(manifest, read);
  addFacades(folder, manifest, facades);
  const write = (file, html, { section, ...files }) =>
    fs.writeFileSync(
      path.join(folder, file),
      inlineCss(html, read, {
        texts: textsOfPages[section],
        facades: [...facades.keys()],
        ...files,
      }),
    );
  const fallback = read(FALLBACK);
  for (const [section, files] of filesOfSections(manifest))
    write(FALLBACK.replace('.', `-${section}.`), fallback, { section, ...files });
  const pages = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !path.basename(file).startsWith('__spa-fallback-'));
  for (const file of pages)
    write(file, read(file), { section: sectionOf(path.dirname(file).split(path.sep)) });
}

/**
 * Adds the exports of the facades to the file of the route table, which every page loads anyway. A
 * page then needs no request for each of them. The name of the file changes with the entry file.
 * `facadeOf` returns the exports of a module, and replaces it in the table, because the router
 * would otherwise preload the module during hydration.
 */
function addFacades(folder, { entry, url }, facades) {
  const exportsOf = (names) =>
    names.split(',').map((one) => {
      const [local, name = local] = one.split(' as ');
      return `${name}:entry.${local}`;
    });
  const modules = [...facades].map(
    ([module, names]) => `${JSON.stringify(module)}:{${exportsOf(names).join()}}`,
  );
  fs.appendFileSync(
    path.join(folder, url),
    `\nimport*as entry from"./${path.posix.basename(entry.module)}";` +
      `const facades={${modules.join()}};export function facadeOf(module){` +
      'for(const route of Object.values(window.__reactRouterManifest.routes))' +
      `if(route.module===module)route.module=${JSON.stringify(url)};return facades[module]}`,
  );
}

/** Returns the first part of a page's path, without the language. */
function sectionOf(parts) {
  return parts.find((part) => part !== '' && !LANGUAGE.test(part)) ?? '';
}

/**
 * Returns the scripts and styles of the pages with a parameter in their path, by their section. The
 * files of a page are the same in every language.
 */
function filesOfSections({ routes }) {
  const sections = new Map();
  for (const route of Object.values(routes)) {
    const [, ...chain] = chainOf(route, routes).reverse();
    const parts = chain.flatMap(({ path: own = '' }) => own.split('/'));
    if (!parts.some((part) => part.startsWith(':'))) continue;
    const files = sections.get(sectionOf(parts)) ?? { scripts: [], styles: [] };
    sections.set(sectionOf(parts), {
      scripts: [...new Set([...files.scripts, ...chain.map(({ module }) => module)])],
      styles: [...new Set([...files.styles, ...chain.flatMap(({ css = [] }) => css)])],
    });
  }
  return sections;
}

/**
 * Changes the HTML of a single page as `inlineCssInFolder` describes; `read` returns the text of a
 * file for its URL. `texts` are the names of the page's texts; `scripts` and `styles` are files
 * that the page needs besides those in its HTML; `facades` are modules whose exports the file of
 * the route table contains.
 */
export function inlineCss(
  html,
  read,
  { texts = [], scripts = [], styles = [], facades = [] } = {},
) {
  const late = styles.filter((href) => !html.includes(`href="${href}"`));
  const lateStyles = late.map((href) => {
    const [file, mark = ''] = href.split(/(?=#)/);
    return inPlaceOf(file, mark, read(file));
  });
  return html
    .replace(SCRIPT_AHEAD, '')
    .replace(STYLESHEET, (_link, href, mark) => inPlaceOf(href, mark, read(href)))
    .replace('</head>', () => `${lateStyles.join('')}</head>`)
    .replace(ENTRY, (_script, imports, rest) => {
      const routes = [...imports.matchAll(IMPORT)].map(([, name = '', file]) => ({
        name,
        file: JSON.parse(file),
        isFacade: facades.includes(JSON.parse(file)),
      }));
      const entry = ENTRY_FILE.exec(rest)?.[1] ?? '';
      const [later, held] = partition(scripts, (file) => facades.includes(file));
      const ahead = preloadsOf(routes, { entry, scripts: held, texts }, read);
      return afterPaint(routes, rest + withoutRequests(later, late), ahead);
    });
}

function partition(all, belongs) {
  return [all.filter(belongs), all.filter((one) => !belongs(one))];
}

/**
 * Returns the script that keeps the router from loading route modules that are facades, and styles
 * that the page has inlined. The file of the route table is the first import of the page.
 */
function withoutRequests(modules, styles) {
  if (modules.length + styles.length === 0) return '';
  return (
    `const [modules,styles]=${JSON.stringify([modules, styles])},` +
    'table=Object.values(window.__reactRouterManifest.routes);' +
    'for(const route of table)route.css=route.css?.filter((file)=>!styles.includes(file));' +
    'for(const [id,module] of table.filter(({module})=>modules.includes(module))' +
    '.map(({id,module})=>[id,module]))' +
    'window.__reactRouterRouteModules[id]=files.facadeOf(module);'
  );
}

/**
 * Script that waits until the browser has drawn the first frame, which is when it prepares the
 * second. The event of the first paint comes up to 0.3 s later on a slow processor, while the line
 * is idle. A background page has no frame, so the wait ends after a second.
 */
const DRAWN =
  'await new Promise((go)=>{requestAnimationFrame(()=>requestAnimationFrame(()=>go()));' +
  'setTimeout(go,1000)});';

/**
 * Returns the scripts to preload for a page: the entry file, `scripts`, and all that they and the
 * routes import, and those with the texts of each language. Without it, the browser would find them
 * one after another, each after a round trip.
 */
function preloadsOf(routes, { entry, scripts, texts }, read) {
  const importsOf = (script) =>
    [...(read(script) ?? '').matchAll(STATIC_IMPORT)].map(([, file]) => besides(script, file));
  const own = routes.flatMap(({ file, isFacade }) => (isFacade ? [] : [file]));
  const needed = new Set([...own, entry, ...scripts]);
  for (const script of needed) for (const next of importsOf(script)) needed.add(next);
  const languages = [...(read(entry) ?? '').matchAll(LANGUAGE_IMPORT)].map(([, file, language]) => {
    const script = besides(entry, file);
    const late = texts.map((name) => besides(script, textFileOf(name, read(script))));
    const all = new Set([script, ...importsOf(script), ...late]);
    return [language, [...all].filter((one) => !needed.has(one))];
  });
  return {
    always: [...needed].filter((script) => !own.includes(script)),
    languages: Object.fromEntries(languages),
  };
}

const besides = (script, file) => path.posix.join(path.posix.dirname(script), file);

/**
 * Returns the router's script with its imports deferred until after the first frame, in the same
 * order. Files run as they arrive; the entry file waits for `pageIsHere` before it hydrates the
 * page. The language is read from the page, because the fallback page serves all languages.
 */
function afterPaint(routes, rest, { always, languages }) {
  const names = routes.map(({ name }) => name || 'files').join();
  const [table] = routes;
  const imports = routes
    .map(({ file, isFacade }) =>
      isFacade
        ? `import(${JSON.stringify(table.file)}).then((all)=>all.facadeOf(${JSON.stringify(file)}))`
        : `import(${JSON.stringify(file)})`,
    )
    .join();
  return (
    `<script type="module" async="">${DRAWN}const ahead=${JSON.stringify(languages)};` +
    `for(const href of [...${JSON.stringify(always)},` +
    `...(ahead[document.documentElement.lang]||[])]){` +
    'const link=document.createElement("link");link.rel="modulepreload";link.href=href;' +
    'document.head.append(link)}let here;window.pageIsHere=new ' +
    `Promise((go)=>{here=go});const [${names}]=await ` +
    `Promise.all([${imports}]);${rest.trim()}here();</script>`
  );
}

/**
 * Returns the inlined styles, and a disabled link in place of the original one. React looks for the
 * link during hydration; a disabled link loads nothing. The router marks a style sheet with `#` if
 * later scripts also need it. Later scripts look for the file without the mark, and would append it
 * after the page's own styles.
 */
function inPlaceOf(href, mark, css) {
  if (/<\/style/i.test(css))
    throw new Error('A style sheet that would end its own element cannot be put into a page.');
  const hrefs = mark === '' ? [href] : [href + mark, href];
  const links = hrefs.map((name) => `<link rel="stylesheet" href="${name}" disabled=""/>`);
  return `<style>${css}</style>${links.join('')}`;
}

const [folder] = process.argv.slice(2);
if (folder && import.meta.main) inlineCssInFolder(folder);
