import fs from 'node:fs';
import { locales } from './texts.mjs';
import { at } from './workspace.mjs';

const file = at('shared/src/locales/labels.json');
const TEXTS_OF = /[\\/]locales[\\/](fr|en|ar)\.ts$/;
const PREFIX = '\0labels:';

/**
 * Build plugin for the labels of fields, which are written in three languages side by side. The
 * texts of a language, such as `locales/ar.ts`, get a copy without the other languages.
 */
export function labelsPlugin() {
  return {
    name: 'labels',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, locale] = TEXTS_OF.exec(importer ?? '') ?? [];
      return locale && source.endsWith('/locales/labels.json') ? PREFIX + locale : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      this.addWatchFile(file);
      const labels = JSON.parse(fs.readFileSync(file, 'utf8'));
      return `export default ${inLanguage(labels, id.slice(PREFIX.length))};`;
    },
  };
}

/** Returns the labels as JSON without the languages other than `locale`. */
function inLanguage(labels, locale) {
  return JSON.stringify(labels, (key, value) =>
    locales.includes(key) && key !== locale ? undefined : value,
  );
}
