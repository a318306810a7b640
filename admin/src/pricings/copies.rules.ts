/** A record that can be copied. */
interface Copyable {
  id: string;
  reference: string;
  archived: boolean;
  type?: string;
  contributionCents?: number | null;
}

/**
 * Initial values of a copy: all fields except the identity and a session's academy share, which
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
