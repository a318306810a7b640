/**
 * Whether a navigation leaves the page. Filters and tabs of the same page keep the input, and
 * signing out requires no confirmation.
 */
export function isLeaving(from: { pathname: string }, to: { pathname: string }): boolean {
  return to.pathname !== from.pathname && to.pathname !== '/login';
}
