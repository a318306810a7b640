import type { Texts } from '@five/shared/locales/locale';
import type { PhotoAnswer } from '@five/shared/venue/photos/photos.contract';
import { queryOptions } from '@tanstack/react-query';
import { api, sendForm } from '../../platform/requests/api.ts';
import { formOf, type Fields } from '../../platform/tables/forms/changed-fields.rules.ts';

export type PlacePhoto = PhotoAnswer<Texts>;

/** The photographs of places. */
export const photosQuery = () =>
  queryOptions({ queryKey: ['photos'], queryFn: () => api.get('photos', { texts: 'all' }) });

const MOST_SHOWN = 60;

/** Pictures of the gallery that a place can show. */
export const galleryQuery = () =>
  queryOptions({
    queryKey: ['medias', 'pictures'],
    queryFn: () => api.get('medias', { filter: { kind: 'image' }, range: [0, MOST_SHOWN - 1] }),
  });

/** Sends the changed fields of a photograph, with a file if one was selected. */
export const savePhoto = (place: string, fields: Fields) =>
  sendForm(`/api/photos/${place}`, 'PUT', formOf(fields));

export const removePhoto = (place: string) =>
  api.delete('photos/{reference}', { path: { reference: place } });
