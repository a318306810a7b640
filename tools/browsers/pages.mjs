import fs from 'node:fs';
import { at } from '../lib/workspace.mjs';
import { hasAll } from './built-ins.mjs';
import { floor } from './floor.mjs';

const locales = ['fr', 'en', 'ar'];
const siteEntry = 'let here;window.pageIsHere=';
const siteStream = '.pipeThrough(new TextEncoderStream());';
const deskEntry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * The first script of a page, for browsers that refuse storage. Libraries read the storage while
 * they load, and the read throws in such a browser. The script then defines a replacement that
 * lasts as long as the page. The replacement contains the data that the previous page of this tab
 * passed in the window's name (`carryStorage` of the site).
 */
const storage =
  '<script>(function(){var carried={};' +
  'if(self.name.indexOf("storage:")===0){' +
  'try{carried=JSON.parse(self.name.slice(8))}catch(unread){}' +
  'self.name=""}' +
  '["localStorage","sessionStorage"].forEach(function(name){' +
  'try{self[name].getItem("")}catch(refused){self.storageRefused=true;' +
  memoryStorage() +
  'for(var key in carried[name])own[key]=carried[name][key];' +
  'Object.defineProperty(self,name,{configurable:true,value:own})}})})()</script>';

/**
 * A script that sets `self.readsScripts`; it runs only in browsers that can parse the supported
 * syntax.
 */
const mark =
  '<script type="module">self.readsScripts=1;await 0;(class{#a=1;#b(){return ' +
  'this.#a??=1}})</script>';

/**
 * Prepares a built page of the site for older browsers. If a built-in is missing, `file` (the built
 * `older-browsers.mjs`) is loaded before the page's own scripts. If the browser cannot parse the
 * scripts, the page stays static and displays a notice.
 */
export function sitePage(html, file) {
  const [locale] = /(?<=<html lang=")\w+/.exec(html);
  // The page reads its data with the stream API, which may be polyfilled, so the data is read after
  // the polyfills are loaded.
  const stream = once(html, siteStream, ';');
  const entry = once(
    stream,
    siteEntry,
    `${loadPolyfills(file)}{const own=window.__reactRouterContext;` +
      `own.stream=own.stream${siteStream}}${siteEntry}`,
  );
  const guarded = entry.replace('<script', () => `${storage}<script`);
  return once(guarded, '</head>', `${mark}${notice([sentence(locale, 'site')])}</head>`);
}

/**
 * Prepares the page of the back-office for older browsers. The built page is empty and is the same
 * for all languages, so its notice is in all languages.
 */
export function deskPage(html, file) {
  const [script, entry] = deskEntry.exec(html);
  const start =
    `<link rel="modulepreload" crossorigin href="${entry}">` +
    `<script type="module">${loadPolyfills(file)}await import("${entry}");</script>`;
  return once(
    html,
    script,
    `${storage}${mark}${notice(locales.map((locale) => sentence(locale, 'desk')))}${start}`,
  );
}

function memoryStorage() {
  const members = [
    'getItem:function(key){return Object.prototype.hasOwnProperty.call(this,key)?this[key]:null}',
    'setItem:function(key,value){this[key]=String(value)}',
    'removeItem:function(key){delete this[key]}',
    'clear:function(){Object.keys(this).forEach(function(key){delete this[key]},this)}',
    'key:function(index){return Object.keys(this)[index]||null}',
    'get length(){return Object.keys(this).length}',
  ];
  return `var own=Object.create({${members.join(',')}});`;
}

function loadPolyfills(file) {
  return `if(!(${hasAll}))await import("${file}");`;
}

function sentence(locale, key) {
  const texts = JSON.parse(
    fs.readFileSync(at('shared/src/locales', locale, 'browsers.json'), 'utf8'),
  );
  return { locale, text: texts[key].replace(/{{(\w+)}}/g, (_whole, name) => floor[name]) };
}

/**
 * Returns a script that displays the notice for unsupported browsers. It is written in old
 * JavaScript, and runs after all scripts of the page have run or failed to parse.
 */
function notice(sentences) {
  const style =
    'position:relative;z-index:10001;margin:0;padding:1em;background:#fff3cd;' +
    'color:#101417;font:17px/1.5 sans-serif';
  const data = JSON.stringify(
    sentences.map(({ locale, text }) => [locale, locale === 'ar' ? 'rtl' : 'ltr', text]),
  ).replace(/</g, '\\u003c');
  return (
    '<script>document.addEventListener("DOMContentLoaded",function(){' +
    `if(self.readsScripts)return;${data}.reverse().forEach(function(text){` +
    'var p=document.createElement("p");p.className="old-browser";' +
    'p.setAttribute("role","alert");p.lang=text[0];p.dir=text[1];' +
    `p.style.cssText="${style}";` +
    'p.appendChild(document.createTextNode(text[2]));' +
    'document.body.insertBefore(p,document.body.firstChild)})})</script>'
  );
}

function once(text, part, other) {
  if (text.split(part).length !== 2)
    throw new Error(`A built page has "${part}" not once: what builds it has changed.`);
  return text.replace(part, () => other);
}
