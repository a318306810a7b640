/** Maximum number of characters of a text of each kind. */
export const WORD_LIMITS = { title: 90, text: 500 } as const satisfies Record<WordKind, number>;

export const WORD_KINDS = ['title', 'text'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** A text of the public site that the venue can replace by its own words. */
export interface WordBlock {
  /** Namespace and key of the delivered text in the files of the site: `about:places.title`. */
  block: string;
  /** Path without language of the page that shows the text. */
  page: string;
  kind: WordKind;
  /** Keys of the same words on other pages. */
  also: readonly string[];
}

type Named = readonly [name: string, kind: WordKind, ...also: string[]];

const blocksOf = (page: string, namespace: string, ...named: Named[]): WordBlock[] =>
  named.map(([name, kind, ...also]) => ({ block: `${namespace}:${name}`, page, kind, also }));

/** A title with the text below it. */
const pair = (name: string): Named[] => [
  [`${name}.title`, 'title'],
  [`${name}.text`, 'text'],
];
const pairs = (group: string, ...names: string[]): Named[] =>
  names.flatMap((name) => pair(`${group}.${name}`));

/** The first words of a page, and the description of the page for link previews. */
const OPENING: Named[] = [
  ['title', 'title'],
  ['lead', 'text'],
  ['description', 'text'],
];

/** All texts of the site that the venue can replace, in the order of the pages. */
export const WORD_BLOCKS: readonly WordBlock[] = [
  ...blocksOf(
    '/',
    'home',
    ...pairs('banner', '1', '2'),
    ['share', 'text'],
    ['packs.text', 'text'],
    ...pair('academy'),
    ...pair('tournaments'),
    ['place.title', 'title'],
    ...pairs('place', 'pitches', 'rooms', 'cafe', 'pay'),
    ['partners.title', 'title'],
    ['partners.ask', 'title'],
    ['find.title', 'title'],
    ['find.lead', 'text'],
  ),
  ...blocksOf('/', 'common', ['footer.promise', 'text']),
  ...blocksOf(
    '/about',
    'about',
    ...OPENING,
    ['places.title', 'title'],
    ['places.lead', 'text'],
    ...pairs('places', 'pitches', 'cafe', 'rooms', 'leisure'),
    ['evening.title', 'title'],
    ...pairs('evening', 'before', 'during', 'after'),
    ['rules.title', 'title'],
    ['rules.shoes', 'text'],
    ['rules.food', 'text'],
    ['rules.respect', 'text'],
    ...pair('event'),
    ...pair('community'),
  ),
  ...blocksOf('/pricings', 'pricings', ['title', 'title'], ['lead', 'text']),
  ...blocksOf(
    '/academy',
    'academy',
    ...OPENING,
    ...pairs('values', 'groups', 'coach', 'parents'),
    ['kit.title', 'title'],
    ['kit.lead', 'text'],
    ['kit.shirt', 'title', 'home:academy.shirt'],
    ['kit.shorts', 'title', 'home:academy.shorts'],
    ['kit.socks', 'title', 'home:academy.socks'],
    ['kit.cap', 'title', 'home:academy.cap'],
    ...pairs('questions', 'first', 'bring', 'pay', 'ill'),
  ),
  ...blocksOf(
    '/sponsors',
    'sponsors',
    ...OPENING,
    ['offer.title', 'title'],
    ['offer.lead', 'text'],
    ...pairs('offer', 'boards', 'shirts', 'tournament', 'screen'),
  ),
  ...blocksOf('/contact', 'contact', ...OPENING),
  ...blocksOf('/maps', 'maps', ...OPENING),
  ...blocksOf('/medias', 'medias', ['title', 'title'], ['lead', 'text']),
  ...blocksOf('/tournament', 'tournaments', ['heading', 'title'], ['lead', 'text']),
  ...blocksOf('/promo', 'promo', ...OPENING),
  ...blocksOf('/players', 'players', ...OPENING),
  ...blocksOf('/discussions', 'discussions', ...OPENING),
  ...blocksOf(
    '/open-matches',
    'open-matches',
    ['title', 'title'],
    ['intro', 'text'],
    ['description', 'text'],
  ),
];

/** Pages with texts that the venue can replace. */
export const WORD_PAGES: readonly string[] = [...new Set(WORD_BLOCKS.map(({ page }) => page))];

const BY_NAME = new Map(WORD_BLOCKS.map((one) => [one.block, one]));

/** Returns the block with this name; undefined if there is none. */
export const wordBlock = (name: string): WordBlock | undefined => BY_NAME.get(name);
