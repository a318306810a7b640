import fs from 'node:fs';
import path from 'node:path';

const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g;
const ENTRY = /<script type="module" async="">((?:import[^;]*;\s*)+)(.*?)<\/script>/s;
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;
const SCRIPT_AHEAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Lets the built pages of a folder be painted from themselves alone. Their styles move into them: over a slow line that saves
 * a quarter of a second. Their scripts are asked for once it is painted and not ahead, so that fonts and page have the line first.
 */
export function lightenFolder(folder) {
  const pages = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).map((file) => path.join(folder, file));
  for (const page of pages) fs.writeFileSync(page, lighten(fs.readFileSync(page, 'utf8'), (href) => fs.readFileSync(path.join(folder, href), 'utf8')));
}

/** One page; `read` gives the text of a stylesheet. */
export function lighten(html, read) {
  return html.replace(SCRIPT_AHEAD, '').replace(STYLESHEET, (_link, href, mark) => inPlaceOf(href, mark, read(href))).replace(ENTRY, (_script, imports, rest) => afterPaint([...imports.matchAll(IMPORT)], rest));
}

/** A page behind another one is never painted, and some browsers do not tell: after a second the scripts are asked for all the same. */
const PAINTED = 'await new Promise((go)=>{new PerformanceObserver((seen)=>{if(seen.getEntriesByName("first-contentful-paint").length>0)go()}).observe({type:"paint",buffered:true});setTimeout(go,1000)});';

/**
 * The router's script with its imports one step later: what it imports is named in the same order. Files begin to run as they arrive,
 * that of the entry too, which waits for `pageIsHere` before it brings the page to life.
 */
function afterPaint(imports, rest) {
  const names = imports.map(([, name]) => name ?? '').join();
  const addresses = imports.map(([, , address]) => `import(${address})`).join();
  return `<script type="module" async="">${PAINTED}let here;window.pageIsHere=new Promise((go)=>{here=go});const [${names}]=await Promise.all([${addresses}]);${rest.trim()}here();</script>`;
}

/**
 * React looks for the link when the page comes alive; switched off it is there and loads nothing. The router marks with `#` what
 * late scripts need too: those look for the same file without the mark, and would append it, to overrule the page's own styles.
 */
function inPlaceOf(href, mark, css) {
  if (/<\/style/i.test(css)) throw new Error('A style sheet that would end its own element cannot be put into a page.');
  const hrefs = mark === '' ? [href] : [href + mark, href];
  return `<style>${css}</style>${hrefs.map((name) => `<link rel="stylesheet" href="${name}" disabled=""/>`).join('')}`;
}

const [folder] = process.argv.slice(2);
if (folder && import.meta.main) lightenFolder(folder);
