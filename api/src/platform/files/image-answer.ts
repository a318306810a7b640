import type { ImageAnswer } from '@five/shared/files/files.contract';
import type { ImageForm } from './file.entity.ts';
import { urlOf } from './file-keys.ts';

/** A row of `files` as selected by `imageColumn`. */
export interface ImageRow extends Omit<ImageAnswer, 'sources'> {
  forms: ImageForm[];
}

/**
 * SQL of a select column for the picture of a row that joins `files` under the given alias; null if
 * there is no picture.
 */
export const imageColumn = (files: string): string => `
  case when ${files}.id is not null then jsonb_build_object('reference',
  ${files}.reference, 'width', ${files}.width, 'height', ${files}.height,
    'focusX', ${files}.focus_x, 'focusY',
    ${files}.focus_y, 'color', ${files}.color, 'forms', ${files}.forms) end`;

/**
 * Converts a row to a picture for web pages, with media type, width and URL of each stored version.
 * They are sorted by format, AVIF, WebP, then JPEG, and by ascending width within a format.
 */
export function imageAnswer(row: ImageRow): ImageAnswer;
export function imageAnswer(row: ImageRow | null): ImageAnswer | null;
export function imageAnswer(row: ImageRow | null): ImageAnswer | null {
  if (row === null) return null;
  const { forms, ...image } = row;
  const sources = forms.map(({ type, width, key }) => ({ type, width, url: urlOf(key) }));
  return {
    ...image,
    sources: ORDER.flatMap((type) =>
      sources.filter((source) => source.type === type).sort((a, b) => a.width - b.width),
    ),
  };
}

const ORDER = ['image/avif', 'image/webp', 'image/jpeg'] as const;
