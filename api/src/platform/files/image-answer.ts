import type { ImageAnswer } from '@five/shared/files/files.contract';
import type { ImageForm } from './file.entity.ts';
import { urlOf } from './file-keys.ts';

/** A row of `files` as `imageColumn` reads it. */
export interface ImageRow extends Omit<ImageAnswer, 'sources'> {
  forms: ImageForm[];
}

/** The column of a picture for a `select` that has joined `files` under this name: null where there is none. */
export const imageColumn = (files: string): string => `
  case when ${files}.id is not null then jsonb_build_object('reference', ${files}.reference, 'width', ${files}.width, 'height', ${files}.height,
    'focusX', ${files}.focus_x, 'focusY', ${files}.focus_y, 'color', ${files}.color, 'forms', ${files}.forms) end`;

/** A picture as pages take it; each form's type and width, smallest first, the format that every browser reads last. */
export function imageAnswer(row: ImageRow | null): ImageAnswer | null {
  if (row === null) return null;
  const { forms, ...image } = row;
  const sources = forms.map(({ type, width, key }) => ({ type, width, url: urlOf(key) }));
  return { ...image, sources: ORDER.flatMap((type) => sources.filter((source) => source.type === type).sort((a, b) => a.width - b.width)) };
}

const ORDER = ['image/avif', 'image/webp', 'image/jpeg'] as const;
