import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { oneLine, unlinked } from '../i18n/format-parameters.ts';
import { MailBrand } from './mail-brand.ts';
import { MailError } from './mail-error.ts';
import { LOGO_PART } from './mail-layout.ts';
import type { RenderedMail } from './mail-renderer.ts';

/** A rendered mail with its recipient, its date and the reference of its outbox row. */
export interface OutgoingMail extends RenderedMail {
  /**
   * Reference of the mail's outbox row. It is the same in every retry, so that a receiver can
   * detect duplicates.
   */
  reference: string;
  to: { name: string; address: string };
  locale: Locale;
  /** Date header of the mail: the time at which the mail became due. */
  date: Date;
}

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};
/**
 * Exactly one mail address. It contains no character that could end a header or add a recipient.
 */
const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}]{1,253}$/u;
const OVERALL_MS = 50_000;
/**
 * Number of mails per batch, and the lease of a batch in seconds. The lease is longer than the time
 * limit of sending (`OVERALL_MS`).
 */
const SMTP = { batch: 5, leaseSeconds: 60 };
const FILES = { batch: 100, leaseSeconds: 20 };

/** Sends mails through `SMTP_URL`, or writes them to files if it is not set. */
@Injectable()
export class MailTransport {
  readonly batch: number;
  readonly leaseSeconds: number;
  private readonly send: (mail: OutgoingMail) => Promise<void>;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly brand: MailBrand,
  ) {
    ({ batch: this.batch, leaseSeconds: this.leaseSeconds } =
      settings.smtpUrl === null ? FILES : SMTP);
    this.send =
      settings.smtpUrl === null
        ? this.toFolder(path.join(settings.dataDir, 'mail'))
        : this.toServer(settings.smtpUrl);
  }

  /**
   * Sends a mail.
   * @throws MailError if the mail server did not accept the mail
   */
  async deliver(mail: OutgoingMail): Promise<void> {
    if (!ADDRESS.test(mail.to.address))
      throw new MailError('refused', 'nothing can be sent to this address');
    await this.send(mail);
  }

  private toServer(url: string): (mail: OutgoingMail) => Promise<void> {
    const server = createTransport({
      url,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return async (mail) => {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new MailError('unreachable', 'the mail server took too long')),
        OVERALL_MS,
      );
      const sending = server
        .sendMail(this.messageOf(mail))
        .catch((error: unknown) => Promise.reject(MailError.of(error)));
      await Promise.race([sending, late.promise]).finally(() => clearTimeout(timer));
    };
  }

  /**
   * Writes one file per mail, atomically; a retry overwrites the file. The files contain codes, so
   * only the system user of the product may read them.
   */
  private toFolder(folder: string): (mail: OutgoingMail) => Promise<void> {
    const writer = createTransport({
      streamTransport: true,
      buffer: true,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return async (mail) => {
      const { message } = await writer.sendMail(this.messageOf(mail));
      const file = path.join(
        folder,
        `${mail.date.toISOString().replace(/[:.]/g, '')}-${mail.reference}.eml`,
      );
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o700);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    };
  }

  private messageOf({
    reference,
    brand,
    to,
    replyTo,
    subject,
    text,
    html,
    stop,
    locale,
    date,
  }: OutgoingMail): SendMailOptions {
    return {
      messageId: `<${reference}@${this.brand.host}>`,
      date,
      from: { name: oneLine(brand.name), address: brand.address },
      to: { name: unlinked(oneLine(to.name)), address: to.address },
      // The reply header is left out if its value is not a single address.
      ...(replyTo &&
        ADDRESS.test(replyTo.address) && {
          replyTo: { name: oneLine(replyTo.name), address: replyTo.address },
        }),
      subject,
      text,
      html,
      // Inside the mail, the logo is shown without a request that reveals when a mail is read.
      ...(brand.logo && {
        attachments: [
          {
            cid: LOGO_PART,
            filename: 'logo.png',
            content: brand.logo.bytes,
            contentDisposition: 'inline',
          },
        ],
      }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': locale,
        ...(stop && {
          'List-Unsubscribe': `<${stop.oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    };
  }
}
