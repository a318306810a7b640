import { lookOf } from './look-alikes.ts';

/** Words of staff that no name may contain. */
const NEVER = [
  'admin',
  'admins',
  'administrateur',
  'administratrice',
  'administrator',
  'administration',
  'sysadmin',
  'superadmin',
  'webmaster',
  'reception',
  'recepcion',
  'receptionist',
  'receptionniste',
  'receptioniste',
  'accueil',
  'moderateur',
  'moderatrice',
  'moderator',
  'moderation',
  'helpdesk',
  'frontdesk',
  'servicedesk',
  'servicedient',
  'serviceclient',
  'serviceclients',
  'customerservice',
  'customersupport',
  'админ',
  'администратор',
  'модератор',
  'استقبال',
  'الاستقبال',
  'مكتبالاستقبال',
  'ادارة',
  'الادارة',
  'اداره',
  'الاداره',
  'ادمين',
  'الادمين',
  'ادمن',
  'الادمن',
  'مشرفالموقع',
  'خدمةالعملاء',
  'خدمةالزبناء',
  'خدمةالزبائن',
];
/** Words of staff that no name may contain even as part of another word or misspelt. */
const NEVER_INSIDE = [
  'administrat',
  'reception',
  'accueil',
  'acceuil',
  'moderateur',
  'moderatrice',
  'moderator',
  'helpdesk',
  'frontdesk',
  'استقبال',
];
/**
 * Words of staff that a person may have among other names: refused as a first name and as the whole
 * name.
 */
const NEVER_ALONE = [
  'staff',
  'support',
  'suport',
  'team',
  'desk',
  'equipe',
  'manager',
  'gerant',
  'gerante',
  'gerance',
  'direction',
  'directeur',
  'directrice',
  'director',
  'caisse',
  'caissier',
  'caissiere',
  'cashier',
  'guichet',
  'secretariat',
  'system',
  'systeme',
  'official',
  'officiel',
  'centre',
  'center',
  'owner',
  'proprietaire',
  'bot',
  'istiqbal',
  'alistiqbal',
  'istikbal',
  'alistikbal',
  'idara',
  'alidara',
  'lidara',
  'moudir',
  'mudir',
  'مدير',
  'المدير',
  'مديرة',
  'المشرف',
  'الدعم',
  'دعم',
  'الفريق',
  'فريق',
  'الطاقم',
  'طاقم',
  'موظف',
  'المسير',
  'الصندوق',
  'المركز',
];
/**
 * Words of those that are no family name of people here: refused beside a first name as well, as in
 * `Karim Staff`.
 */
const NEVER_BESIDE = [
  'staff',
  'support',
  'suport',
  'desk',
  'manager',
  'gerance',
  'direction',
  'directeur',
  'directrice',
  'director',
  'caisse',
  'caissier',
  'caissiere',
  'cashier',
  'guichet',
  'secretariat',
  'official',
  'officiel',
  'proprietaire',
  'الدعم',
  'الطاقم',
  'طاقم',
  'الصندوق',
  'المركز',
];
const BESIDE = new Set(
  [
    'la',
    'le',
    'les',
    'l',
    'un',
    'une',
    'the',
    'el',
    'al',
    'de',
    'du',
    'des',
    'of',
    'notre',
    'votre',
    'our',
    'your',
    'mr',
    'mme',
  ].map(lookOf),
);
/** Names have few words; longer texts are checked up to this number. */
const MOST_WORDS = 12;

/** Repeated letters are collapsed; a missing letter makes another word. */
const repeated = (word: string) =>
  joined(lookOf(word)).replace(
    /(.)\1*/gu,
    (run, letter: string) => `${letter}{${[...run].length},}`,
  );
const patternOf = (words: readonly string[]) =>
  new RegExp(`^(?:${words.map(repeated).join('|')})$`, 'u');
const joined = (look: string): string => look.replaceAll(' ', '');
const NEVER_LOOK = patternOf(NEVER);
const ALONE_LOOK = patternOf([...NEVER, ...NEVER_ALONE]);
const BESIDE_LOOK = patternOf(NEVER_BESIDE);
const WITHIN_LOOK = new RegExp(NEVER_INSIDE.map(repeated).join('|'), 'u');

/** Stands for a figure; a letter that no name has and that looks like no other. */
const ANY = 'ꙮ';
const NUMBERS = [
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
];
/**
 * Pictograms and signs: a check mark, a star or a shield beside a name looks like the badge of the
 * desk.
 */
const SIGN = /[\p{So}\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]|(?![ -~])\p{Sm}/u;
/**
 * Scripts in everyday use (UAX 31, table 5), and those of Amazigh, N’Ko, Adlam, Syriac and
 * Mongolian. Others, such as Lisu, Cherokee and Old Italic,
 * are made of what looks like Latin capitals.
 */
