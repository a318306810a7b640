import { calls } from '../platform/call.ts';

export const FILES_CALLS = calls({
  'GET files/{reference}': {
    summary:
      'A private file, to whoever may see the record it belongs to; to all others it does not ' +
      'exist.',
    answer: null,
    type: ['image/jpeg', 'application/pdf'],
    errors: ['STORAGE_UNAVAILABLE'],
  },
});
