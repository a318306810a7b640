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

const address = { to: { schema: text(), description: 'The address; every address if left out.' } };

export const PLATFORM_CALLS = calls({
  'GET health/live': {
    id: 'getLiveness',
    permission: 'system.health',
    summary: 'The process answers.',
    answer: live,
  },
  'GET health/ready': {
    id: 'getReadiness',
    permission: 'system.health',
    summary:
      'Whether the process can serve requests: 503 without a database. `zoneData` is `stale` if ' +
      'time zone data is outdated. `mail` is `files` if no mail server is set: no mail is sent.',
    answer: ready,
  },
  'GET openapi.json': {
    id: 'getApiDocument',
    permission: 'system.docs',
    summary: 'This document.',
    answer: { type: 'object' },
  },
  'GET docs': {
    id: 'getApiPage',
    permission: 'system.docs',
    summary: 'This document as a page.',
    answer: null,
    type: 'text/html',
  },
  'GET metrics': {
    permission: 'system.metrics',
    summary:
      'Figures of this process for Prometheus; needs `Authorization: Bearer OPS_TOKEN`, else 404.',
    answer: null,
    type: 'text/plain',
    errors: ['NOT_FOUND'],
  },
  'GET dev/mails': {
    permission: 'system.demoMailbox',
    summary:
      'Demo only, and only for requests made on the machine itself: what was mailed, newest first.',
    answer: listOf(mail),
    list: { filter: [], sort: ['sentAt'] },
    query: address,
    errors: ['NOT_FOUND'],
  },
  'GET /dev/mailbox': {
    permission: 'system.demoMailbox',
    summary: 'Demo only: the same as a page.',
    answer: null,
    type: 'text/html',
    query: address,
    errors: ['NOT_FOUND'],
  },
});
