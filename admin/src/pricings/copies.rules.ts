/** What can be made anew like one that is there. */
interface Copyable {
  id: string;
  reference: string;
  archived: boolean;
  type?: string;
  contributionCents?: number | null;
}

/** What a new one begins with: everything but who it was; a session's share is a part of its own price, whatever that will be. */
export function copyOf({ id: _, reference: __, archived: ___, contributionCents, ...copied }: Copyable): object {
  return contributionCents === undefined || copied.type === 'session' ? copied : { ...copied, contributionCents };
}
