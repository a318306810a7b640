import fs from 'node:fs';
import { at } from '../lib/workspace.mjs';
import { hasAll } from './built-ins.mjs';
import { floor } from './floor.mjs';

const locales = ['fr', 'en', 'ar'];
const siteEntry = 'let here;window.pageIsHere=';
const siteStream = '.pipeThrough(new TextEncoderStream());';
const deskEntry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Libraries read the browser's storage as they are loaded, where a browser that refuses it throws: the page then has one of its own,
 * which lasts as long as the page, and holds what the page before it in this tab handed over in the window's name (`carryStorage` of the site).
 */
const storage = `<script>(function(){var carried={};if(self.name.indexOf("storage:")===0){try{carried=JSON.parse(self.name.slice(8))}catch(unread){}self.name=""}["localStorage","sessionStorage"].forEach(function(name){try{self[name].getItem("")}catch(refused){self.storageRefused=true;${ownStorage()}for(var key in carried[name])own[key]=carried[name][key];Object.defineProperty(self,name,{configurable:true,value:own})}})})()</script>`;

/** Runs where the floor's syntax is read, and so marks the browsers that can run the page. */
const mark =
  '<script type="module">self.readsScripts=1;await 0;(class{#a=1;#b(){return this.#a??=1}})</script>';

/**
 * A built page of the site for the browsers of the floor and below: `file` of `older-browsers.mjs` comes before the page's own scripts
 * where a built-in is missing; where the scripts cannot even be read, the page stays as it is and says so.
 */
export function sitePage(html, file) {
  const [locale] = /(?<=<html lang=")\w+/.exec(html);
  // What the browser reads the page's data with may be one of the missing parts: it is put together after those have come.
  const stream = once(html, siteStream, ';');
  const entry = once(
    stream,
    siteEntry,
    `${bring(file)}{const own=window.__reactRouterContext;own.stream=own.stream${siteStream}}${siteEntry}`,
  );
  return once(entry, '</head>', `${storage}${mark}${notice([sentence(locale, 'site')])}</head>`);
}

/** The page of the back-office, which knows no language yet and is empty without its scripts. */
export function deskPage(html, file) {
  const [script, entry] = deskEntry.exec(html);
  const start = `<link rel="modulepreload" crossorigin href="${entry}"><script type="module">${bring(file)}await import("${entry}");</script>`;
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

/** In the script of ten years ago. It runs when all scripts that the page waits for have run or could not be read. */
function notice(sentences) {
  const style =
    'position:relative;z-index:10001;margin:0;padding:1em;background:#fff3cd;color:#101417;font:17px/1.5 sans-serif';
  const data = JSON.stringify(
    sentences.map(({ locale, text }) => [locale, locale === 'ar' ? 'rtl' : 'ltr', text]),
  ).replace(/</g, '\\u003c');
  return `<script>document.addEventListener("DOMContentLoaded",function(){if(self.readsScripts)return;${data}.reverse().forEach(function(said){var p=document.createElement("p");p.className="old-browser";p.setAttribute("role","alert");p.lang=said[0];p.dir=said[1];p.style.cssText="${style}";p.appendChild(document.createTextNode(said[2]));document.body.insertBefore(p,document.body.firstChild)})})</script>`;
}

function once(text, part, other) {
  if (text.split(part).length !== 2)
    throw new Error(`A built page has "${part}" not once: what builds it has changed.`);
  return text.replace(part, () => other);
}
