import { mergedNote, mergedTariff } from './merge.rules.ts';

test('a join by an admin moves a price list to a kept card that has the standard one', () => {
  expect(mergedTariff('standard', 'club', true)).toBe('club');
  expect(mergedTariff('club', 'standard', true)).toBe('club');
  expect(mergedTariff('club', 'school', true)).toBe('club');
  expect(mergedTariff('standard', 'standard', true)).toBe('standard');
});

test('a join by reception keeps the price list of the kept card, whatever the other has', () => {
  for (const kept of ['standard', 'club', 'school']) {
    for (const joined of ['standard', 'club', 'school'])
      expect(mergedTariff(kept, joined, false)).toBe(kept);
  }
});

const card = (fullName: string, phone: string | null, note: string | null) => ({
  fullName,
  phone,
  note,
});

test('both notes are kept, and so are a name or number only on the merged record', () => {
  expect(
    mergedNote(card('Ali Alami', '+212612345678', 'Un'), card('Ali', '+212612345679', 'Deux')),
  ).toBe('Un\nDeux\nAli · +212612345679');
  expect(
    mergedNote(card('Ali Alami', '+212612345678', null), card('Ali Alami', '+212612345679', null)),
  ).toBe('+212612345679');
  expect(mergedNote(card('Ali Alami', '+212612345678', null), card('Ali', null, null))).toBe('Ali');
});

test('data equal on both records or taken over by the kept one is not in the note', () => {
  expect(
    mergedNote(card('Ali', '+212612345678', null), card('Ali', '+212612345678', null)),
  ).toBeNull();
  expect(mergedNote(card('Ali', null, 'Un'), card('Ali', '+212612345678', null))).toBe('Un');
});
