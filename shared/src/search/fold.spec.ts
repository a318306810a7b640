import fc from 'fast-check';
import { asciiDigits, fold } from './fold.ts';

test.each([
  ['Éloïse  BENÂÏSSA', 'eloise benaissa'],
  ['Œuvre Straße', 'oeuvre strasse'],
  ['أحمد', 'احمد'], ['إدريس', 'ادريس'], ['آدم', 'ادم'], ['فاطمة', 'فاطمه'], ['يحيى', 'يحيي'], ['مُحَمَّد', 'محمد'],
  ['مـــحمد', 'محمد'], ['مؤمن', 'مومن'], ['رئيس', 'رييس'], ['ڭادير', 'كادير'],
  ['٠٦١٢٣', '06123'], ['۰۶', '06'], ['L’équipe', "l'equipe"], ['ﻣﺤﻤﺪ', 'محمد'],
  ['\u200f+212\u202c\t6', '+212 6'], ['İstanbul', 'istanbul'], ['', ''], ['⚽ Foot', '⚽ foot'],
])('%p is searched as %p', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)), { numRuns: 500 });
});

test('digits of other scripts become ASCII and nothing else does', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ É')).toBe('0123456789 0123456789 É');
});
