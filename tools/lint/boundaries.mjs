/**
 * Rules for imports. File names are relative to the root of the repository
 * ('api/src/slots/slots.service.ts'). Every import that the rules do not restrict is allowed.
 */

/**
 * Domains of the API in the order of dependencies: a domain may only import domains that are later
 * in this list.
 */
const order = [
  'desk',
  'community',
  'bookings',
  'subscriptions',
  'payments',
  'pricings',
  'slots',
  'users',
  'settings',
];
const after = (domain) => order.slice(order.indexOf(domain) + 1);

const apiDomains = {
  ...Object.fromEntries(order.map((domain) => [domain, after(domain)])),
  auth: ['users', 'settings'],
  drafts: ['bookings', 'pricings', 'slots', 'auth', 'users', 'settings'],
  'venue/academy': ['slots', 'settings'],
  'venue/contact': ['settings'],
  'venue/photos': ['slots', 'venue'],
  'venue/tournaments': ['slots', 'settings'],
  venue: [],
  setup: ['pricings', 'slots', 'users', 'settings', 'venue'],
  backoffice: [...order, 'auth', 'drafts', 'venue'],
};

/**
 * Parts of the API above the domains, which may import any domain: composition, seed data and
 * commands.
 */
const apiTop = ['app', 'seed', 'commands'];

/**
 * Files that only the domain itself may import: entities, controllers, gateways, tasks and mails.
 */
const domainPrivate = /(\.(entity|controller|gateway|tasks|mails)|booking-messages)\.ts$/;
/**
 * Files that `backoffice` may import from other domains. `backoffice` only reads data; the venue's
 * settings are included, because they are cached.
 */
const shownToReaders = /\.(queries|module)\.ts$|\/venue-settings\.ts$/;

/**
 * Folders of `shared/src` in the order of dependencies: a folder may only import folders that are
 * later in this list, types included. From `platform` on, no folder knows a domain.
 */
export const sharedOrder = [
  'contract',
  'desk',
  'reports',
  'audit',
  'realtime',
  'drafts',
  'waiting',
  'bookings',
  'subscriptions',
  'academy',
  'tournaments',
  'community',
  'customers',
  'payments',
  'pricings',
  'venue',
  'slots',
  'calendars',
  'channels',
  'auth',
  'notifications',
  'files',
  'platform',
  'csv',
  'money',
  'time',
  'locales',
  'errors',
  'references',
  'search',
];

const sharedLibraries = new Set(['class-validator', 'class-transformer', 'libphonenumber-js']);
/**
 * Libraries that specs of `shared` may import. `shared` must run in a browser without a framework;
 * its specs may also use test libraries.
 */
const sharedSpecLibraries = new Set([
  ...sharedLibraries,
  'reflect-metadata',
  'fast-check',
  'node:fs',
  'node:path',
  'node:url',
]);

/**
 * Front-end packages, whose domains also have an order (`frontEndOrder`). A domain may import
 * queries of any other domain and components of a domain later in that order, but no pages of other
 * domains.
 */
const frontEnds = ['web', 'admin'];
const frontEndOrder = [
  'desk',
  'account',
  'community',
  'bookings',
  'subscriptions',
  'payments',
  'pricings',
  'slots',
  'customers',
  'users',
  'channels',
  'settings',
  'venue',
];
/**
 * The package that web and admin share: their client of the API. Its folder `browser` knows nothing
 * of the product, so the components in `ui` may use it.
 */
const client = 'client';
const openToFrontEnd = new Set(['platform', 'ui', 'locales']);
const pages = /\/pages\/|-(list|edit|create|show)\.tsx$|\/(index|routes)\.tsx?$/;

/**
 * Files with the schemas of answers. A front end needs their types only; their code would make its
 * pages larger.
 */
const contracts = /^shared\/.*(\.(contract|calls)|\/contract\/calls)\.ts$/;

/**
 * Returns the reason for which the file `from` may not import the file `to`; undefined if the
 * import is allowed. `typeOnly`: the import exists for the compiler only.
 */
export function refuseFile(from, to, typeOnly = false) {
  const [a, b] = [locationOf(from), locationOf(to)];
  if (!a || !b) return undefined;
  if (inBrowser(a) && contracts.test(to) && !typeOnly && !isSpec(from))
    return 'a front end imports the types of the contract only (`import type`)';
  if (a.workspace !== b.workspace) return refuseWorkspace(a, b);
  if (a.workspace === 'api') return refuseInApi(a, b, to);
  if (a.workspace === 'shared') return isSpec(from) ? undefined : refuseInShared(a, b);
  if (frontEnds.includes(a.workspace)) return refuseInFrontEnd(a, b, to);
  return isProductFree(a) && !isProductFree(b)
    ? `${a.workspace}/${a.domain} could ship in another product: it imports nothing of this one`
    : undefined;
}

/**
 * Statements that may name a table against the order of domains: the reason for each
 * `file: table`.
 */
