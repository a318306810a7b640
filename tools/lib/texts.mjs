import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { at } from './workspace.mjs';

export const locales = ['fr', 'en', 'ar'];

/** Every text of a person's screen by room, file and key, in each language: `texts.fr.get('web/home.json share')`. */
export async function allTexts() {
  const found = await Promise.all(locales.map(async (locale) => [locale, new Map([...ofFiles('web', locale), ...ofFiles('shared', locale), ...await ofModules(locale)])]));
  return Object.fromEntries(found);
}

/** What the demo's people and pages say, in whatever language: every text of its sources, each with its file. */
export function demoTexts() {
  const folder = at('api/src/seed');
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')).flatMap((file) => {
    const texts = [];
    const visit = (node) => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push({ file, text: node.text });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, fs.readFileSync(path.join(folder, file), 'utf8'), ts.ScriptTarget.Latest));
    return texts;
  });
}

/** The code of a room, without its texts and its specs, as one string. */
export function codeOf(room) {
  const folder = at(room, 'src');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|(^|[\\/])locales[\\/]/.test(file));
  return files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

function ofFiles(room, locale) {
  const folder = at(room, 'src/locales', locale);
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => flat(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')), `${room}/${file.replaceAll(path.sep, '/')} `));
}

/** The back-office writes its texts as typed objects, several a language: `fr.ts`, `content-fr.ts`. What libraries say in one language alone has no French beside it. */
async function ofModules(locale) {
  const folder = at('admin/src/locales');
  const kinds = fs.readdirSync(folder).filter((file) => /(^|-)fr\.ts$/.test(file)).map((file) => file.replace('fr.ts', ''));
  const trees = await Promise.all(kinds.map(async (kind) => [kind, Object.values(await import(pathToFileURL(path.join(folder, `${kind}${locale}.ts`)).href))]));
  return trees.flatMap(([kind, [tree]]) => flat(tree, `admin/${kind}texts `));
}

function flat(tree, prefix) {
  return Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`)));
}

/** A text without what is put into it and without its tags: the words that a translator wrote. */
export const wordsOf = (text) => text.replace(/{{.*?}}|%{.*?}|<\/?\w+>/g, ' ');
