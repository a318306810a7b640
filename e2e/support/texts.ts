import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@five/shared/locales/locale';

type Tree = { [key: string]: string | Tree };

const LOCALES_FOLDER = path.resolve(import.meta.dirname, '../../web/src/locales');

const LABELS = JSON.parse(
  readFileSync(path.resolve(LOCALES_FOLDER, '../../../shared/src/locales/labels.json'), 'utf8'),
) as Record<string, Record<string, Record<Locale, string>>>;

/**
 * Returns a function that reads texts of the site, such as `textsOf('ar')('pages/auth',
 * 'login.submit')`. The texts come from the same files as on the site.
 */
export function textsOf(locale: Locale): (namespace: string, key: string) => string {
  return (namespace, key) => {
    const tree = JSON.parse(
      readFileSync(path.join(LOCALES_FOLDER, locale, `${namespace}.json`), 'utf8'),
    ) as Tree;
    const text = key
      .split('.')
      .reduce<string | Tree | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        tree,
      );
    if (typeof text !== 'string') throw new Error(`no text ${locale}/${namespace}:${key}`);
    return text;
  };
}

/** Returns the label of a field in one language, such as `labelOf('ar', 'person.phone')`. */
export function labelOf(locale: Locale, key: string): string {
  const [group = '', field = ''] = key.split('.');
  const label = LABELS[group]?.[field]?.[locale];
  if (label === undefined) throw new Error(`no label ${key}`);
  return label;
}
