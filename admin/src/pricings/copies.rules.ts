/** A price or add-on, from which a copy can be created. */
interface Copyable {
  id: string;
  reference: string;
  archived: boolean;
  type?: string;
  contributionCents?: number | null;
}

/**
 * Initial values of a copy: all fields except `id`, `reference` and `archived`. For a session
 * price, `contributionCents` is left out too. It is the price per person, which the API computes
 * from the price.
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
