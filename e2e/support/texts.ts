import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@five/shared/locales/locale';

type Tree = { [key: string]: string | Tree };

const LOCALES_FOLDER = path.resolve(import.meta.dirname, '../../web/src/locales');

/**
 * A text of the site: `words('ar')('pages/auth', 'login.submit')`. Tests read the same files as the
 * site.
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
