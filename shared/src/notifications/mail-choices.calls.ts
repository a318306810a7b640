import { calls, emptyResult, writeResult } from '../platform/call.ts';
import { mailChoices } from './notifications.contract.ts';
import { MailChoiceRequest, OneClickRequest } from './mail-choices.requests.ts';

const TOKEN = 'Token of the link in a mail; it names the account and the kind of that mail.';

export const MAIL_CHOICES_CALLS = calls({
  'GET mail_choices/{token}': {
    id: 'getMailChoices',
    permission: 'mailChoices.changeByToken',
    summary: 'Get the choices of mails by the link of a mail; reading changes nothing.',
    answer: mailChoices,
    parameter: TOKEN,
  },
  'POST mail_choices/{token}': {
    id: 'updateMailChoice',
    permission: 'mailChoices.changeByToken',
    body: MailChoiceRequest,
    status: 200,
    summary: 'Stop or resume one kind of mails, without sign-in.',
    answer: writeResult('MailChoicesSaved', mailChoices),
    parameter: TOKEN,
  },
  'GET mail_choices/{token}/stop': {
    id: 'openMailChoices',
    permission: 'mailChoices.changeByToken',
    summary: 'Open the page of the choices; reading changes nothing.',
    description: 'For mail programs that open `List-Unsubscribe` in a browser.',
    answer: null,
    type: 'text/html',
    parameter: TOKEN,
  },
  'POST mail_choices/{token}/stop': {
    id: 'stopMails',
    permission: 'mailChoices.changeByToken',
    body: OneClickRequest,
    form: { urlEncoded: true },
    status: 200,
    summary: "Stop mails of the mail's kind by one click in the mail program (RFC 8058).",
    answer: emptyResult,
    parameter: TOKEN,
  },
});
