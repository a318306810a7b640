import type { WordBlockAnswer } from '@five/shared/venue/words/words.contract';
import {
  changedDraft,
  changesOf,
  deliveredDraft,
  missingIn,
  storedDraft,
} from './word-drafts.rules.ts';

const DELIVERED = { fr: 'Un toit', en: 'A roof', ar: 'سقف' };
const block: WordBlockAnswer = {
  block: 'about:title',
  page: '/about',
  kind: 'title',
  delivered: DELIVERED,
  texts: null,
};

describe('the draft of a text', () => {
  it('starts as the own words, and without them as the delivered text', () => {
    expect(storedDraft(block)).toEqual(DELIVERED);
    expect(storedDraft({ ...block, texts: { fr: 'Chez nous' } })).toEqual({
      fr: 'Chez nous',
      en: '',
      ar: '',
    });
  });

  it('loses the delivered translations with new French words, and gets them back', () => {
    const changed = changedDraft(storedDraft(block), block, 'fr', 'Chez nous');
    expect(changed).toEqual({ fr: 'Chez nous', en: '', ar: '' });
    expect(missingIn(changed, block)).toEqual(['en', 'ar']);
    expect(changedDraft(changed, block, 'fr', 'Un toit')).toEqual(DELIVERED);
  });

  it('keeps a translation of its own when the French words change', () => {
    const english = changedDraft(storedDraft(block), block, 'en', 'Our place');
    expect(english).toEqual({ ...DELIVERED, en: 'Our place' });
    expect(changedDraft(english, block, 'fr', 'Chez nous').en).toBe('Our place');
  });

  it('is sent only if it changed, and the delivered text as no own words', () => {
    const own = { ...block, texts: { fr: 'Chez nous' } };
    const drafts = (draft: ReturnType<typeof storedDraft>) => new Map([['about:title', draft]]);
    expect(changesOf([block], drafts(storedDraft(block)))).toEqual([]);
    expect(changesOf([own], drafts(deliveredDraft(own)))).toEqual([
      { block: 'about:title', texts: null },
    ]);
    expect(changesOf([block], drafts({ fr: ' Ici ', en: '', ar: '' }))).toEqual([
      { block: 'about:title', texts: { fr: 'Ici', en: null, ar: null } },
    ]);
  });
});
