import { Inject, Injectable } from '@nestjs/common';
import { type Locale, localizePath } from '@five/shared/locales/locale';
import {
  MAIL_KINDS,
  type NoticeKind,
  stoppableKindOf,
} from '@five/shared/notifications/notifications.codes';
import { isReference } from '@five/shared/references/reference';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { Signatures } from '../config/signatures.ts';

/** Addresses in a mail with which its recipient stops mails of its kind. */
export interface StopLink {
  /** Page on which the recipient chooses; opening it changes nothing. */
  page: string;
  /** Address of RFC 8058, to which a mail program sends a `POST`. */
  oneClick: string;
}

/** What a token contains. Its signature is checked once the address of the account is known. */
interface StopToken {
  /** Reference of the account. */
  user: string;
  kind: NoticeKind;
  signature: string;
}

const PURPOSE = 'mail choices';

/**
 * Links that stop mails without a sign-in. A token is bound to the account, to its address and to a
 * kind of mails. After a change of the address, links in mails to the former address are void.
 */
@Injectable()
export class StopLinks {
  constructor(
    private readonly signatures: Signatures,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Returns the links of a mail; null for a mail that is always sent, and for a recipient without
   * an account.
   */
  of(
    recipient: string,
    template: string,
    { address, locale }: { address: string; locale: Locale },
  ): StopLink | null {
    const kind = stoppableKindOf(template);
    if (kind === null || !isReference('U', recipient)) return null;
    const token = this.tokenOf(recipient, address, kind);
    return {
      page: this.pageOf(token, locale),
      oneClick: this.urlOf(`/api/mail_choices/${token}/stop`),
    };
  }

  tokenOf(user: string, address: string, kind: NoticeKind): string {
    return `${user}.${kind}.${this.signatures.of(PURPOSE, textOf(user, kind, address))}`;
  }

  pageOf(token: string, locale: Locale): string {
    return this.urlOf(`${localizePath('/mails', locale)}?token=${encodeURIComponent(token)}`);
  }

  /** Returns the parts of a token; null if it is malformed. */
  read(token: string): StopToken | null {
    const [user, name, signature, ...rest] = token.split('.');
    const kind = MAIL_KINDS.find((one) => one === name);
    return kind !== undefined && signature && rest.length === 0 && isReference('U', user)
      ? { user, kind, signature }
      : null;
  }

  isValid({ user, kind, signature }: StopToken, address: string): boolean {
    return this.signatures.isValid(PURPOSE, textOf(user, kind, address), signature);
  }

  private urlOf(path: string): string {
    return new URL(path, this.settings.publicOrigin).href;
  }
}

const textOf = (user: string, kind: NoticeKind, address: string) =>
  [user, kind, address.toLowerCase()].join('\n');
