import path from 'node:path';
import { LOCALES } from '@five/shared/locales/locale';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { normalizePath } from 'vite';
import routes from './src/app/routes.ts';

interface ModuleInfo {
  importedIds: readonly string[];
  importers: readonly string[];
  code: string | null;
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const DOMAINS = normalizePath(path.resolve(import.meta.dirname, '..'));
const APP = `${DOMAINS}/web/src/app`;
/**
 * Source files of the home page, on which most visits begin. Other pages need most of the same
 * code.
 */
const FIRST_VISIT = ['entry.client.tsx', 'root.tsx', 'layout/site-layout.tsx', 'home/home.tsx'].map(
  (file) => `${APP}/${file}`,
);

/** What the texts of every language import. */
const TEXT_HELPERS = /[\\/]locales[\\/]labels\.ts$|dynamic[-_]import[-_]helper/;
/** Public pages that show bookings with the same modules as the pages of an account. */
const LIKE_ACCOUNT = /(?:offer|open-match|open-reserve)\.tsx$/;
/** Files of request classes, which a page loads when it validates a form. */
const REQUEST = /\.requests\.ts$/;
/** Modules of several kinds of pages. The rules below would give each a file of its own. */
const ALWAYS_COMMON = new RegExp(
  '[\\\\/](?:offline-(?:pages|notice)|kept-(?:answers|time)|register-worker|served-again)\\.tsx?$',
);
/** Modules of the match page that pages of the account load late, to keep matches offline. */
const MATCH_DATA = /[\\/](?:matches\.queries|match-version\.rules)\.ts$/;
/** Modules that public pages need are shared by all if this many account or public pages do. */
const COMMON_FROM = 3;
/**
 * Number of characters below which a module is shared by all if two public pages need it, those of
 * players not counted: a request costs more than its code.
 */
const SMALL = 1600;
/**
 * Texts of pages that are loaded together, as one file per group and language. Each text is in one
 * group only, so that no page loads it twice.
 */
const TEXT_GROUPS = {
  account: [
    'account',
    'bookings',
    'drafts',
    'notifications',
    'open-matches',
    'packs',
    'series',
    'tickets',
    'waiting',
  ],
  people: ['auth', 'community', 'players', 'violations'],
};

/**
 * Groups of modules, each of which becomes one chunk (an output file). There are few chunks,
 * because each costs a request, its headers and a separate compression. The libraries, which rarely
 * change, are split into two chunks of about the same size, because the browser parses a file in
 * one task. The other groups contain the code of the home page, form components, and validation.
 * All code outside the groups is in the chunk of the page that uses it.
 */
export const chunkGroups = [
  { name: 'react', test: librariesOf('react', 'react-dom', 'scheduler'), priority: 8 },
  {
    name: 'libraries',
    test: anyOf(librariesOf('react-router', 'i18next', 'react-i18next', '@tanstack'), TEXT_HELPERS),
    priority: 7,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isOfFirstVisit(id, graph) ? 'site' : null),
    debugName: 'site',
    priority: 5,
  },
  {
    name: 'forms',
    test: anyOf(
      /[\\/]react-hook-form[\\/]/,
      /[\\/]platform[\\/]form[\\/]/,
      /[\\/](?:form|form-head|form-area|field|\w+-field)\.(?:tsx?|css)$/,
    ),
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'checks',
    test: anyOf(
      /[\\/]class-(?:validator|transformer)[\\/]/,
      /[\\/]shared[\\/]src[\\/]platform[\\/](?:checks|nested|check-request)[.\\/]/,
      /[\\/]shared[\\/]src[\\/]auth[\\/]checks[\\/]/,
      /[\\/]helpers[\\/](?:esm[\\/])?decorate(?:Metadata)?\.js$/,
    ),
    priority: 3,
  },
  ...Object.entries(TEXT_GROUPS).flatMap(([name, texts]) =>
    LOCALES.map((locale) => ({
      name: `${name}-texts-${locale}`,
      test: new RegExp(
        `[\\\\/]locales[\\\\/]${locale}[\\\\/](?:pages[\\\\/])?(?:${texts.join('|')})\\.json$`,
      ),
      priority: 3,
    })),
  ),
  ...['common', 'community', 'account'].map((name, index) => ({
    name: (id: string, graph: ModuleGraph) => (pageGroupOf(id, graph) === name ? name : null),
    debugName: name,
    // A group takes what its modules import along, so the imported group comes first.
    priority: 2 - index,
  })),
];

