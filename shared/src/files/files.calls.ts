import { calls } from '../platform/call.ts';

export const FILES_CALLS = calls({
  'GET files/{reference}': {
    permission: 'files.read',
    summary: 'Get a private file; 404 unless the caller may read the record of the file.',
    answer: null,
    type: ['image/jpeg', 'application/pdf'],
    errors: ['STORAGE_UNAVAILABLE'],
  },
});
