import { Global, Module } from '@nestjs/common';
import { DevMailsController } from './dev-mails.controller.ts';
import { DevMails } from './dev-mails.ts';
import { MailBrand } from '../mail/mail-brand.ts';
import { MailLinks } from '../mail/mail-links.ts';
import { MailRenderer } from '../mail/mail-renderer.ts';
import { MailSentences } from '../mail/mail-sentences.ts';
import { MailTransport } from '../mail/mail-transport.ts';
import { StopLinks } from '../mail/stop-links.ts';
import { ChannelDelivery } from './channel-delivery.ts';
import { ChannelMessagesController } from './channel-messages.controller.ts';
import { ChannelMessagesQueries } from './channel-messages.queries.ts';
import { Delivery } from './delivery.ts';
import { DeskFallback } from './desk-fallback.ts';
import { Dispatcher } from './dispatcher.ts';
import { FailedMailsController } from './failed-mails.controller.ts';
import { FailedMailsQueries } from './failed-mails.queries.ts';
import { FailedMails } from './failed-mails.service.ts';
import { MailDelivery } from './mail-delivery.ts';
import { OutboxWakeUp } from './outbox-wake-up.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { Outbox } from './outbox.ts';
import { CodeChannels } from './codes/code-channels.ts';
import { KeptCodes } from './codes/kept-codes.ts';
import { Reach } from './reach.ts';
import { PhoneDelivery, ShortMessages } from './phone-delivery.ts';
import { PushDelivery } from './push-delivery.ts';
import { WhatsappStates } from './webhooks/whatsapp-states.ts';
import { WhatsappWebhookController } from './webhooks/whatsapp-webhook.controller.ts';
import { Recipients } from './recipients.ts';

const OFFERED = [
  CodeChannels,
  Delivery,
  KeptCodes,
  MailBrand,
  MailLinks,
  MailSentences,
  Outbox,
  OutboxQueue,
  Reach,
  Recipients,
  StopLinks,
];

/**
 * Transactional outbox. Messages are stored in the transaction of their cause and sent separately,
 * as mails and notifications.
 */
@Global()
@Module({
  controllers: [
    ChannelMessagesController,
    DevMailsController,
    FailedMailsController,
    WhatsappWebhookController,
  ],
  providers: [
    ...OFFERED,
    ChannelDelivery,
    ChannelMessagesQueries,
    DevMails,
    Dispatcher,
    FailedMails,
    FailedMailsQueries,
    MailDelivery,
    MailRenderer,
    MailTransport,
    OutboxWakeUp,
    PhoneDelivery,
    ShortMessages,
    DeskFallback,
    PushDelivery,
    WhatsappStates,
  ],
  exports: OFFERED,
})
export class OutboxModule {}
