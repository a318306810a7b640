import { Global, Module } from '@nestjs/common';
import { DevMailsController } from '../mail/dev-mails.controller.ts';
import { DevMails } from '../mail/dev-mails.ts';
import { MailBrand } from '../mail/mail-brand.ts';
import { MailLinks } from '../mail/mail-links.ts';
import { MailRenderer } from '../mail/mail-renderer.ts';
import { MailSentences } from '../mail/mail-sentences.ts';
import { MailTransport } from '../mail/mail-transport.ts';
import { NotificationsController } from '../notifications/notifications.controller.ts';
import { NotificationsQueries } from '../notifications/notifications.queries.ts';
import { Notifications } from '../notifications/notifications.ts';
import { Unread } from '../notifications/unread.ts';
import { Delivery } from './delivery.ts';
import { Dispatcher } from './dispatcher.ts';
import { FailedMailsController } from './failed-mails.controller.ts';
import { FailedMailsQueries } from './failed-mails.queries.ts';
import { FailedMails } from './failed-mails.service.ts';
import { OutboxWakeUp } from './outbox-wake-up.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { Outbox } from './outbox.ts';
import { Recipients } from './recipients.ts';

const OFFERED = [MailBrand, MailLinks, MailSentences, Outbox, OutboxQueue, Recipients, Unread];

/**
 * Transactional outbox. Messages are stored in the transaction of their cause and sent separately,
 * as mails and notifications.
 */
@Global()
@Module({
  controllers: [DevMailsController, FailedMailsController, NotificationsController],
  providers: [
    ...OFFERED,
    Delivery,
    DevMails,
    Dispatcher,
    FailedMails,
    FailedMailsQueries,
    MailRenderer,
    MailTransport,
    Notifications,
    NotificationsQueries,
    OutboxWakeUp,
  ],
  exports: OFFERED,
})
export class OutboxModule {}
