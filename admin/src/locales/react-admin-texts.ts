import type { Locale } from '@five/shared/locales/locale';

interface Tree {
  [key: string]: Tree | string | undefined;
}

/** Plural forms, in the order in which a text of react-admin lists them. */
const FORMS = {
  fr: ['one', 'other', 'many'],
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
} as const satisfies Record<Locale, readonly Intl.LDMLPluralRule[]>;

/**
 * Converts react-admin's own texts from the format of Polyglot to the format of i18next: `%{name}`
 * becomes `{{name}}`, and the forms of `one |||| other` become texts of their own.
 */
export function reactAdminTexts(tree: Tree, locale: Locale): Tree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, Tree | string][] =>
      typeof value === 'string'
        ? textsOf(key, value, locale)
        : [[key, reactAdminTexts(value ?? {}, locale)]],
    ),
  );
}

function textsOf(key: string, text: string, locale: Locale): [string, string][] {
  const forms = text.split('||||').map((form) => placeholders(form.trim()));
  if (forms.length === 1) return [[key, placeholders(text)]];
  return FORMS[locale].map((name, index) => [
    `${key}_${name}`,
    forms[index] ?? forms.at(-1) ?? text,
  ]);
}

function placeholders(text: string): string {
  return text.replace(/%\{(\w+)\}/g, (_, name: string) =>
    name === 'smart_count' ? '{{count}}' : `{{${name}}}`,
  );
}
