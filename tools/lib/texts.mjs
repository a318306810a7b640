import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { at } from './workspace.mjs';

export const locales = ['fr', 'en', 'ar'];

/**
 * Returns every displayed text in each language; its key consists of package, file and text key:
 * `texts.fr.get('web/home.json share')`.
 */
export function allTexts() {
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      new Map([
        ...['web', 'shared', 'admin'].flatMap((workspace) => ofFiles(workspace, locale)),
        ...labelsOf(locale),
      ]),
    ]),
  );
}

/** Returns the texts of the demo in all languages, each with its source file. */
export function demoTexts() {
  const folder = at('api/src/seed');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const texts = [];
      const visit = (node) => {
        if (
          ts.isStringLiteralLike(node) ||
          ts.isTemplateHead(node) ||
          ts.isTemplateMiddleOrTemplateTail(node)
        )
          texts.push({ file, text: node.text });
        ts.forEachChild(node, visit);
      };
      visit(
        ts.createSourceFile(
          file,
          fs.readFileSync(path.join(folder, file), 'utf8'),
          ts.ScriptTarget.Latest,
        ),
      );
      return texts;
    });
}

/** Returns the code of a package as one string, without its text files and specs. */
export function codeOf(workspace) {
  const folder = at(workspace, 'src');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|(^|[\\/])locales[\\/]/.test(file));
  return files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

function ofFiles(workspace, locale) {
  const folder = at(workspace, 'src/locales', locale);
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      flat(
        JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')),
        `${workspace}/${file.replaceAll(path.sep, '/')} `,
      ),
    );
}

/** Returns the labels of fields in one language. */
function labelsOf(locale) {
  const labels = JSON.parse(fs.readFileSync(at('shared/src/locales/labels.json'), 'utf8'));
  return flat(labels, 'shared/labels.json labels.')
    .filter(([key]) => key.endsWith(`.${locale}`))
    .map(([key, label]) => [key.slice(0, -locale.length - 1), label]);
}

function flat(tree, prefix) {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

/** Returns a text without its placeholders and markup tags. */
export const wordsOf = (text) => text.replace(/{{.*?}}|<\/?\w+>/g, ' ');
