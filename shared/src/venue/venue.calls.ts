import type { Calls } from '../platform/call.ts';
import { TEXTS_QUERY } from '../platform/texts.schemas.ts';
import { venue, venuePolicies } from './venue.schemas.ts';

export const VENUE_CALLS: Calls = {
  'GET venue': { summary: 'Public settings; the bank details only when signed in.', answer: venue, query: TEXTS_QUERY },
  'GET venue/policies': { summary: 'The conditions and the privacy policy.', answer: venuePolicies },
};