function librariesOf(...names: string[]): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);
}

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

const found = new WeakMap<ModuleGraph, Set<string>>();

function isOfFirstVisit(id: string, graph: ModuleGraph): boolean {
  const all = found.get(graph) ?? sourcesOf(FIRST_VISIT, graph);
  found.set(graph, all);
  return all.has(id);
}

interface PageSources {
  account: Set<string>[];
  community: Set<string>[];
  others: Set<string>[];
}

const pageSources = new WeakMap<ModuleGraph, PageSources>();

/**
 * Returns the group of a module that several pages share: 'account' for a module of account pages
 * alone, 'common' for one that public pages need too, 'community' for one of players' pages. A
 * module of a single such page would get a file of its own if the page's requests need it too, so
 * it belongs to 'community'. What a module imports belongs to at least the same pages, so no group
 * imports one that imports it.
 */
function pageGroupOf(id: string, graph: ModuleGraph): string | null {
  if (ALWAYS_COMMON.test(id)) return 'common';
  if (MATCH_DATA.test(id)) return 'community';
  const sources = pageSources.get(graph) ?? readPages(graph);
  pageSources.set(graph, sources);
  const count = (pages: Set<string>[]) => pages.filter((modules) => modules.has(id)).length;
  const [ofAccount, ofCommunity, ofOthers] = [
    count(sources.account),
    count(sources.community),
    count(sources.others),
  ];
  const ofPublic = ofCommunity + ofOthers;
  const isShared = ofPublic > 0 && Math.max(ofAccount, ofPublic) >= COMMON_FROM;
  if (isShared || (ofOthers >= 2 && isSmall(id, graph))) return 'common';
  if (ofPublic === 0 && ofAccount >= 2) return 'account';
  const isOfPlayers = ofCommunity + ofAccount >= 2 || (ofCommunity === 1 && isInRequest(id, graph));
  return ofOthers === 0 && isOfPlayers ? 'community' : null;
}

/** Whether a request class, which a page loads late, imports the module too. */
function isInRequest(id: string, graph: ModuleGraph): boolean {
  return graph.getModuleInfo(id)?.importers.some((file) => REQUEST.test(file)) ?? false;
}

function isSmall(id: string, graph: ModuleGraph): boolean {
  const code = graph.getModuleInfo(id)?.code;
  return code !== null && code !== undefined && code.length < SMALL;
}

function readPages(graph: ModuleGraph): PageSources {
  const pages = pagesOf(routes, false);
  const sources = (belongs: (page: SitePage) => boolean) =>
    // Each page is a route in every language.
    [...new Set(pages.filter(belongs).map(({ file }) => file))].map((file) =>
      sourcesOf([file], graph, isBundled),
    );
  const isCommunity = ({ file }: SitePage) => file.includes('/community/');
  return {
    account: sources(({ ofAccount }) => ofAccount),
    community: sources((page) => !page.ofAccount && isCommunity(page)),
    others: sources((page) => !page.ofAccount && !isCommunity(page)),
  };
}

interface SitePage {
  file: string;
  ofAccount: boolean;
}

/** Returns the files of all routes; those under the guard belong to an account. */
function pagesOf(entries: RouteConfigEntry[], guarded: boolean): SitePage[] {
  return entries.flatMap(({ file, children = [] }) => {
    const ofAccount = guarded || file.endsWith('/guard.tsx');
    const page = {
      file: normalizePath(path.resolve(APP, file)),
      ofAccount: ofAccount || LIKE_ACCOUNT.test(file),
    };
    return [page, ...pagesOf(children, ofAccount)];
  });
}

/**
 * Returns `files` and all modules that they import, directly or through other modules, if
 * `belongs`.
 */
function sourcesOf(files: string[], graph: ModuleGraph, belongs = isOurs): Set<string> {
  const all = new Set(files);
  for (const id of all)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (belongs(next)) all.add(next);
  return all;
}

function isOurs(id: string): boolean {
  return id.startsWith(`${DOMAINS}/`) && !id.includes('/node_modules/');
}

/** Our modules and icons; other libraries have groups of their own. */
function isBundled(id: string): boolean {
  return isOurs(id) || id.includes('/@tabler/');
}
