import type { Result } from 'lighthouse';

/** What a page must reach: at least so many points, or at most so many milliseconds (or so much shifting). */
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
  // A figure that could not be measured is none that was reached.
  const figure = (audit: string) => audits[audit]?.numericValue ?? Infinity;
  return {
    'performance': points('performance'),
    'accessibility': points('accessibility'),
    'best-practices': points('best-practices'),
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    'CLS': Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    'TBT ms': Math.round(figure('total-blocking-time')),
  };
}

/** Of each figure the one in the middle: a single run says more of the machine than of the page. */
export function medianOf(runs: Figures[]): Figures {
  const middle = (name: Name) => runs.map((run) => run[name]).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? NaN;
  return Object.fromEntries(FIGURES.map(({ name }) => [name, middle(name)])) as Figures; // Each name of the table, once.
}

export function missed(figures: Figures): Name[] {
  return FIGURES.filter(({ name, limit, more }) => (more ? figures[name] < limit : figures[name] > limit)).map(({ name }) => name);
}
