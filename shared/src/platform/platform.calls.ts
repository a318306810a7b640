import type { Calls } from './call.ts';
import { constant, object, oneOf } from './schema.ts';

const live = object<{ status: 'ok' }>('Live', { status: constant('ok') });
const ready = object<{ status: 'ok'; zoneData: 'current' | 'stale' }>('Ready', { status: constant('ok'), zoneData: oneOf(['current', 'stale']) });

export const PLATFORM_CALLS: Calls = {
  'GET health/live': { summary: 'The process answers.', answer: live },
  'GET health/ready': { summary: 'The process can serve; 503 while the database is away, stale zone data told.', answer: ready },
  'GET openapi.json': { summary: 'This document.', answer: { type: 'object' } },
  'GET docs': { summary: 'This document as a page.', answer: null, type: 'text/html' },
};
