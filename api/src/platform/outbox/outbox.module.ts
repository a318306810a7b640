import { Global, Module } from '@nestjs/common';
import { DevMailsController } from './dev-mails.controller.ts';
import { DevMails } from './dev-mails.ts';
import { MailBrand } from '../mail/mail-brand.ts';
import { MailLinks } from '../mail/mail-links.ts';
import { MailRenderer } from '../mail/mail-renderer.ts';
import { MailSentences } from '../mail/mail-sentences.ts';
import { MailTransport } from '../mail/mail-transport.ts';
import { Delivery } from './delivery.ts';
import { Dispatcher } from './dispatcher.ts';
import { FailedMailsController } from './failed-mails.controller.ts';
import { FailedMailsQueries } from './failed-mails.queries.ts';
import { FailedMails } from './failed-mails.service.ts';
import { OutboxWakeUp } from './outbox-wake-up.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { Outbox } from './outbox.ts';
import { Recipients } from './recipients.ts';

const OFFERED = [Delivery, MailBrand, MailLinks, MailSentences, Outbox, OutboxQueue, Recipients];

/**
 * Transactional outbox. Messages are stored in the transaction of their cause and sent separately,
 * as mails and notifications.
 */
@Global()
@Module({
  controllers: [DevMailsController, FailedMailsController],
  providers: [
    ...OFFERED,
    DevMails,
    Dispatcher,
    FailedMails,
    FailedMailsQueries,
    MailRenderer,
    MailTransport,
    OutboxWakeUp,
  ],
  exports: OFFERED,
})
export class OutboxModule {}
