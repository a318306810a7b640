import { calls, writeResult } from '../platform/call.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import { venue, venuePolicies } from './venue.contract.ts';
import { UpdateVenueRequest } from './venue.requests.ts';

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
  'GET venue/policies': {
    permission: 'venue.read',
    summary: "Get the venue's own conditions and privacy policy; null: the default text.",
    answer: venuePolicies,
  },
});
