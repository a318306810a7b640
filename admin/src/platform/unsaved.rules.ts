/** Whether one goes to another page of the back-office: filters and tabs of the same page throw nothing away, and who is signed out is not asked. */
export function isLeaving(from: { pathname: string }, to: { pathname: string }): boolean {
  return to.pathname !== from.pathname && to.pathname !== '/login';
}
