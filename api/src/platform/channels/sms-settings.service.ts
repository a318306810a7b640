import { Injectable } from '@nestjs/common';
import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import type { SmsChannelRequest } from '@five/shared/channels/channels.requests';
import { isCompleteGateway, readHeaders } from '@five/shared/channels/sms.rules';
import type { Caller } from '../access/caller.ts';
import type { Tx } from '../database/transactions.ts';
import { fieldRefused } from '../http/domain-error.ts';
import { ChannelBudget } from './channel-budget.ts';
import { ChannelChanges } from './channel-changes.ts';
import { ChannelSettings, phoneSettingsOf, type SmsChannel } from './channel-settings.ts';
import { Channel } from './channel.entity.ts';
import { Outbound } from './outbound.ts';

/** Reads and changes the settings of the SMS gateway. */
@Injectable()
export class SmsSettingsService {
  constructor(
    private readonly settings: ChannelSettings,
    private readonly changes: ChannelChanges,
    private readonly budget: ChannelBudget,
    private readonly outbound: Outbound,
  ) {}

  async answer(): Promise<ChannelsAnswer['sms']> {
    const sms = await this.settings.sms();
    return {
      ...phoneSettingsOf(sms),
      ...sms.settings,
      headersSet: sms.secrets.headers !== '',
      secretSet: sms.secrets.secret !== '',
      ...(await this.budget.usage('sms')),
    };
  }

  /** @throws DomainError CHANNEL_ADDRESS_REFUSED, CHANNEL_HEADERS_INVALID, CHANNEL_INCOMPLETE */
  refuseInvalid(request: SmsChannelRequest): void {
    const { enabled, url, headers } = request;
    if (url !== '' && !this.outbound.accepts(url))
      throw fieldRefused('CHANNEL_ADDRESS_REFUSED', 'sms.url');
    if (headers && readHeaders(headers) === null)
      throw fieldRefused('CHANNEL_HEADERS_INVALID', 'sms.headers');
    if (enabled && !isCompleteGateway(request))
      throw fieldRefused('CHANNEL_INCOMPLETE', 'sms.body');
  }

  async change(
    tx: Tx,
    caller: Pick<Caller, 'reference'>,
    request: SmsChannelRequest,
  ): Promise<void> {
    const row = await tx.getRepository(Channel).findOneBy({ name: 'sms' });
    const before = this.settings.smsOf(row);
    const { headers = before.secrets.headers, secret = before.secrets.secret } = request;
    const secrets = { headers: headers ?? '', secret: secret ?? '' };
    const after = withoutSecrets(request, before);
    await this.changes.store(
      tx,
      caller,
      { ...after, secretsSealed: this.settings.seal('sms', secrets) },
      {
        before: row ? this.audited(before) : {},
        after: this.audited({ ...after, secrets }),
      },
    );
  }

  /** The settings as the audit trail stores them; address, body and headers may contain a key. */
  private audited(channel: SmsChannel) {
    const { headers, secret } = channel.secrets;
    return {
      ...phoneSettingsOf(channel),
      gateway: this.changes.signed(Object.entries(channel.settings).sort()),
      headers: headers && this.changes.signed(headers),
      secret: secret && this.changes.signed(secret),
    };
  }
}

/** The settings of a request; those that it leaves out stay as they are. */
function withoutSecrets(
  request: SmsChannelRequest,
  before: SmsChannel,
): Omit<SmsChannel, 'secrets'> {
  const { codes = before.codes, method, url, format, body, success } = request;
  return {
    name: 'sms',
    ...phoneSettingsOf({ ...request, codes }),
    settings: { method, url, format, body, success },
  };
}
