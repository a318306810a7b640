import { Global, Module } from '@nestjs/common';
import { FieldCipher } from '../config/field-cipher.ts';
import { ChannelBudget } from './channel-budget.ts';
import { ChannelChanges } from './channel-changes.ts';
import { ChannelSettings } from './channel-settings.ts';
import { ChannelTests } from './channel-tests.service.ts';
import { ChannelsController } from './channels.controller.ts';
import { ChannelsService } from './channels.service.ts';
import { Outbound } from './outbound.ts';
import { SmsGateway } from './sms-gateway.ts';
import { SmsSettingsService } from './sms-settings.service.ts';
import { VapidKeys } from './vapid-keys.ts';
import { PhoneChannels } from './phone-channels.ts';
import { WhatsappCloud } from './whatsapp-cloud.ts';
import { WhatsappSettingsService } from './whatsapp-settings.service.ts';
import { WhatsappWebhookAccess } from './whatsapp-webhook-access.ts';
import { WebPush } from './web-push.ts';

const OFFERED = [Outbound, PhoneChannels, WebPush, WhatsappWebhookAccess];

/** Channels beside mail and site. */
@Global()
@Module({
  controllers: [ChannelsController],
  providers: [
    ...OFFERED,
    ChannelBudget,
    ChannelChanges,
    ChannelSettings,
    ChannelTests,
    ChannelsService,
    FieldCipher,
    SmsGateway,
    SmsSettingsService,
    WhatsappCloud,
    WhatsappSettingsService,
    VapidKeys,
  ],
  exports: OFFERED,
})
export class ChannelsModule {}
