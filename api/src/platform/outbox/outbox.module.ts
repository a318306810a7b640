import { Global, Module } from '@nestjs/common';
import { DevMailsController } from '../mail/dev-mails.controller.ts';
import { DevMails } from '../mail/dev-mails.ts';
import { MailBrand } from '../mail/mail-brand.ts';
import { MailLinks } from '../mail/mail-links.ts';
import { MailRenderer } from '../mail/mail-renderer.ts';
import { MailSentences } from '../mail/mail-sentences.ts';
import { MailTransport } from '../mail/mail-transport.ts';
import { NoticesController } from '../notices/notices.controller.ts';
import { NoticesQueries } from '../notices/notices.queries.ts';
import { Notices } from '../notices/notices.ts';
import { Unread } from '../notices/unread.ts';
import { Delivery } from './delivery.ts';
import { Dispatcher } from './dispatcher.ts';
import { FailedMailsController } from './failed-mails.controller.ts';
import { FailedMailsQueries } from './failed-mails.queries.ts';
import { FailedMails } from './failed-mails.service.ts';
import { OutboxNudge } from './outbox-nudge.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { Outbox } from './outbox.ts';
import { Recipients } from './recipients.ts';

const OFFERED = [MailBrand, MailLinks, MailSentences, Outbox, OutboxQueue, Recipients, Unread];

/**
 * Transactional outbox: messages are stored with their cause and sent separately, as mails and
 * notifications.
 */
@Global()
@Module({
  controllers: [DevMailsController, FailedMailsController, NoticesController],
  providers: [
    ...OFFERED,
    Delivery,
    DevMails,
    Dispatcher,
    FailedMails,
    FailedMailsQueries,
    MailRenderer,
    MailTransport,
    Notices,
    NoticesQueries,
    OutboxNudge,
  ],
  exports: OFFERED,
})
export class OutboxModule {}
