import { calls, writeResult } from '../platform/call.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import { venue, venuePolicies } from './venue.contract.ts';

export const VENUE_CALLS = calls({
  'GET venue': {
    summary: 'Public settings; the bank details only when signed in.',
    answer: venue,
    query: TEXTS_QUERY,
  },
  'PUT venue': {
    summary:
      'Changes settings; a list is replaced as a whole, and new policies get the next version.',
    answer: writeResult('VenueSaved', venue),
    errors: ['VENUE_HOURS_OVERLAP', 'VENUE_TIME_ZONE_UNKNOWN'],
  },
  'GET venue/policies': {
    summary: 'The venue’s own conditions and privacy policy; null where the site’s hold.',
    answer: venuePolicies,
  },
});
