import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale } from '@five/shared/locales/locale';

/** Address, name and language of a recipient. */
export interface Addressee {
  /**
   * Mail address, empty for an account without one; of a customer and of a guest of a match the
   * phone number in E.164 format.
   */
  address: string;
  name: string;
  locale: Locale;
  /** Kinds of notifications (see `NOTICE_MUTES`) that the recipient has muted. */
  muted: readonly string[];
}

/**
 * Resolves references of one kind, such as users, to recipients. One that is missing in the result
 * gets no messages.
 */
export type RecipientResolver = (references: string[]) => Promise<Map<string, Addressee>>;

const MAILTO = 'mailto:';
/** Prefix of a recipient that is a phone number, for a one-time code. */
export const TEL = 'tel:';

/**
 * Resolves the recipient of an outbox row at the time of sending, so that a changed address or
 * language applies.
 */
@Injectable()
export class Recipients {
  private readonly resolvers: { prefixes: readonly string[]; resolve: RecipientResolver }[] = [];
  private requested = new Set<string>();
  private reading: Promise<Map<string, Addressee>> | null = null;

  /** Registers the resolver of the references with these prefixes, which a domain provides. */
  register(prefixes: readonly string[], resolve: RecipientResolver): void {
    this.resolvers.push({ prefixes, resolve });
  }

  /**
   * Resolves a recipient. `locale` applies only to a `mailto:` address and a `tel:` number, which
   * have no stored language.
   */
  async find(recipient: string, locale: Locale | null): Promise<Addressee | null> {
    const prefix = [MAILTO, TEL].find((one) => recipient.startsWith(one));
    if (prefix === undefined) return this.person(recipient);
    return {
      address: recipient.slice(prefix.length),
      name: '',
      locale: locale ?? DEFAULT_LOCALE,
      muted: [],
    };
  }

  /**
   * Finds a person by reference. Lookups that start in the same event loop turn share one query,
   * because mails are sent in batches.
   */
  private async person(reference: string): Promise<Addressee | null> {
    this.requested.add(reference);
    this.reading ??= Promise.resolve().then(() => this.readRequested());
    return (await this.reading).get(reference) ?? null;
  }

  private async readRequested(): Promise<Map<string, Addressee>> {
    const references = [...this.requested];
    this.requested = new Set();
    this.reading = null;
    const found = await Promise.all(
      this.resolvers.map(async ({ prefixes, resolve }) => {
        const own = references.filter((one) => prefixes.includes(one.split('-', 1)[0] ?? ''));
        return own.length === 0 ? [] : [...(await resolve(own))];
      }),
    );
    return new Map(found.flat());
  }
}
