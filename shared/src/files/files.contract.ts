import {
  about,
  array,
  integer,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';

const source = object('ImageSource', {
  type: about('Content type of the file.', oneOf(['image/avif', 'image/webp', 'image/jpeg'])),
  width: about('Width in pixels.', integer()),
  url: about("Path of the file on the site's origin.", text()),
});
/** A stored file of a picture, in one format and width. */
export type ImageSource = TypeOf<typeof source>;

export const image = object('Image', {
  reference: reference('file'),
  width: about('Width in pixels of the largest file; pages reserve space with it.', integer()),
  height: about('Height in pixels of the largest file.', integer()),
  focusX: about('Focal point for cropping, in percent from the left.', integer()),
  focusY: about('Focal point for cropping, in percent from the top.', integer()),
  color: about(
    'Mean colour of the picture, `#rrggbb`; pages show it until the picture is loaded.',
    text(),
  ),
  sources: about(
    'Files by format, the most widely supported last; smallest width first.',
    array(source),
  ),
});
/**
 * A picture for pages, with several widths in each format. Widths are sorted smallest first; the
 * most widely supported format is last.
 */
export type ImageAnswer = TypeOf<typeof image>;
