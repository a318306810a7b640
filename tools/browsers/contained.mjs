/**
 * What the site's styles ask with `:has()`: the element, what it has, and the word that stands for it in the element's `data-has`
 * where a browser does not know the selector. `shims.mjs` writes the words, `hasRule` adds the rules that read them.
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
  ['.page-top', '+ .about', 'about'],
  ['.buy-pack', ':checked', 'checked'],
  ['.buy-pack', ':focus-visible', 'focus'],
];

const words = new Map(having.map(([, inner, word]) => [inner, word]));

/** The back-office, whose class names are made up, and libraries use it for niceties alone. */
const niceties = /\.module\.css$|[\\/]node_modules[\\/]/;

/** Adds the same rule for browsers without `:has()`. */
export function hasRule(rule) {
  if (!rule.selector.includes(':has(') || niceties.test(rule.source?.input.file ?? '')) return;
  const selectors = rule.selectors.map((selector) =>
    selector.replace(
      /:has\(((?:[^()]|\([^()]*\))*)\)/g,
      (_whole, inner) => `[data-has~='${wordOf(inner, rule)}']`,
    ),
  );
  rule.cloneAfter({ selectors });
}

function wordOf(inner, rule) {
  const word = words.get(inner);
  if (word === undefined)
    throw rule.error(`\`:has(${inner})\` is not in tools/browsers/contained.mjs.`);
  return word;
}

/** A board of three columns beside the frame's own edge: how much wider than its container the window is. */
const windowsWidth = 3.4;

/** Where a browser knows no container query, the width of the window stands for that of the container. */
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
