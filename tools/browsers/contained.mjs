/**
 * Uses of `:has()` in the site's styles. Each row has the selector of the element, the argument of
 * `:has()`, and a word. In browsers without `:has()`, `shims/has.mjs` writes the word into the
 * attribute `data-has` of each element that matches. `hasRule` adds the rules that use this
 * attribute.
 */
export const having = [
  ['.player', '.person-menu', 'menu'],
  ['.chat-row-last', 'bdi', 'text'],
  ['.messagings', '.panes', 'panes'],
  ['.bar', '.bell', 'bell'],
  ['.bar', '[data-named]', 'name'],
  ['.guard-notice', '> *', 'notice'],
  ['.public-lines > *', 'a', 'link'],
  ['body', 'main', 'main'],
  ['body', 'page-beginning', 'beginning'],
  ['body', '.match-link', 'match'],
  ['.page-top', '+ .about', 'about'],
  ['.buy-pack', ':checked', 'checked'],
  ['.buy-pack', ':focus-visible', 'focus'],
];

const tokens = new Map(having.map(([, inner, word]) => [inner, word]));

/**
 * Files for which `hasRule` adds no rules: CSS modules of the back-office, because their class
 * names are generated, and libraries. Libraries use `:has()` only for refinements.
 */
const optionalRules = /\.module\.css$|[\\/]node_modules[\\/]/;

/**
 * Adds an equivalent rule with `data-has` after a rule with `:has()`, for browsers without
 * `:has()`.
 */
export function hasRule(rule) {
  if (!rule.selector.includes(':has(') || optionalRules.test(rule.source?.input.file ?? '')) return;
  const selectors = rule.selectors.map((selector) =>
    selector.replace(
      /:has\(((?:[^()]|\([^()]*\))*)\)/g,
      (_whole, inner) => `[data-has~='${tokenOf(inner, rule)}']`,
    ),
  );
  rule.cloneAfter({ selectors });
}

function tokenOf(inner, rule) {
  const token = tokens.get(inner);
  if (token === undefined)
    throw rule.error(`\`:has(${inner})\` is not in tools/browsers/contained.mjs.`);
  return token;
}

/**
 * Assumed ratio of the window's width to the width of a container. It fits the day board of the
 * reception, whose three columns are the containers; the rest of the window is the frame of the
 * back-office.
 */
const windowsWidth = 3.4;

/**
 * Adds a media query that is equivalent to a container query, for browsers without container
 * queries. The media query tests the width of the window.
 */
export function containerRule(rule) {
  const [, least, most] = /^(?:\((\d+)px <= )?\(?inline-size < (\d+)px\)$/.exec(rule.params) ?? [];
  if (most === undefined) return;
  const bounds = [
    least && `(min-width: ${Math.round(least * windowsWidth)}px)`,
    `(max-width: ${Math.round(most * windowsWidth) - 0.02}px)`,
  ];
  const media = rule.clone({ name: 'media', params: bounds.filter(Boolean).join(' and ') });
  const supports = rule.clone({
    name: 'supports',
    params: 'not (container-type: inline-size)',
    nodes: [media],
  });
  rule.after(supports);
}
