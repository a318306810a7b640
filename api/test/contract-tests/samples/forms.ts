import { tinyPdf } from '../../tiny-pdf.ts';
import { NOTIFICATION_HEADERS, webhookQuery } from '../records/whatsapp-channel.ts';
import { OPS_TOKEN, type TestServer } from '../test-server.ts';

/** Headers that a call requires, by call. */
export const HEADERS: Record<string, Record<string, string>> = {
  'GET metrics': { authorization: `Bearer ${OPS_TOKEN}` },
  'POST channels/whatsapp/webhook': NOTIFICATION_HEADERS,
};

/** Queries that a call requires, by call. */
export const QUERIES: Record<string, (server: TestServer) => string> = {
  'GET channels/whatsapp/webhook': webhookQuery,
};

const formWith = (name: string, type: string, ...lines: string[]) => ({
  raw: [
    '--test-boundary',
    `content-disposition: form-data; name="file"; filename="${name}"`,
    `content-type: ${type}`,
    '',
    ...lines,
    '--test-boundary--',
    '',
  ].join('\r\n'),
  headers: { 'content-type': 'multipart/form-data; boundary=test-boundary' },
});
const PAPER_FORM = formWith('virement.pdf', 'application/pdf', tinyPdf().toString('latin1'));
const STATEMENT_FORM = formWith('releve.csv', 'text/csv', '20/11/2026;VIREMENT;100,00');

const CUSTOMERS_FORM = formWith(
  'clients.csv',
  'text/csv',
  'Nom;Téléphone',
  'Amina Tazi;0612345678',
);

const LOGO_FORM = formWith(
  'logo.svg',
  'image/svg+xml',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
);

/** Form bodies of the calls that accept only an uploaded file. */
export const FORMS: Record<string, { raw: string; headers: Record<string, string> }> = {
  'POST bookings/{reference}/proof': PAPER_FORM,
  'POST subscriptions/{reference}/proof': PAPER_FORM,
  'POST bank_files/look': STATEMENT_FORM,
  'POST bank_profiles/{reference}/preview': STATEMENT_FORM,
  'POST bank_profiles/{reference}/import': STATEMENT_FORM,
  'POST customers_import/look': CUSTOMERS_FORM,
  'POST customers_import': CUSTOMERS_FORM,
  'PUT venue/logo': LOGO_FORM,
};
