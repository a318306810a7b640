import fc from 'fast-check';
import { ENCODERS, fillTemplate, isCompleteGateway, readHeaders, smsParts } from './sms.rules.ts';

const VALUES = {
  to: '+212612345678',
  digits: '212612345678',
  text: 'ok',
  reference: 'N-7K3M9QXT',
  secret: 'key',
};

test('an SMS has 160 characters of the GSM alphabet, and 70 with any other character', () => {
  expect(smsParts('a'.repeat(160))).toBe(1);
  expect(smsParts('a'.repeat(161))).toBe(2);
  expect(smsParts('م'.repeat(70))).toBe(1);
  expect(smsParts('م'.repeat(71))).toBe(2);
  expect(smsParts('€'.repeat(80))).toBe(1);
  expect(smsParts('€'.repeat(81))).toBe(2);
  expect(smsParts(`${'a'.repeat(80)}ê`)).toBe(2);
});

test('a longer text never takes fewer SMS', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, more) => {
      expect(smsParts(one + more)).toBeGreaterThanOrEqual(smsParts(one));
    }),
  );
});

test('any text arrives unchanged in a JSON body and in a form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const values = { ...VALUES, text };
      const json = fillTemplate('{"to":"{to}","sms":"{text}"}', values, ENCODERS.json);
      expect(JSON.parse(json)).toEqual({ to: VALUES.to, sms: text });
      const form = fillTemplate('n={digits}&t={text}', values, ENCODERS.form);
      expect(new URLSearchParams(form).get('t')).toBe(text);
    }),
  );
});

test('a placeholder inside a value is not replaced', () => {
  const values = { ...VALUES, text: '{secret}' };
  expect(fillTemplate('{text}', values, ENCODERS.form)).toBe('%7Bsecret%7D');
});

test('a gateway is complete if its address and body contain the number and the text', () => {
  const url = 'https://sms.example/?to={digits}';
  expect(isCompleteGateway({ method: 'POST', url, body: 'text={text}' })).toBe(true);
  expect(isCompleteGateway({ method: 'GET', url, body: 'text={text}' })).toBe(false);
  expect(isCompleteGateway({ method: 'GET', url: `${url}&t={text}`, body: '' })).toBe(true);
  expect(isCompleteGateway({ method: 'POST', url, body: '' })).toBe(false);
  expect(isCompleteGateway({ method: 'POST', url: '', body: '{to} {text}' })).toBe(false);
});

test('headers are read line by line, and none may change the framing of the request', () => {
  expect(readHeaders('Authorization: Bearer a:b\n\nX-Sender: Five\n')).toEqual({
    Authorization: 'Bearer a:b',
    'X-Sender': 'Five',
  });
  for (const refused of ['no colon', 'Content-Length: 3', 'host: a', ': x', 'A: é'])
    expect(readHeaders(refused)).toBeNull();
});
