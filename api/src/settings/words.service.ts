import { Injectable } from '@nestjs/common';
import { LOCALES, type Texts } from '@five/shared/locales/locale';
import {
  WORD_BLOCKS,
  WORD_LIMITS,
  WORD_PAGES,
  wordBlock,
} from '@five/shared/venue/words/word-blocks';
import type { WordBlockAnswer } from '@five/shared/venue/words/words.contract';
import type { WordBlockRequest } from '@five/shared/venue/words/words.requests';
import type { OwnWords } from '@five/shared/venue/words/words.rules';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { changesBetween } from '../platform/audit/changes.ts';
import { PgListener } from '../platform/database/pg-listener.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { DeliveredTexts } from '../platform/site/delivered-texts.ts';
import { plainTexts } from '../platform/texts/content-language.ts';
import { Venue } from './venue.entity.ts';
import { VenueSettings } from './venue-settings.ts';

/** The venue's own words: texts of the site that an admin replaces. */
@Injectable()
export class WordsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly settings: VenueSettings,
    private readonly pgListener: PgListener,
    private readonly delivered: DeliveredTexts,
  ) {}

  /** Returns every text that can be replaced, with the delivered text and the venue's own words. */
  async list(): Promise<WordBlockAnswer[]> {
    const { words } = await this.settings.current();
    const [fr, en, ar] = await Promise.all(
      LOCALES.map((locale) => this.delivered.in(locale, WORD_PAGES)),
    );
    return WORD_BLOCKS.map(({ block, page, kind }) => ({
      block,
      page,
      kind,
      delivered: textsOf(fr?.[block], en?.[block], ar?.[block]),
      texts: words[block] ?? null,
    }));
  }

  /** Replaces some texts; the others stay unchanged. */
  async update(caller: Pick<Caller, 'reference'>, changes: WordBlockRequest[]): Promise<void> {
    changes.forEach(refuseTooLong);
    await this.transactions.run(async (tx) => {
      const { words: before } = await tx.getRepository(Venue).findOneOrFail({
        where: { id: 1 },
        lock: { mode: 'pessimistic_write' },
      });
      const words = changedWords(before, changes);
      const changed = changesBetween(before, words);
      if (Object.keys(changed).length === 0) return;
      await tx.update(Venue, { id: 1 }, { words });
      await this.audit.record(tx, {
        actor: caller.reference,
        act: 'venue.words',
        subjectKind: 'venue',
        subject: 'venue',
        changed,
      });
      await this.pgListener.notify(tx, 'version', 'venue');
    });
  }
}

/** French is required, so a text that this server does not have in French does not exist. */
const textsOf = (fr?: string, en?: string, ar?: string): Texts | null =>
  fr === undefined ? null : { fr, en: en ?? null, ar: ar ?? null };

function changedWords(before: OwnWords, changes: WordBlockRequest[]): Record<string, Texts> {
  const words = new Map(Object.entries(before));
  for (const { block, texts } of changes)
    if (texts) words.set(block, plainTexts(texts));
    else words.delete(block);
  return Object.fromEntries(words);
}

function refuseTooLong({ block, texts }: WordBlockRequest): void {
  const max = WORD_LIMITS[wordBlock(block)?.kind ?? 'text'];
  const isTooLong = LOCALES.some((locale) => [...(texts?.[locale] ?? '')].length > max);
  if (isTooLong) throw new DomainError('VENUE_WORDS_TOO_LONG', { parameters: { max } });
}
