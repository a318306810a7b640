import type { ResourceKey } from 'i18next';

/** Changes of texts, by their namespace and key: `about:places.title`. */
export interface TextChanges {
  keys: readonly string[];
  change: (key: string, text: string) => string;
}

/** Returns the changes that replace texts by the venue's own words. */
export const ownTexts = (own: Readonly<Record<string, string>>): TextChanges => ({
  keys: Object.keys(own),
  change: (key, text) => own[key] ?? text,
});

const PLURAL = /^_(?:zero|one|two|few|many|other)$/;

/**
 * Returns the texts of a namespace with the changes applied. A change of a key also applies to its
 * plural forms.
 */
export function withChanges(
  namespace: string,
  texts: ResourceKey,
  { keys, change }: TextChanges,
): ResourceKey {
  const prefix = `${namespace}:`;
  return keys
    .filter((key) => key.startsWith(prefix))
    .reduce(
      (changed, key) =>
        changedAt(changed, key.slice(prefix.length).split('.'), (text) => change(key, text)),
      texts,
    );
}

function changedAt(
  texts: ResourceKey,
  [first = '', ...rest]: readonly string[],
  change: (text: string) => string,
): ResourceKey {
  if (typeof texts === 'string') return texts;
  return Object.fromEntries(
    Object.entries(texts as Record<string, ResourceKey>).map(([name, value]) => {
      if (typeof value === 'string')
        return [name, rest.length === 0 && isForm(name, first) ? change(value) : value];
      return [name, name === first ? changedAt(value, rest, change) : value];
    }),
  );
}

const isForm = (name: string, key: string): boolean =>
  name === key || (name.startsWith(key) && PLURAL.test(name.slice(key.length)));
