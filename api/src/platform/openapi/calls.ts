import type { Calls } from '@five/shared/platform/call';
import { PLATFORM_CALLS } from '@five/shared/platform/platform.calls';
import { VENUE_CALLS } from '@five/shared/venue/venue.calls';

/** What the API's calls answer, a line per domain; a test holds it against the running routes, both ways. */
export const CALLS: Calls = { ...PLATFORM_CALLS, ...VENUE_CALLS };
