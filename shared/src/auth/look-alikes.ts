import { fold } from '../search/fold.ts';

/**
 * Characters that look like a Latin letter. Accented, full-width and mathematical letters are not
 * listed, because Unicode normalization already converts them. The table is written for this
 * project. Unicode's lists have thousands of pairs, few of which occur in names, and no maintained
 * package contains these lists.
 */
const ALIKE: readonly [letter: string, signs: string][] = [
  ['a', 'аαɑ@4ᴀΑАΛ∆ª'],
  ['b', 'вьßвʙΒВ8ƅ'],
  ['c', 'сϲᴄСϹ¢©'],
  ['d', 'ԁɗᴅđÐð'],
  ['e', 'еεєэɛəᴇΕЕЄ3€ё℮'],
  ['f', 'ƒꜰϝ'],
  ['g', 'ɡɢԍ9'],
  ['h', 'һнħʜΗНһ'],
  ['i', 'іıιɪїІΙ1!|¡lł'],
  ['j', 'јʝᴊЈ'],
  ['k', 'кκᴋΚКķ'],
  ['m', 'мᴍΜМ'],
  ['n', 'пηɴŋΝ'],
  ['o', 'оοօσøᴏОΟ0ɔθº'],
  ['p', 'рρᴘРΡþ'],
  ['q', 'ԛɋ'],
  ['r', 'гʀɼᴦ®'],
  ['s', 'ѕꜱЅ5$§'],
  ['t', 'тτᴛТΤ7ŧ†'],
  ['u', 'υսᴜμцʋ'],
  ['v', 'νѵᴠ∨'],
  ['w', 'ωԝɯᴡшѡ'],
  ['x', 'хχХΧ×'],
  ['y', 'уγʏУΥұ'],
  ['z', 'ᴢΖʐ2'],
  ['ه', 'ھہە'],
  ['ك', 'ڪ'],
];
const LETTER = new Map(
  ALIKE.flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);
/**
 * Ranges of code points of boxed letters; each range contains the letters a to z in order. Unicode
 * classifies these letters as symbols. The first range contains the regional indicator letters, of
 * which flags consist.
 */
const BOXED: readonly [from: number, to: number][] = [
  [0x1f1e6, 0x1f1ff],
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
];
/** Pairs of letters that look like a single letter. */
const PAIRS: readonly [pair: RegExp, one: string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/**
 * Returns the visual skeleton of a text, in plain lower-case letters and single blanks. Texts that
 * can be mistaken for each other have the same skeleton.
 */
export function lookOf(text: string): string {
  const plain = fold([...text].map(lookOfSign).join(''));
  const pairs = PAIRS.reduce((seen, [pair, one]) => seen.replace(pair, one), plain);
  return [...pairs]
    .map((sign) => LETTER.get(sign) ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lookOfSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const box = BOXED.find(([from, to]) => code >= from && code <= to);
  if (box) return String.fromCodePoint('a'.charCodeAt(0) + code - box[0]);
  // The letter l is not yet replaced by its look-alike i, because the letter pairs that are
  // replaced later (such as `cl`) may contain it.
  return sign === 'l' ? sign : (LETTER.get(sign) ?? sign);
}
