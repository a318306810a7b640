import { calls, listOf } from './call.ts';
import { MAIL_TRANSPORTS } from './mail-transport.ts';
import { about, constant, instant, nullable, object, oneOf, text } from './schema.ts';

const live = object('Live', { status: constant('ok') });

const ready = object('Ready', {
  status: constant('ok'),
  zoneData: about(
    '`stale` if the time zone data of the process is outdated.',
    oneOf(['current', 'stale']),
  ),
  mail: about('`files` if no mail server is set: no mail is sent.', oneOf(MAIL_TRANSPORTS)),
});

const mail = object('Mail', {
  to: about('Address of the recipient.', text()),
  subject: about('Subject line.', text()),
  text: about('Plain text part.', text()),
  html: about('HTML part.', text()),
  sentAt: instant(),
  code: about('Confirmation code in the mail; null: none.', nullable(text())),
});

const address = {
  to: { schema: text(), description: 'Address of the recipient; default: every address.' },
};

export const PLATFORM_CALLS = calls({
  'GET health/live': {
    id: 'getLiveness',
    permission: 'system.health',
    summary: 'Check that the process responds.',
    answer: live,
  },
  'GET health/ready': {
    id: 'getReadiness',
    permission: 'system.health',
    summary: 'Check whether the process can serve requests; 503 without a database.',
    answer: ready,
  },
  'GET openapi.json': {
    id: 'getApiDocument',
    permission: 'system.docs',
    summary: 'Get this document.',
    answer: { type: 'object' },
  },
  'GET docs': {
    id: 'getApiPage',
    permission: 'system.docs',
    summary: 'Show this document as a page.',
    answer: null,
    type: 'text/html',
  },
  'GET metrics': {
    permission: 'system.metrics',
    summary: 'Get the metrics of the process for Prometheus.',
    description: 'It needs `Authorization: Bearer OPS_TOKEN`, otherwise the response is 404.',
    answer: null,
    type: 'text/plain',
    errors: ['NOT_FOUND'],
  },
  'GET dev/mails': {
    permission: 'system.demoMailbox',
    summary: 'List the mails of the demo, newest first.',
    description: 'Only for demos, and only for requests from the same machine.',
    answer: listOf(mail),
    list: { filter: [], sort: ['sentAt'] },
    query: address,
    errors: ['NOT_FOUND'],
  },
  'GET /dev/mailbox': {
    permission: 'system.demoMailbox',
    summary: 'Show the mails of the demo as a page.',
    answer: null,
    type: 'text/html',
    query: address,
    errors: ['NOT_FOUND'],
  },
});
