import { Injectable } from '@nestjs/common';
import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import type { WhatsappChannelRequest } from '@five/shared/channels/channels.requests';
import type { Caller } from '../access/caller.ts';
import type { Tx } from '../database/transactions.ts';
import { fieldRefused } from '../http/domain-error.ts';
import { ChannelBudget } from './channel-budget.ts';
import { ChannelChanges } from './channel-changes.ts';
import { ChannelSettings, phoneSettingsOf, type WhatsappChannel } from './channel-settings.ts';
import { Channel } from './channel.entity.ts';
import { Outbound } from './outbound.ts';
import { isCompleteWhatsapp } from './whatsapp-cloud.ts';
import { WhatsappWebhookAccess } from './whatsapp-webhook-access.ts';

/** The Cloud API with a version. The token is sent to this host only. */
const CLOUD_API = /^https:\/\/graph\.facebook\.com\/v\d{1,3}\.\d$/;

/** Reads and changes the settings of WhatsApp. */
@Injectable()
export class WhatsappSettingsService {
  constructor(
    private readonly settings: ChannelSettings,
    private readonly changes: ChannelChanges,
    private readonly budget: ChannelBudget,
    private readonly outbound: Outbound,
    private readonly webhook: WhatsappWebhookAccess,
  ) {}

  async answer(): Promise<ChannelsAnswer['whatsapp']> {
    const whatsapp = await this.settings.whatsapp();
    return {
      ...phoneSettingsOf(whatsapp),
      ...whatsapp.settings,
      tokenSet: whatsapp.secrets.token !== '',
      appSecretSet: whatsapp.secrets.appSecret !== '',
      webhookUrl: this.webhook.url,
      verifyToken: this.webhook.verifyToken,
      ...(await this.budget.usage('whatsapp')),
    };
  }

  /** @throws DomainError CHANNEL_ADDRESS_REFUSED unless the address is that of the Cloud API */
  refuseAddress({ url }: WhatsappChannelRequest): void {
    const isAllowed = this.outbound.accepts(url) && this.outbound.isException(url);
    if (!CLOUD_API.test(url) && !isAllowed)
      throw fieldRefused('CHANNEL_ADDRESS_REFUSED', 'whatsapp.url');
  }

  /** @throws DomainError CHANNEL_WHATSAPP_INCOMPLETE, CHANNEL_CODE_TEMPLATE_MISSING */
  async change(
    tx: Tx,
    caller: Pick<Caller, 'reference'>,
    request: WhatsappChannelRequest,
  ): Promise<void> {
    const row = await tx.getRepository(Channel).findOneBy({ name: 'whatsapp' });
    const before = this.settings.whatsappOf(row);
    const { token = before.secrets.token, appSecret = before.secrets.appSecret } = request;
    const secrets = { token: token ?? '', appSecret: appSecret ?? '' };
    const stored = withoutSecrets(request, before);
    const after = { ...stored, secrets };
    if (after.enabled && !isCompleteWhatsapp(after))
      throw fieldRefused('CHANNEL_WHATSAPP_INCOMPLETE', 'whatsapp.phoneNumberId');
    if (after.codes && after.settings.codeTemplate === '')
      throw fieldRefused('CHANNEL_CODE_TEMPLATE_MISSING', 'whatsapp.codeTemplate');
    await this.changes.store(
      tx,
      caller,
      { ...stored, secretsSealed: this.settings.seal('whatsapp', secrets) },
      { before: row ? this.audited(before) : {}, after: this.audited(after) },
    );
  }

  private audited(channel: WhatsappChannel) {
    const { token, appSecret } = channel.secrets;
    return {
      ...phoneSettingsOf(channel),
      ...channel.settings,
      token: token && this.changes.signed(token),
      appSecret: appSecret && this.changes.signed(appSecret),
    };
  }
}

/** The settings of a request; those that it leaves out stay as they are. */
function withoutSecrets(
  request: WhatsappChannelRequest,
  before: WhatsappChannel,
): Omit<WhatsappChannel, 'secrets'> {
  const { codes = before.codes, url, phoneNumberId, template } = request;
  const { codeTemplate = before.settings.codeTemplate } = request;
  return {
    name: 'whatsapp',
    ...phoneSettingsOf({ ...request, codes }),
    settings: { url, phoneNumberId, template, codeTemplate },
  };
}
