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

/** Answers the addressees behind users' references; who is left out is nobody to write to any more. */
export type RecipientResolver = (references: string[]) => Promise<Map<string, Addressee>>;

const MAILTO = 'mailto:';

/** Turns the recipient of an outbox row into an address, at sending: an address or a language that changed meanwhile is the new one. */
@Injectable()
export class Recipients {
  private resolver: RecipientResolver = () => Promise.resolve(new Map());
  private asked = new Set<string>();
  private reading: Promise<Map<string, Addressee>> | null = null;

  /** The users' domain says who `U-…` is. */
  register(resolver: RecipientResolver): void {
    this.resolver = resolver;
  }

  /** `locale` stands where the recipient is a bare address, which has no language of its own. */
  async find(recipient: string, locale: Locale | null): Promise<Addressee | null> {
    if (!recipient.startsWith(MAILTO)) return this.user(recipient);
    return { address: recipient.slice(MAILTO.length), name: '', locale: locale ?? DEFAULT_LOCALE, muted: [] };
  }

  /** All who are asked for in the same moment are read at once: mails go in batches. */
  private async user(reference: string): Promise<Addressee | null> {
    this.asked.add(reference);
    this.reading ??= Promise.resolve().then(() => this.readAsked());
    return (await this.reading).get(reference) ?? null;
  }

  private readAsked(): Promise<Map<string, Addressee>> {
    const references = [...this.asked];
    this.asked = new Set();
    this.reading = null;
    return this.resolver(references);
  }
}
