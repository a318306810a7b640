/**
 * Whether a navigation leaves the page: filters and tabs of the same page keep the input, and
 * signing out does not ask.
 */
export function isLeaving(from: { pathname: string }, to: { pathname: string }): boolean {
  return to.pathname !== from.pathname && to.pathname !== '/login';
}
