import { lookOf } from './look-alikes.ts';

/** Words that nobody but the desk bears, wherever they stand in a name. */
const NEVER = [
  'admin', 'admins', 'administrateur', 'administratrice', 'administrator', 'administration', 'sysadmin', 'superadmin', 'webmaster', 'reception', 'recepcion', 'receptionist', 'receptionniste', 'receptioniste',
  'accueil', 'moderateur', 'moderatrice', 'moderator', 'moderation', 'helpdesk', 'frontdesk', 'servicedesk', 'servicedient', 'serviceclient', 'serviceclients', 'customerservice', 'customersupport', 'админ', 'администратор', 'модератор',
  'استقبال', 'الاستقبال', 'مكتبالاستقبال', 'ادارة', 'الادارة', 'اداره', 'الاداره', 'ادمين', 'الادمين', 'ادمن', 'الادمن', 'مشرفالموقع', 'خدمةالعملاء', 'خدمةالزبناء', 'خدمةالزبائن',
];
/** Words of the desk that are part of no person's name, also joined to another word or spelt as they sound. */
const NEVER_INSIDE = ['administrat', 'reception', 'accueil', 'acceuil', 'moderateur', 'moderatrice', 'moderator', 'helpdesk', 'frontdesk', 'استقبال'];
/** Words that the desk bears and a person may have among others: refused as a first name and as the whole name. */
const NEVER_ALONE = [
  'staff', 'support', 'suport', 'team', 'desk', 'equipe', 'manager', 'gerant', 'gerante', 'gerance', 'direction', 'directeur', 'directrice', 'director', 'caisse', 'caissier', 'caissiere', 'cashier', 'guichet', 'secretariat', 'system', 'systeme', 'official',
  'officiel', 'centre', 'center', 'owner', 'proprietaire', 'bot', 'istiqbal', 'alistiqbal', 'istikbal', 'alistikbal', 'idara', 'alidara', 'lidara', 'moudir', 'mudir',
  'مدير', 'المدير', 'مديرة', 'المشرف', 'الدعم', 'دعم', 'الفريق', 'فريق', 'الطاقم', 'طاقم', 'موظف', 'المسير', 'الصندوق', 'المركز',
];
const BESIDE = new Set(['la', 'le', 'les', 'l', 'un', 'une', 'the', 'el', 'al', 'de', 'du', 'des', 'of', 'notre', 'votre', 'our', 'your', 'mr', 'mme'].map(lookOf));
/** A name has few words; what is longer is looked at from its beginning. */
const MOST_WORDS = 12;

/** A letter that is written more often than it should be changes nothing; one that is left out makes another word. */
const repeated = (word: string) => joined(lookOf(word)).replace(/(.)\1*/gu, (run, letter: string) => `${letter}{${[...run].length},}`);
const patternOf = (words: readonly string[]) => new RegExp(`^(?:${words.map(repeated).join('|')})$`, 'u');
const joined = (look: string): string => look.replaceAll(' ', '');
const NEVER_LOOK = patternOf(NEVER);
const ALONE_LOOK = patternOf([...NEVER, ...NEVER_ALONE]);
const WITHIN_LOOK = new RegExp(NEVER_INSIDE.map(repeated).join('|'), 'u');

export interface PersonNames {
  firstName: string;
  name: string;
}

/**
 * Which part of a name passes for the desk or for the venue itself, to the eye or to the ear; null where none does. Others see the first name
 * and a letter, so that a first name counts alone.
 * @param venue the venue's own name, as it is set now
 */
export function passesForDesk({ firstName, name }: PersonNames, venue: string): 'firstName' | 'name' | null {
  if (isDesk(firstName) || isVenue(firstName, venue)) return 'firstName';
  const whole = [`${firstName} ${name}`, `${name} ${firstName}`];
  if (isNeverIn(name) || whole.some((text) => isDesk(text) || isVenue(text, venue))) return 'name';
  return null;
}

/** Figures count as the letters that they look like, and as none; a capital within a word begins another one. */
function looksOf(text: string): string[] {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const forms = [text, text.replace(/\p{N}+/gu, ' '), apart, apart.replace(/\p{N}+/gu, ' ')];
  return [...new Set(forms.map(lookOf))];
}

/** Every run of words as one word, so that `A d m i n` is read. */
function runsOf(text: string): string[] {
  return looksOf(text).flatMap((look) => {
    const words = look.split(' ').slice(0, MOST_WORDS);
    return words.flatMap((_, from) => words.slice(from).map((__, length) => words.slice(from, from + length + 1).join('')));
  });
}

function isDesk(text: string): boolean {
  const withoutBeside = looksOf(text).map((look) => look.split(' ').filter((word) => !BESIDE.has(word)).join(''));
  const isAlone = [...looksOf(text).map(joined), ...withoutBeside].some((look) => ALONE_LOOK.test(look));
  return isAlone || isNeverIn(text) || looksOf(text).some(isOfTheDeskAlone);
}

function isNeverIn(text: string): boolean {
  return runsOf(text).some((run) => NEVER_LOOK.test(run)) || looksOf(text).some((look) => look.split(' ').some((word) => WITHIN_LOOK.test(word)));
}

/** Words of the desk and nothing beside them: `Staff du centre`. */
function isOfTheDeskAlone(look: string): boolean {
  const words = look.split(' ').filter((word) => word !== '' && !BESIDE.has(word));
  return words.length > 0 && words.every((word) => ALONE_LOOK.test(word));
}

/** A venue of several words is meant wherever they stand together; one of a single word may be somebody's family name. */
function isVenue(text: string, venue: string): boolean {
  const own = lookOf(venue);
  if (own === '') return false;
  const isOne = !own.includes(' ');
  return isOne ? looksOf(text).some((look) => joined(look) === own) : runsOf(text).includes(joined(own));
}
