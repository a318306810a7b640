import { writeResult } from '../../platform/call.ts';
import { about, array, nullable, object, oneOf, text, type TypeOf } from '../../platform/schema.ts';
import { texts } from '../../platform/texts.contract.ts';
import { WORD_BLOCKS, WORD_KINDS } from './word-blocks.ts';

const wordBlock = object('WordBlock', {
  block: about('Name of the text: its key in the texts of the site.', text()),
  page: about('Path of the page that shows the text, without the language prefix.', text()),
  kind: about('Kind of the text, which limits its length.', oneOf(WORD_KINDS)),
  delivered: about(
    'The text that is delivered with the product; null: this server serves no site.',
    nullable(texts),
  ),
  texts: about("The venue's own words; null: the delivered text is shown.", nullable(texts)),
});
/** A text of the site that the venue can replace, with its own words. */
export type WordBlockAnswer = TypeOf<typeof wordBlock>;

export const words = array(wordBlock, {
  minItems: WORD_BLOCKS.length,
  maxItems: WORD_BLOCKS.length,
});

export const wordsSaved = writeResult('WordsSaved', words);
