/** A record that can be copied. */
interface Copyable {
  id: string;
  reference: string;
  archived: boolean;
  type?: string;
  contributionCents?: number | null;
}

/**
 * Initial values of a copy: everything except identity, and except a session's academy share, which
 * depends on the price.
 */
export function copyOf({
  id: _,
  reference: __,
  archived: ___,
  contributionCents,
  ...copied
}: Copyable): object {
  return contributionCents === undefined || copied.type === 'session'
    ? copied
    : { ...copied, contributionCents };
}