const WRITTEN = [
  'Latin',
  'Arabic',
  'Tifinagh',
  'Adlam',
  'Armenian',
  'Bengali',
  'Bopomofo',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Kannada',
  'Katakana',
  'Khmer',
  'Lao',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Nko',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
  'Common',
  'Inherited',
];
const UNWRITTEN = new RegExp(
  `(?![${WRITTEN.map((script) => `\\p{Script=${script}}`).join('')}])\\p{L}`,
  'u',
);

/** Whether a name is made to look like something else, whatever it says. */
const isMisleading = (text: string): boolean => SIGN.test(text) || UNWRITTEN.test(text);

export interface PersonNames {
  firstName: string;
  name: string;
}

/**
 * Which part of a name passes for the desk or for the venue itself, to the eye or to the ear, or
 * bears a sign like its badge; null where none does. Others see the first name
 * and a letter, so that a first name counts alone.
 * @param venue the venue's own name, as it is set now
 */
export function passesForDesk(
  { firstName, name }: PersonNames,
  venue: string,
): 'firstName' | 'name' | null {
  if (
    isMisleading(firstName) ||
    isDesk(firstName) ||
    hasWordOfDesk(firstName) ||
    isVenue(firstName, venue)
  )
    return 'firstName';
  const whole = [`${firstName} ${name}`, `${name} ${firstName}`];
  if (
    isMisleading(name) ||
    isNeverIn(name) ||
    hasWordOfDesk(name) ||
    whole.some((text) => isDesk(text) || isVenue(text, venue))
  )
    return 'name';
  return null;
}

/**
 * Digits are read as look-alike letters and as nothing; a capital inside a word begins a new one.
 */
function looksOf(text: string): string[] {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const forms = [text, text.replace(/\p{N}+/gu, ' '), apart, apart.replace(/\p{N}+/gu, ' ')];
  return [...new Set(forms.map(lookOf))];
}

/** Every sequence of words joined into one, so that `A d m i n` is recognized. */
const runsOf = (text: string): string[] => runs(looksOf(text));

function runs(looks: readonly string[]): string[] {
  return looks.flatMap((look) => {
    const words = look.split(' ').slice(0, MOST_WORDS);
    return words.flatMap((_, from) =>
      words.slice(from).map((__, length) => words.slice(from, from + length + 1).join('')),
    );
  });
}

function isDesk(text: string): boolean {
  const withoutBeside = looksOf(text).map((look) =>
    look
      .split(' ')
      .filter((word) => !BESIDE.has(word))
      .join(''),
  );
  const isAlone = [...looksOf(text).map(joined), ...withoutBeside].some((look) =>
    ALONE_LOOK.test(look),
  );
  return isAlone || isNeverIn(text) || looksOf(text).some(isOfTheDeskAlone);
}

const hasWordOfDesk = (text: string): boolean =>
  looksOf(text).some((look) => look.split(' ').some((word) => BESIDE_LOOK.test(word)));

function isNeverIn(text: string): boolean {
  return (
    runsOf(text).some((run) => NEVER_LOOK.test(run)) ||
    looksOf(text).some((look) => look.split(' ').some((word) => WITHIN_LOOK.test(word)))
  );
}

/** Whether the text consists of words of staff alone: `Staff du centre`. */
function isOfTheDeskAlone(look: string): boolean {
  const words = look.split(' ').filter((word) => word !== '' && !BESIDE.has(word));
  return words.length > 0 && words.every((word) => ALONE_LOOK.test(word));
}

/**
 * Figures as any letter, since `5ive` is read as what it nearly is, and as the number that they
 * say.
 */
function figuresOf(text: string): string[] {
  if (!/\p{N}/u.test(text)) return [];
  const said = NUMBERS.map((words) =>
    text.replace(/[1-9]/g, (figure) => words[Number(figure) - 1] ?? figure),
  );
  return [text.replace(/\p{N}/gu, ANY), ...said].map(lookOf);
}

/**
 * Whether it is this word, where a figure may be any letter and at most a third of it are figures.
 */
function isRead(run: string, word: string): boolean {
  const signs = [...run];
  const letters = [...word];
  const figures = signs.filter((sign) => sign === ANY).length;
  return (
    signs.length === letters.length &&
    3 * figures <= letters.length &&
    signs.every((sign, index) => sign === ANY || sign === letters[index])
  );
}

/** A venue's name of several words is recognized anywhere; a single word may be a family name. */
function isVenue(text: string, venue: string): boolean {
  const own = lookOf(venue);
  if (own === '') return false;
  const isOne = !own.includes(' ');
  if (
    figuresOf(text).some((form) =>
      (isOne ? [joined(form)] : runs([form])).some((run) => isRead(run, joined(own))),
    )
  )
    return true;
  return isOne
    ? looksOf(text).some((look) => joined(look) === own)
    : runsOf(text).includes(joined(own));
}
