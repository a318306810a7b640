import { array, integer, object, oneOf, reference, type Schema, text } from '../platform/schema.ts';
import type { ImageAnswer, ImageSource } from './files.contract.ts';

const source: Schema<ImageSource> = object<ImageSource>('ImageSource', {
  type: oneOf(['image/avif', 'image/webp', 'image/jpeg']),
  width: integer(),
  url: text(),
});

export const image: Schema<ImageAnswer> = object<ImageAnswer>('Image', {
  reference: reference('file'),
  width: integer(),
  height: integer(),
  focusX: integer(),
  focusY: integer(),
  color: text(),
  sources: array(source),
});
