import type { Texts } from '../locales/locale.ts';
import { either, nullable, object, type Schema, text } from './schema.ts';

export const texts: Schema<Texts> = object<Texts>(
  'Texts',
  { fr: text(), en: nullable(text()), ar: nullable(text()) },
  ['en', 'ar'],
);

/** A content text: in the caller's language, or in all three for staff with `?texts=all`. */
export const content: Schema<string | Texts> = either(text(), texts);

/** The query parameter of reads with content texts. */
export const TEXTS_QUERY = {
  texts: {
    schema: { const: 'all' },
    description: 'Staff: `all` answers the texts in three languages.',
  },
} as const;