export const tableExceptions = {};

/**
 * Returns the reason for which SQL in the file `from` may not name a table of the domain `owner`;
 * undefined if it may. The order of domains is the one of imports.
 */
export function refuseTable(from, owner) {
  return refuseDomain(domainOf(from), owner);
}

/** Returns the domain of a file of the API. */
export function domainOf(file) {
  return locationOf(file)?.domain;
}

/**
 * Returns the reason for which the file `from` may not import the package `name`; undefined if the
 * import is allowed.
 */
export function refusePackage(from, name) {
  const place = locationOf(from);
  if (
    place?.workspace === 'shared' &&
    !(isSpec(from) ? sharedSpecLibraries : sharedLibraries).has(name)
  )
    return `shared is pure: "${name}" is none of its libraries`;
  if (place && inBrowser(place) && name.startsWith('node:') && !from.includes('.config.'))
    return `${place.workspace} runs in a browser: "${name}" is not there`;
  return undefined;
}

function refuseWorkspace(a, b) {
  if (b.workspace !== 'shared' && !(b.workspace === client && frontEnds.includes(a.workspace)))
    return `${a.workspace} may not import ${b.workspace}: what both must agree on lives in shared`;
  if (!isProductFree(a) || (b.workspace === client && isProductFree(b))) return undefined;
  return `${a.workspace}/${a.domain} could ship in another product: it imports nothing of this one`;
}

/** Whether the code of a package runs in a browser. */
function inBrowser({ workspace }) {
  return workspace === client || frontEnds.includes(workspace);
}

/** Whether a folder may know nothing of the product. */
function isProductFree({ workspace, domain }) {
  return domain === 'ui' || (workspace === client && domain === 'browser');
}

/** Returns the reason for which the domain `a` may not know the domain `b`. */
function refuseDomain(a, b) {
  if (a === b || apiTop.includes(a) || b === 'platform') return undefined;
  if (apiTop.includes(b)) return `${b} is above the domains`;
  if (a === 'platform') return `platform knows no domain, and "${b}" is one`;
  if (apiDomains[a]?.includes(parentDomainOf(b))) return undefined;
  return (
    `${a} may not know ${b}: the order is ${order.join(' → ')}; auth → users; drafts → ` +
    `bookings, auth; academy, tournaments → slots, settings; backoffice reads all`
  );
}

function refuseInApi(a, b, to) {
  if (a.domain === b.domain || apiTop.includes(a.domain) || b.domain === 'platform')
    return undefined;
  const reason = refuseDomain(a.domain, b.domain);
  if (reason) return reason;
  if (domainPrivate.test(to))
    return `entities, controllers, gateways, tasks and mails are private to their domain`;
  if (a.domain === 'backoffice' && !shownToReaders.test(to))
    return 'backoffice reads: of another domain only its queries may be imported';
  return undefined;
}

function refuseInShared(a, b) {
  if (a.domain === b.domain || isLater(sharedOrder, a.domain, b.domain)) return undefined;
  const order = sharedOrder.join(' → ');
  return `shared/src/${a.domain} may not import ${b.domain}: the order is ${order}`;
}

function refuseInFrontEnd(a, b, to) {
  if (a.domain === b.domain || a.domain === 'app') return undefined;
  if (a.domain === 'ui')
    return `${a.workspace}/ui could ship in another product: it imports nothing of this one`;
  if (b.domain === 'app') return `app puts the domains together: they do not know it`;
  if (openToFrontEnd.has(b.domain)) return undefined;
  if (a.domain === 'platform') return `platform knows no domain, and "${b.domain}" is one`;
  if (/\.queries\.ts$/.test(to)) return undefined;
  if (pages.test(to)) return `another domain's pages are its own`;
  return isLater(frontEndOrder, a.domain, b.domain)
    ? undefined
    : `of ${b.domain}, ${a.domain} may import the queries only: pieces of the screen ` +
        `come from the right in ${frontEndOrder.join(' → ')}`;
}

function isLater(order, from, to) {
  return order.includes(from) && order.indexOf(to) > order.indexOf(from);
}

/** Returns the package and domain of a file; files directly in `src` belong to the domain `app`. */
function locationOf(file) {
  const [, workspace, rest] =
    /^(?:shared\/(?=client\/))?(shared|client|api|web|admin)\/src\/(.+)$/.exec(file) ?? [];
  if (!workspace) return undefined;
  const folders = rest.split('/').slice(0, -1);
  const within = folders.slice(0, 2).join('/');
  return {
    workspace,
    domain: within in apiDomains && workspace === 'api' ? within : (folders[0] ?? 'app'),
  };
}

/**
 * Returns the domain that contains a sub-domain: permission to import `venue` includes its
 * sub-domains.
 */
function parentDomainOf(domain) {
  return domain.split('/')[0];
}

function isSpec(file) {
  return file.includes('.spec.');
}
