/** A price or add-on, from which a copy can be created. */
interface Copyable {
  id: string;
  reference: string;
  archived: boolean;
  type?: string;
  contributionCents?: number | null;
}

/**
 * Initial values of a copy: all fields except the identity. A session's share for the academy is
 * left out too, because it depends on the price.
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
