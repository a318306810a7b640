import fs from 'node:fs';
import { at } from '../lib/workspace.mjs';
import { hasAll } from './built-ins.mjs';
import { floor } from './floor.mjs';

const locales = ['fr', 'en', 'ar'];
const siteEntry = 'let here;window.pageIsHere=';
const siteStream = '.pipeThrough(new TextEncoderStream());';
const deskEntry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * The first script of a page. Libraries read the browser's storage while they are loaded, which
 * throws in a browser that refuses storage. The page then gets a replacement that lasts as long as
 * the page. It contains the data that the previous page of this tab passed in the window's name
 * (`carryStorage` of the site).
 */
const storage =
  '<script>(function(){var carried={};' +
  'if(self.name.indexOf("storage:")===0){' +
  'try{carried=JSON.parse(self.name.slice(8))}catch(unread){}' +
  'self.name=""}' +
  '["localStorage","sessionStorage"].forEach(function(name){' +
  'try{self[name].getItem("")}catch(refused){self.storageRefused=true;' +
  ownStorage() +
  'for(var key in carried[name])own[key]=carried[name][key];' +
  'Object.defineProperty(self,name,{configurable:true,value:own})}})})()</script>';

/** Runs only in browsers that parse the supported syntax, and marks them. */
const mark =
  '<script type="module">self.readsScripts=1;await 0;(class{#a=1;#b(){return ' +
  'this.#a??=1}})</script>';

/**
 * Prepares a built page of the site for older browsers: `file` of `older-browsers.mjs` is loaded
 * before the page's own scripts if a built-in is missing. If the scripts cannot be parsed, the page
 * stays static with a notice.
 */
export function sitePage(html, file) {
  const [locale] = /(?<=<html lang=")\w+/.exec(html);
  // The stream API that reads the page's data may be polyfilled, so the data is read after the
  // polyfills.
  const stream = once(html, siteStream, ';');
  const entry = once(
    stream,
    siteEntry,
    `${bring(file)}{const own=window.__reactRouterContext;` +
      `own.stream=own.stream${siteStream}}${siteEntry}`,
  );
  const guarded = entry.replace('<script', () => `${storage}<script`);
  return once(guarded, '</head>', `${mark}${notice([sentence(locale, 'site')])}</head>`);
}

/** The page of the back-office, which has no language yet and is empty without scripts. */
export function deskPage(html, file) {
  const [script, entry] = deskEntry.exec(html);
  const start =
    `<link rel="modulepreload" crossorigin href="${entry}">` +
    `<script type="module">${bring(file)}await import("${entry}");</script>`;
  return once(
    html,
    script,
    `${storage}${mark}${notice(locales.map((locale) => sentence(locale, 'desk')))}${start}`,
  );
}

function ownStorage() {
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

function bring(file) {
  return `if(!(${hasAll}))await import("${file}");`;
}

function sentence(locale, key) {
  const texts = JSON.parse(
    fs.readFileSync(at('shared/src/locales', locale, 'browsers.json'), 'utf8'),
  );
  return { locale, text: texts[key].replace(/{{(\w+)}}/g, (_whole, name) => floor[name]) };
}

/** Written in old JavaScript. It runs after all scripts of the page have run or failed to parse. */
function notice(sentences) {
  const style =
    'position:relative;z-index:10001;margin:0;padding:1em;background:#fff3cd;' +
    'color:#101417;font:17px/1.5 sans-serif';
  const data = JSON.stringify(
    sentences.map(({ locale, text }) => [locale, locale === 'ar' ? 'rtl' : 'ltr', text]),
  ).replace(/</g, '\\u003c');
  return (
    '<script>document.addEventListener("DOMContentLoaded",function(){' +
    `if(self.readsScripts)return;${data}.reverse().forEach(function(said){` +
    'var p=document.createElement("p");p.className="old-browser";' +
    'p.setAttribute("role","alert");p.lang=said[0];p.dir=said[1];' +
    `p.style.cssText="${style}";` +
    'p.appendChild(document.createTextNode(said[2]));' +
    'document.body.insertBefore(p,document.body.firstChild)})})</script>'
  );
}

function once(text, part, other) {
  if (text.split(part).length !== 2)
    throw new Error(`A built page has "${part}" not once: what builds it has changed.`);
  return text.replace(part, () => other);
}
