import type { Locale } from './locale.ts';

/** Labels of fields in one language, under the keys of `labels.json`. */
export type Labels<All> = {
  [Key in keyof All]: All[Key] extends Record<Locale, string> ? string : Labels<All[Key]>;
};

interface Tree {
  [key: string]: Tree | string;
}

/**
 * Returns the labels of fields in one language. `all` are the labels in every language, or only in
 * this one: a build removes the other languages (`tools/lib/labels-plugin.mjs`).
 */
export function labelsIn<All extends object>(all: All, locale: Locale): Labels<All> {
  return chosen(all as Tree, locale) as Labels<All>;
}

function chosen(tree: Tree, locale: Locale): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const node = value as Tree;
      return [key, node[locale] ?? chosen(node, locale)];
    }),
  );
}
