import { joinedNote, joinedTariff } from './join.rules.ts';

test('a price list that was given is kept; of two, that of the card that is kept', () => {
  expect(joinedTariff('standard', 'club')).toBe('club');
  expect(joinedTariff('club', 'standard')).toBe('club');
  expect(joinedTariff('club', 'school')).toBe('club');
  expect(joinedTariff('standard', 'standard')).toBe('standard');
});

const card = (fullName: string, phone: string | null, note: string | null) => ({ fullName, phone, note });

test('both notes are kept, and so are the name and the number that stand on the joined card alone', () => {
  expect(joinedNote(card('Ali Alami', '+212612345678', 'Un'), card('Ali', '+212612345679', 'Deux'))).toBe('Un\nDeux\nAli · +212612345679');
  expect(joinedNote(card('Ali Alami', '+212612345678', null), card('Ali Alami', '+212612345679', null))).toBe('+212612345679');
  expect(joinedNote(card('Ali Alami', '+212612345678', null), card('Ali', null, null))).toBe('Ali');
});

test('what both cards say, or what becomes the phone of the card that is kept, is not said again', () => {
  expect(joinedNote(card('Ali', '+212612345678', null), card('Ali', '+212612345678', null))).toBeNull();
  expect(joinedNote(card('Ali', null, 'Un'), card('Ali', '+212612345678', null))).toBe('Un');
});
