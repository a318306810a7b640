import { calls, emptyResult, writeResult } from '../platform/call.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import { venueLogo } from './brand/logo.contract.ts';
import { venue, venuePolicies } from './venue.contract.ts';
import { setup, setupSaved } from './setup/setup.contract.ts';
import { AcceptStepRequest, ConfirmTestMailRequest } from './setup/setup.requests.ts';
import { UpdateVenueRequest } from './venue.requests.ts';
import { words, wordsSaved } from './words/words.contract.ts';
import { UpdateWordsRequest } from './words/words.requests.ts';

export const VENUE_CALLS = calls({
  'GET venue': {
    permission: 'venue.read',
    summary: 'Get the public settings; bank details only for signed-in users.',
    answer: venue,
    query: TEXTS_QUERY,
  },
  'PUT venue': {
    permission: 'venue.update',
    body: UpdateVenueRequest,
    summary: 'Update settings; a list replaces the stored one.',
    description: 'New conditions or a new privacy policy get the next version.',
    answer: writeResult('VenueSaved', venue),
    errors: ['AUTH_PHONE_INVALID', 'VENUE_HOURS_OVERLAP', 'VENUE_TIME_ZONE_UNKNOWN'],
  },
  'PUT venue/logo': {
    permission: 'venue.update',
    form: { file: true },
    summary: 'Set the logo; the form field `file` contains a PNG, JPEG, WebP or SVG.',
    description:
      'At most 2 MB, 256 kB as SVG. An SVG is drawn as PNG and refused if it contains scripts, ' +
      'texts, pictures, filters or references to other files.',
    answer: writeResult('LogoSaved', venueLogo),
    errors: [
      'LOGO_FILE_REQUIRED',
      'LOGO_FILE_TOO_LARGE',
      'LOGO_SVG_REFUSED',
      'LOGO_SVG_TOO_COMPLEX',
      'LOGO_EMPTY',
      'LOGO_RATIO',
      'LOGO_TOO_SMALL',
    ],
  },
  'DELETE venue/logo': {
    permission: 'venue.update',
    summary: 'Delete the logo; pages show the drawn sign again.',
    answer: emptyResult,
  },
  'GET venue/policies': {
    permission: 'venue.read',
    summary: "Get the venue's own conditions and privacy policy; null: the default text.",
    answer: venuePolicies,
  },
  'GET words': {
    permission: 'words.read',
    summary: 'Get the texts of the site that the venue can replace by its own words.',
    answer: words,
  },
  'PUT words': {
    permission: 'words.update',
    body: UpdateWordsRequest,
    summary: "Set the venue's own words for texts of the site.",
    description: 'Texts without own words return to those delivered.',
    answer: wordsSaved,
    errors: ['VENUE_WORDS_TOO_LONG'],
  },
  'POST venue/open': {
    permission: 'venue.open',
    status: 200,
    summary: 'Open the site to visitors; idempotent.',
    answer: setupSaved,
    errors: ['VENUE_NOT_READY'],
  },
  'GET setup': {
    permission: 'setup.read',
    summary: 'Get the steps of opening the venue, with what is missing.',
    answer: setup,
  },
  'PUT setup': {
    permission: 'setup.accept',
    body: AcceptStepRequest,
    summary: 'Leave an optional step as it is, or take it up again.',
    answer: setupSaved,
  },
  'POST setup/test_mail': {
    id: 'sendTestMail',
    permission: 'setup.testMail',
    status: 200,
    summary: 'Send a mail with a code to the caller.',
    answer: emptyResult,
    errors: ['SETUP_NO_MAIL_SERVER', 'TOO_MANY_REQUESTS'],
  },
  'POST setup/test_mail/confirm': {
    id: 'confirmTestMail',
    permission: 'setup.testMail',
    body: ConfirmTestMailRequest,
    status: 200,
    summary: 'Confirm that the test mail has arrived, by its code.',
    answer: setupSaved,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST setup/preview': {
    id: 'previewSite',
    permission: 'setup.preview',
    status: 200,
    summary: 'Set a cookie with which the browser sees the site before the venue is open.',
    answer: emptyResult,
  },
});
