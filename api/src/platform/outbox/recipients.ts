import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale } from '@five/shared/locales/locale';

/** Address, name and language of a recipient. */
export interface Addressee {
  address: string;
  name: string;
  locale: Locale;
  /** Kinds of notifications (see `NOTICE_MUTES`) that the recipient has muted. */
  muted: readonly string[];
}

/**
 * Resolves users' references to recipients. A user that is missing in the result gets no messages.
 */
export type RecipientResolver = (references: string[]) => Promise<Map<string, Addressee>>;

const MAILTO = 'mailto:';

/**
 * Resolves the recipient of an outbox row at the time of sending, so that a changed address or
 * language applies.
 */
@Injectable()
export class Recipients {
  private resolver: RecipientResolver = () => Promise.resolve(new Map());
  private requested = new Set<string>();
  private reading: Promise<Map<string, Addressee>> | null = null;

  /** Registers the resolver of users' references, which the users domain provides. */
  register(resolver: RecipientResolver): void {
    this.resolver = resolver;
  }

  /**
   * Resolves a recipient. `locale` applies only to a `mailto:` address, which has no stored
   * language.
   */
  async find(recipient: string, locale: Locale | null): Promise<Addressee | null> {
    if (!recipient.startsWith(MAILTO)) return this.user(recipient);
    return {
      address: recipient.slice(MAILTO.length),
      name: '',
      locale: locale ?? DEFAULT_LOCALE,
      muted: [],
    };
  }

  /**
   * Finds a user by reference. Lookups that start in the same event loop turn share one query,
   * because mails are sent in batches.
   */
  private async user(reference: string): Promise<Addressee | null> {
    this.requested.add(reference);
    this.reading ??= Promise.resolve().then(() => this.readRequested());
    return (await this.reading).get(reference) ?? null;
  }

  private readRequested(): Promise<Map<string, Addressee>> {
    const references = [...this.requested];
    this.requested = new Set();
    this.reading = null;
    return this.resolver(references);
  }
}
