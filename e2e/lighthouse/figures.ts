import type { Result } from 'lighthouse';

/**
 * Thresholds of the figures that Lighthouse measures for a page. If `more` is true, `limit` is the
 * lowest accepted score. Otherwise it is the highest accepted number of milliseconds, or the
 * highest layout shift score.
 */
export const FIGURES = [
  { name: 'performance', limit: 95, more: true },
  { name: 'accessibility', limit: 100, more: true },
  { name: 'best-practices', limit: 100, more: true },
  { name: 'LCP ms', limit: 2000, more: false },
  { name: 'CLS', limit: 0.02, more: false },
  { name: 'TBT ms', limit: 100, more: false },
] as const;

type Name = (typeof FIGURES)[number]['name'];

export type Figures = Record<Name, number>;

export function read({ categories, audits }: Result): Figures {
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  // A figure that Lighthouse did not measure counts as failed.
  const figure = (audit: string) => audits[audit]?.numericValue ?? Infinity;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    CLS: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    'TBT ms': Math.round(figure('total-blocking-time')),
  };
}

/** Returns the median of each figure, because a single run depends on the load of the machine. */
export function medianOf(runs: Figures[]): Figures {
  const middle = (name: Name) =>
    runs.map((run) => run[name]).toSorted((one, other) => one - other)[
      Math.floor(runs.length / 2)
    ] ?? NaN;
  // The cast is safe: the object has an entry for each name in `FIGURES`.
  return Object.fromEntries(FIGURES.map(({ name }) => [name, middle(name)])) as Figures;
}

export function missed(figures: Figures): Name[] {
  return FIGURES.filter(({ name, limit, more }) =>
    more ? figures[name] < limit : figures[name] > limit,
  ).map(({ name }) => name);
}

/**
 * Returns the causes of missed thresholds. For a score, these are the failed audits, each with its
 * first page element; for LCP, the cause is the element of the largest paint.
 */
export function causes(short: Name[], { categories, audits }: Result): string[] {
  return short.flatMap((name) => {
    if (name === 'LCP ms') return [`${name}: ${placeIn(audits['lcp-breakdown-insight']?.details)}`];
    const failed = (categories[name]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    );
    return failed.map(
      ({ id }) =>
        `${name}: ${id} ${audits[id]?.displayValue ?? ''} ${placeIn(audits[id]?.details)}`,
    );
  });
}

/** Returns the first page element that the details of an audit name, at any depth. */
function placeIn(details: unknown): string {
  if (typeof details !== 'object' || details === null) return '';
  if ('selector' in details && typeof details.selector === 'string') return details.selector;
  for (const part of Object.values(details)) {
    const place = placeIn(part);
    if (place !== '') return place;
  }
  return '';
}
