import { calls } from '../platform/call.ts';

export const FILES_CALLS = calls({
  'GET files/{reference}': {
    permission: 'files.read',
    summary:
      'A private file. The caller must be allowed to read the record to which it belongs; ' +
      'otherwise the response is 404.',
    answer: null,
    type: ['image/jpeg', 'application/pdf'],
    errors: ['STORAGE_UNAVAILABLE'],
  },
});
