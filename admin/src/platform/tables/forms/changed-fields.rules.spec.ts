import {
  changesOf,
  conflictingFields,
  formOf,
  newFrom,
  normalizedFields,
  savedFields,
} from './changed-fields.rules.ts';

const LOGO = new File(['x'], 'logo.png', { type: 'image/png' });

test('only what was changed is sent, and a picture always', () => {
  const before = { name: 'Atlas', url: null, text: { fr: 'Bonjour', en: null, ar: null } };
  expect(changesOf({ ...before, name: 'Rif', file: LOGO }, before)).toEqual({
    name: 'Rif',
    file: LOGO,
  });
});

test('a text blank in every language is empty, and one word in one language is enough', () => {
  expect(normalizedFields({ text: { fr: ' ', en: null, ar: '' } })).toEqual({ text: null });
  expect(normalizedFields({ text: { fr: null, en: 'Hello', ar: null } })).toEqual({
    text: { fr: null, en: 'Hello', ar: null },
  });
});

test('that holds for a text within a list, too', () => {
  expect(
    normalizedFields({
      seasons: [{ from: '2026-02-18', reason: { fr: null, en: null, ar: null } }],
    }),
  ).toEqual({ seasons: [{ from: '2026-02-18', reason: null }] });
});

test('a picture that was not chosen is not spoken of', () => {
  expect(normalizedFields({ name: 'Atlas', file: null })).toEqual({ name: 'Atlas' });
});

test('a new record leaves out what was left empty', () => {
  expect(newFrom({ name: 'Atlas', url: null, active: false, stock: 0 })).toEqual({
    name: 'Atlas',
    active: false,
    stock: 0,
  });
});

test('a concurrent change by another user is listed, unless unchanged or equal to ours', () => {
  const before = { name: 'Atlas', url: null };
  expect(conflictingFields({ name: 'Rif' }, before, { name: 'Souss', url: null })).toEqual([
    'name',
  ]);
  expect(
    conflictingFields({ name: 'Rif' }, before, { name: 'Atlas', url: 'https://a.test' }),
  ).toEqual([]);
  expect(conflictingFields({ name: 'Rif' }, before, { name: 'Rif', url: null })).toEqual([]);
});

test('invisible pasted characters are removed from a form', () => {
  const form = formOf({ file: LOGO, name: '\u2068Atlas\u2069', text: { fr: 'Bon\u200bjour' } });
  expect([form.get('name'), form.get('text')]).toEqual(['Atlas', '{"fr":"Bonjour"}']);
});

test('a form encodes nested values as JSON, omits null values and appends the file last', () => {
  const form = formOf({
    file: LOGO,
    name: 'Rif',
    text: { fr: 'Bonjour' },
    to: null,
    position: 3,
    removeImage: true,
  });
  expect([...form.keys()]).toEqual(['name', 'text', 'to', 'position', 'removeImage', 'file']);
  expect([
    form.get('name'),
    form.get('text'),
    form.get('to'),
    form.get('position'),
    form.get('removeImage'),
  ]).toEqual(['Rif', '{"fr":"Bonjour"}', '', '3', 'true']);
});

test('what was left empty is no change, and a picture that was chosen is one', () => {
  expect(
    changesOf(
      { url: undefined, text: null, file: LOGO },
      { url: null, file: new File(['other'], 'logo.png') },
    ),
  ).toEqual({ file: LOGO });
  expect(
    changesOf({ weekdays: [1, 2], home: { team: 'T' } }, { weekdays: [1, 2], home: { team: 'T' } }),
  ).toEqual({});
});

describe('after a save', () => {
  const sent = { name: ' Stade ', city: 'Rabat', phone: null };

  test('the values that were sent are saved', () => {
    expect(savedFields(sent, {}, sent)).toEqual(sent);
  });

  test('values of the record that was read again meanwhile are saved', () => {
    const stored = { name: 'Stade', city: 'Rabat', phone: '+212522000000' };
    const typed = { ...sent, phone: stored.phone };
    expect(savedFields(sent, stored, typed)).toEqual(typed);
    expect(savedFields(sent, stored, stored)).toEqual(stored);
  });

  test('a field that was changed after the submit is not saved', () => {
    const typed = { ...sent, city: 'Salé' };
    expect(savedFields(sent, { city: 'Rabat' }, typed)).toEqual(sent);
  });
});
