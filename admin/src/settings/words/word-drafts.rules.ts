import { LOCALES, type Locale, type Texts } from '@five/shared/locales/locale';
import type { WordBlockAnswer } from '@five/shared/venue/words/words.contract';
import type { WordBlockRequest } from '@five/shared/venue/words/words.requests';

/** The text in each language, as the form has it. */
export type Draft = Record<Locale, string>;

const draftFrom = (texts: Texts | null): Draft => ({
  fr: texts?.fr ?? '',
  en: texts?.en ?? '',
  ar: texts?.ar ?? '',
});

/** Returns the delivered text as a draft. */
export const deliveredDraft = ({ delivered }: WordBlockAnswer): Draft => draftFrom(delivered);

/** Returns the draft of a stored text. Without own words it is the delivered text. */
export const storedDraft = ({ texts, delivered }: WordBlockAnswer): Draft =>
  draftFrom(texts ?? delivered);

const isSame = (one: Draft, other: Draft): boolean =>
  LOCALES.every((locale) => one[locale].trim() === other[locale].trim());

export const isDelivered = (draft: Draft, block: WordBlockAnswer): boolean =>
  isSame(draft, deliveredDraft(block));

/**
 * Returns the draft after a change of one language. New French words empty the languages that still
 * have the delivered text, because it no longer is their translation. The delivered French text
 * brings it back.
 */
export function changedDraft(
  draft: Draft,
  block: WordBlockAnswer,
  locale: Locale,
  text: string,
): Draft {
  const next = { ...draft, [locale]: text };
  if (locale !== 'fr') return next;
  const delivered = deliveredDraft(block);
  const [from, to] = text.trim() === delivered.fr ? [EMPTY, delivered] : [delivered, EMPTY];
  for (const other of ['en', 'ar'] as const)
    if (draft[other] === from[other]) next[other] = to[other];
  return next;
}

const EMPTY: Draft = { fr: '', en: '', ar: '' };

/** Languages in which own words are missing, so that the site shows the French text. */
export const missingIn = (draft: Draft, block: WordBlockAnswer): Locale[] =>
  isDelivered(draft, block) ? [] : LOCALES.filter((locale) => draft[locale].trim() === '');

/** Returns the changes to send. The delivered text is stored as no own words. */
export function changesOf(
  blocks: readonly WordBlockAnswer[],
  drafts: ReadonlyMap<string, Draft>,
): WordBlockRequest[] {
  return blocks.flatMap((block) => {
    const draft = drafts.get(block.block);
    if (draft === undefined || isSame(draft, storedDraft(block))) return [];
    return [{ block: block.block, texts: isDelivered(draft, block) ? null : trimmed(draft) }];
  });
}

const trimmed = ({ fr, en, ar }: Draft): Texts => ({
  fr: fr.trim(),
  en: en.trim() || null,
  ar: ar.trim() || null,
});
