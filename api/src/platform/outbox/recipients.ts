import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale } from '@five/shared/locales/locale';

/** Who a message goes to: where, by which name, in which language. */
export interface Addressee {
  address: string;
  name: string;
  locale: Locale;
  /** What of `NOTICE_MUTES` the addressee does not want. */
  muted: readonly string[];
}

/** Answers the addressee behind a user's reference, or null when there is nobody left to write to. */
export type RecipientResolver = (reference: string) => Promise<Addressee | null>;

const MAILTO = 'mailto:';

/** Turns the recipient of an outbox row into an address, at sending: an address or a language that changed meanwhile is the new one. */
@Injectable()
export class Recipients {
  private resolver: RecipientResolver = () => Promise.resolve(null);

  /** The users' domain says who `U-…` is. */
  register(resolver: RecipientResolver): void {
    this.resolver = resolver;
  }

  /** `locale` stands where the recipient is a bare address, which has no language of its own. */
  async find(recipient: string, locale: Locale | null): Promise<Addressee | null> {
    if (!recipient.startsWith(MAILTO)) return this.resolver(recipient);
    return { address: recipient.slice(MAILTO.length), name: '', locale: locale ?? DEFAULT_LOCALE, muted: [] };
  }
}
