import fc from 'fast-check';
import { readPushPayload } from './push-payload.rules.ts';

const ORIGIN = 'https://arena.test';
const PAYLOAD = {
  title: 'Match annulé',
  body: 'P1, 20h',
  url: `${ORIGIN}/account/reservations/list?booking=B-1`,
  lang: 'fr',
  tag: 'B-1',
  subscription: 'PS-1',
};

test('a payload of the product is read as it was sent', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.constantFrom('fr', 'en', 'ar'), (body, lang) => {
      const sent = { ...PAYLOAD, body, lang };
      expect(readPushPayload(JSON.stringify(sent))).toEqual(sent);
    }),
  );
});

test('a payload that misses a text or has an unknown language is not read', () => {
  for (const name of Object.keys(PAYLOAD))
    for (const value of [undefined, '', 3, null])
      expect(readPushPayload(JSON.stringify({ ...PAYLOAD, [name]: value }))).toBeNull();
  expect(readPushPayload(JSON.stringify({ ...PAYLOAD, lang: 'de' }))).toBeNull();
});

test('any other text is no payload', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(readPushPayload(text)).toBeNull()));
  fc.assert(fc.property(fc.json(), (text) => expect(readPushPayload(text)).toBeNull()));
});
