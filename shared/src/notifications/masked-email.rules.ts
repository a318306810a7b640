/**
 * Returns an email of which only the first character and the domain are readable, such as
 * `a•••@example.com`. The number of characters is not revealed.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}•••${at < 0 ? '' : email.slice(at)}`;
}
