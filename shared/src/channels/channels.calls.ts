import { calls, emptyResult, listOf } from '../platform/call.ts';
import { text } from '../platform/schema.ts';
import { channelMessage, channels, channelsSaved, channelTested } from './channels.contract.ts';
import { TestChannelRequest, UpdateChannelsRequest } from './channels.requests.ts';

export const CHANNELS_CALLS = calls({
  'GET channels': {
    permission: 'channels.update',
    summary: 'Get the settings and counts of the channels beside mail and site.',
    answer: channels,
  },
  'PUT channels': {
    permission: 'channels.update',
    body: UpdateChannelsRequest,
    summary: 'Change the settings of channels.',
    answer: channelsSaved,
    errors: [
      'CHANNEL_ADDRESS_REFUSED',
      'CHANNEL_INCOMPLETE',
      'CHANNEL_HEADERS_INVALID',
      'CHANNEL_WHATSAPP_INCOMPLETE',
      'CHANNEL_CODE_TEMPLATE_MISSING',
    ],
  },
  'POST channels/{name}/test': {
    id: 'sendChannelTest',
    permission: 'channels.update',
    body: TestChannelRequest,
    status: 200,
    summary: 'Send a test message by a channel, also while it is off.',
    answer: channelTested,
    errors: ['CHANNEL_INCOMPLETE', 'CHANNEL_WHATSAPP_INCOMPLETE'],
  },
  'GET channels/whatsapp/webhook': {
    id: 'openWhatsappWebhook',
    permission: 'channels.report',
    summary: 'Get the text back with which Meta checks the address of the webhook.',
    answer: null,
    type: 'text/plain',
    query: {
      'hub.mode': { schema: text(), required: true, description: 'The word `subscribe`.' },
      'hub.verify_token': {
        schema: text(),
        required: true,
        description: 'The `verifyToken` of the settings; with another one the response is 403.',
      },
      'hub.challenge': { schema: text(), required: true, description: 'The text to return.' },
    },
    errors: ['FORBIDDEN'],
  },
  'POST channels/whatsapp/webhook': {
    id: 'reportWhatsappStates',
    permission: 'channels.report',
    signed: true,
    status: 200,
    summary: 'Report states of messages, as WhatsApp does.',
    description:
      'The header `X-Hub-Signature-256` has the signature of the body by the app secret. Unknown ' +
      'messages and messages of people are ignored.',
    answer: emptyResult,
    errors: ['FORBIDDEN'],
  },
  'GET channel_messages': {
    permission: 'channels.read',
    summary: 'List messages on channels beside mail and site, latest first.',
    answer: listOf(channelMessage),
    list: { filter: ['channel', 'state', 'about'], sort: ['id', 'reference', 'dueAt', 'sentAt'] },
  },
});
