import { calls, emptyResult, writeResult } from '../../platform/call.ts';
import { TEXTS_QUERY } from '../../platform/texts.contract.ts';
import { photo, photos } from './photos.contract.ts';
import { UpdatePhotoRequest } from './photos.requests.ts';

const PLACE = 'Name of the place, such as `hero`; `pitch-` and the code for a pitch.';

export const PHOTOS_CALLS = calls({
  'GET photos': {
    permission: 'venue.read',
    summary: 'List the photographs of places of the site; other places show drawings.',
    answer: photos,
    query: TEXTS_QUERY,
  },
  'PUT photos/{reference}': {
    permission: 'venue.update',
    body: UpdatePhotoRequest,
    form: { file: true },
    parameter: PLACE,
    summary: 'Set the photograph of a place, or its focal point and caption.',
    description:
      'The photograph is the form field `file`, or a copy of an item of the gallery. The first ' +
      'request for a place needs one of them.',
    answer: writeResult('PhotoSaved', photo),
    query: TEXTS_QUERY,
    errors: ['PHOTO_FILE_REQUIRED', 'PHOTO_MEDIA_UNKNOWN', 'PHOTO_TOO_SMALL'],
  },
  'DELETE photos/{reference}': {
    permission: 'venue.update',
    parameter: PLACE,
    summary: 'Delete the photograph of a place; pages show its drawing again.',
    answer: emptyResult,
  },
});
