import type { Texts } from '../../locales/locale.ts';
import { About } from '../../platform/checks/about.ts';
import { Nullable, OneOf } from '../../platform/checks.ts';
import { Nested, NestedList } from '../../platform/nested.ts';
import { WordLine } from '../checks/venue.checks.ts';
import { WORD_BLOCKS, WORD_LIMITS } from './word-blocks.ts';

/** Own words in three languages; French is required. */
export class WordTextsRequest implements Texts {
  @About('French text.') @WordLine(WORD_LIMITS.text) fr: string;
  @About('English text; null or empty: the French text is shown.')
  @Nullable()
  @WordLine(WORD_LIMITS.text, 0)
  en?: string | null;
  @About('Arabic text; null or empty: the French text is shown.')
  @Nullable()
  @WordLine(WORD_LIMITS.text, 0)
  ar?: string | null;
}

export class WordBlockRequest {
  @About('Name of the text.')
  @OneOf(WORD_BLOCKS.map(({ block }) => block))
  block: string;
  @About("The venue's own words; null or omitted: the delivered text.")
  @Nullable()
  @Nested(() => WordTextsRequest)
  texts?: WordTextsRequest | null;
}

/** Body of `PUT words`: other texts stay unchanged. */
export class UpdateWordsRequest {
  @About('Texts to replace, each with its words in three languages.')
  @NestedList(() => WordBlockRequest, WORD_BLOCKS.length)
  words: WordBlockRequest[];
}
