import { calls, writeResult } from '../platform/call.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import { venue, venuePolicies } from './venue.contract.ts';
import { UpdateVenueRequest } from './venue.requests.ts';

export const VENUE_CALLS = calls({
  'GET venue': {
    permission: 'venue.read',
    summary: 'Public settings; the bank details only when signed in.',
    answer: venue,
    query: TEXTS_QUERY,
  },
  'PUT venue': {
    permission: 'venue.update',
    body: UpdateVenueRequest,
    summary:
      'Changes settings; a list is replaced as a whole, and new policies get the next version.',
    answer: writeResult('VenueSaved', venue),
    errors: ['VENUE_HOURS_OVERLAP', 'VENUE_TIME_ZONE_UNKNOWN'],
  },
  'GET venue/policies': {
    permission: 'venue.read',
    summary: 'The venue’s own conditions and privacy policy; null where the site’s hold.',
    answer: venuePolicies,
  },
});
