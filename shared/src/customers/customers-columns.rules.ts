import { fold } from '../search/fold.ts';

/** What a column in a file of customers contains. */
export type ColumnRole =
  | 'full'
  | 'name'
  | 'first'
  | 'middle'
  | 'family'
  | 'other'
  | 'phone'
  | 'note'
  | 'tariff';

/** Column indexes, from 0, of each role, in the order in which the columns are read. */
export type Columns = Record<ColumnRole, number[]>;

const LONGEST_HEADING = 80;
/**
 * Number of rows that are searched for the header, because titles and blank rows may precede it.
 */
const LOOKED_AT = 30;

const SMALL_WORDS = /(?:^| )(?:de|du|des|la|le|les|l|d|et|and|of|the|و)(?= |$)/gu;

/** Headings of a column with full names, without small words such as `de` or `of`. */
const FULL = texts(
  'nom complet|nom prenom|prenom nom|noms prenoms|full name|display name|saved name|name ' +
    'full|complete name|الاسم الكامل|الاسم النسب|الاسم والنسب|النسب والاسم|الاسم العائلي ' +
    'والشخصي|الاسم الشخصي والعائلي',
);
const NAME = texts(
  'nom|noms|name|names|client|cliente|clients|nom client|client ' +
    'nom|customer|customers|customer name|client name|contact|contact name|nom ' +
    'contact|joueur|nom joueur|player|player ' +
    'name|adherent|membre|member|الاسم|اسم|الزبون|الزبناء|اسم الزبون|اسم ' +
    'العميل|العميل|اللاعب|اسم اللاعب',
);
const FIRST = texts(
  'prenom|prenoms|first name|firstname|given name|givenname|forename|الاسم الشخصي|الاسم الاول',
);
const MIDDLE = texts('middle name|middlename|additional name|deuxieme prenom|second prenom');
const FAMILY = texts(
  'nom famille|family name|familyname|last name|lastname|surname|nom patronymique|الاسم ' +
    'العائلي|النسب|اللقب|اسم العائله',
);
/** Headings of columns with nicknames, which are used for a row without another name. */
const OTHER = texts('public name|pseudo|nickname|surnom|file as');

const PHONE = parseWords(
  'telephone|telephones|telephonique|tel|tels|telef|gsm|mobile|mobiles|portable|phone|phones|' +
    'phonenumber|cell|cellphone|cellulaire|whatsapp|هاتف|الهاتف|هاتفه|المحمول|محمول|الجوال|' +
    'جوال|النقال|نقال|تلفون|التلفون|تليفون|الموبايل|موبايل|واتساب|الواتساب',
);
const NO_PHONE = parseWords(
  'type|label|libelle|fax|pager|telex|tty|tdd|urgence|emergency|operateur|الطوارئ|طوارئ',
);
const NOTE = parseWords(
  'note|notes|remarque|remarques|commentaire|commentaires|comment|comments|observation|' +
    'observations|ملاحظه|ملاحظات|الملاحظات',
);
const TARIFF = parseWords(
  'tarif|tarifs|tariff|tariffs|price list|liste prix|التعرفه|تعرفه|التسعيره|تسعيره|لائحه ' +
    'الاثمنه|لائحه الاسعار|لائحه اثمنه',
);

/** Returns the role of a heading; null for a column that is not imported. */
function roleOf(heading: string): ColumnRole | null {
  if (heading.length > LONGEST_HEADING) return null;
  const text = plain(heading);
  if (holdsAny(text, PHONE)) return holdsAny(text, NO_PHONE) ? null : 'phone';
  const exact = [
    ['full', FULL],
    ['first', FIRST],
    ['middle', MIDDLE],
    ['family', FAMILY],
    ['name', NAME],
    ['other', OTHER],
  ] as const;
  const role = exact.find(([, headings]) => headings.has(text))?.[0];
  if (role) return role;
  if (holdsAny(text, TARIFF)) return 'tariff';
  return holdsAny(text, NOTE) ? 'note' : null;
}

/**
 * Returns the header row and the columns; null unless there is a column for a name and a column for
 * a phone.
 */
export function headOf(
  rows: readonly (readonly string[])[],
): { at: number; columns: Columns } | null {
  for (const [at, cells] of rows.slice(0, LOOKED_AT).entries()) {
    const columns = columnsOf(cells);
    const hasName =
      columns.full.length + columns.name.length + columns.first.length + columns.family.length > 0;
    if (hasName && columns.phone.length > 0) return { at, columns };
  }
  return null;
}

function columnsOf(head: readonly string[]): Columns {
  const roles = head.map(roleOf);
  const of = (role: ColumnRole) => roles.flatMap((one, at) => (one === role ? [at] : []));
  return {
    full: of('full'),
    name: of('name'),
    first: of('first'),
    middle: of('middle'),
    family: of('family'),
    other: of('other'),
    phone: of('phone'),
    note: of('note'),
    tariff: of('tariff'),
  };
}

/**
 * Returns the words of a heading in folded form (lower case, without accents). Signs, as in `Nom
 * :`, `N° de tél.` or `phone_number`, and small words are removed.
 */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(SMALL_WORDS, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

function texts(all: string): ReadonlySet<string> {
  return new Set(all.split('|').map(plain));
}

/**
 * Parses a list of words or phrases separated by `|`, with which headings are compared. A heading
 * that contains one of them matches.
 */
function parseWords(all: string): readonly string[] {
  return all.split('|').map((word) => ` ${plain(word)} `);
}

const holdsAny = (text: string, all: readonly string[]) =>
  all.some((word) => ` ${text} `.includes(word));
