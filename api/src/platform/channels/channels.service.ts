import { Injectable } from '@nestjs/common';
import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import type {
  PushChannelRequest,
  UpdateChannelsRequest,
} from '@five/shared/channels/channels.requests';
import type { Caller } from '../access/caller.ts';
import { type Tx, Transactions } from '../database/transactions.ts';
import { ChannelBudget } from './channel-budget.ts';
import { ChannelChanges } from './channel-changes.ts';
import { ChannelSettings } from './channel-settings.ts';
import { Channel } from './channel.entity.ts';
import { SmsSettingsService } from './sms-settings.service.ts';
import { WhatsappSettingsService } from './whatsapp-settings.service.ts';

/** Reads and changes the settings of the channels. */
@Injectable()
export class ChannelsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: ChannelSettings,
    private readonly changes: ChannelChanges,
    private readonly budget: ChannelBudget,
    private readonly sms: SmsSettingsService,
    private readonly whatsapp: WhatsappSettingsService,
  ) {}

  async read(): Promise<ChannelsAnswer> {
    const { enabled, dailyLimit } = await this.settings.push();
    return {
      whatsapp: await this.whatsapp.answer(),
      sms: await this.sms.answer(),
      push: { enabled, dailyLimit, ...(await this.budget.usage('push')) },
    };
  }

  /**
   * Changes the given channels; the others stay unchanged.
   * @throws DomainError CHANNEL_ADDRESS_REFUSED, CHANNEL_HEADERS_INVALID, CHANNEL_INCOMPLETE,
   * CHANNEL_WHATSAPP_INCOMPLETE, CHANNEL_CODE_TEMPLATE_MISSING
   */
  async update(
    caller: Pick<Caller, 'reference'>,
    { whatsapp, sms, push }: UpdateChannelsRequest,
  ): Promise<void> {
    if (whatsapp) this.whatsapp.refuseAddress(whatsapp);
    if (sms) this.sms.refuseInvalid(sms);
    await this.transactions.run(async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtext('channels'))");
      if (whatsapp) await this.whatsapp.change(tx, caller, whatsapp);
      if (sms) await this.sms.change(tx, caller, sms);
      if (push) await this.changePush(tx, caller, push);
    });
  }

  private async changePush(
    tx: Tx,
    caller: Pick<Caller, 'reference'>,
    { enabled, dailyLimit }: PushChannelRequest,
  ): Promise<void> {
    const row = await tx.getRepository(Channel).findOneBy({ name: 'push' });
    const after = { enabled, dailyLimit };
    const before = row ? { enabled: row.enabled, dailyLimit: row.dailyLimit } : {};
    const rest = { callers: false, codes: false, costCents: 0, settings: {}, secretsSealed: null };
    await this.changes.store(tx, caller, { name: 'push', ...after, ...rest }, { before, after });
  }
}
