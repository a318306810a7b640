import { Controller, Header, Query, Req } from '@nestjs/common';
import { whatsappReports } from '@five/shared/channels/whatsapp.rules';
import { WhatsappWebhookAccess } from '../../channels/whatsapp-webhook-access.ts';
import { DomainError } from '../../http/domain-error.ts';
import { Endpoint, WriteResult } from '../../http/endpoint.ts';
import type { ApiRequest } from '../../http/request.ts';
import { WhatsappStates } from './whatsapp-states.ts';

/** The text that Meta expects back; it is a number. */
const CHALLENGE = /^[\w-]{1,200}$/;

/** Webhook by which WhatsApp reports the states of messages. */
@Controller()
export class WhatsappWebhookController {
  constructor(
    private readonly access: WhatsappWebhookAccess,
    private readonly states: WhatsappStates,
  ) {}

  @Endpoint('GET channels/whatsapp/webhook', { ignoresToken: true })
  @Header('cache-control', 'private, no-store')
  @Header('content-type', 'text/plain; charset=utf-8')
  open(@Query() query: Record<string, unknown>) {
    const [mode, token, challenge] = ['mode', 'verify_token', 'challenge'].map((name) =>
      String(query[`hub.${name}`]),
    ) as [string, string, string];
    if (mode !== 'subscribe' || !this.access.isVerifyToken(token) || !CHALLENGE.test(challenge))
      throw new DomainError('FORBIDDEN');
    return challenge;
  }

  @Endpoint('POST channels/whatsapp/webhook', { ignoresToken: true })
  async report(@Req() { body, rawBody = '', headers }: ApiRequest) {
    if (!(await this.access.isSigned(rawBody, headers['x-hub-signature-256'])))
      throw new DomainError('FORBIDDEN');
    await this.states.take(whatsappReports(body));
    return WriteResult.done('channels.statesTaken');
  }
}
