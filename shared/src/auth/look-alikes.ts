import { fold } from '../search/fold.ts';

/**
 * Signs that look like a Latin letter, beside those that Unicode itself takes apart (accents, full width, letters of formulas). A table of our own:
 * the lists of Unicode have thousands of pairs of which a name shows few, and no package that keeps them has been looked after for years.
 */
const ALIKE: readonly [letter: string, signs: string][] = [
  ['a', 'аαɑ@4ᴀΑАΛ∆ª'], ['b', 'вьßвʙΒВ8ƅ'], ['c', 'сϲᴄСϹ¢©'], ['d', 'ԁɗᴅđÐð'], ['e', 'еεєэɛəᴇΕЕЄ3€ё℮'], ['f', 'ƒꜰϝ'], ['g', 'ɡɢԍ9'], ['h', 'һнħʜΗНһ'], ['i', 'іıιɪїІΙ1!|¡lł'], ['j', 'јʝᴊЈ'],
  ['k', 'кκᴋΚКķ'], ['m', 'мᴍΜМ'], ['n', 'пηɴŋΝ'], ['o', 'оοօσøᴏОΟ0ɔθº'], ['p', 'рρᴘРΡþ'], ['q', 'ԛɋ'], ['r', 'гʀɼᴦ®'], ['s', 'ѕꜱЅ5$§'], ['t', 'тτᴛТΤ7ŧ†'], ['u', 'υսᴜμцʋ'], ['v', 'νѵᴠ∨'], ['w', 'ωԝɯᴡшѡ'],
  ['x', 'хχХΧ×'], ['y', 'уγʏУΥұ'], ['z', 'ᴢΖʐ2'], ['ه', 'ھہە'], ['ك', 'ڪ'],
];
const LETTER = new Map(ALIKE.flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)));
/** Flags are made of letters in a box, and there are letters in circles and squares that are no letters to Unicode. */
const BOXED: readonly [from: number, to: number][] = [[0x1f1e6, 0x1f1ff], [0x1f150, 0x1f169], [0x1f170, 0x1f189]];
/** Two that look like one. */
const PAIRS: readonly [pair: RegExp, one: string][] = [[/rn/g, 'm'], [/vv/g, 'w'], [/cl/g, 'd']];

/** What a text looks like at a glance, in small plain letters and single blanks: two texts that are taken for one another have one look. */
export function lookOf(text: string): string {
  const plain = fold([...text].map(lookOfSign).join(''));
  const pairs = PAIRS.reduce((seen, [pair, one]) => seen.replace(pair, one), plain);
  return [...pairs].map((sign) => LETTER.get(sign) ?? sign).join('').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function lookOfSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const box = BOXED.find(([from, to]) => code >= from && code <= to);
  if (box) return String.fromCodePoint('a'.charCodeAt(0) + code - box[0]);
  // The letter l is read as an i, but the two stand in pairs as they are.
  return sign === 'l' ? sign : LETTER.get(sign) ?? sign;
}
