import type { PhotoSlots } from '@five/shared/venue/photos/photo-html';
import type { ReactNode } from 'react';
import { publicData } from '../../platform/requests/public-data.ts';
import './place-photo.css';

interface Props {
  /** Name of the place, or `pitch` and `pitches` for those of the pitches. */
  of: string;
  className: string;
  /** Drawing that is shown without a photograph; without a drawing the element is hidden. */
  children?: ReactNode;
}

/**
 * A part of a page that shows a photograph of the venue, or else a drawing. The server has put the
 * same HTML into the element (`withPhotos` in `shared/src/venue/photos/photo-marks.ts`), so a
 * photograph stays until the document is loaded again.
 */
export function PlacePhoto({ of, className, children }: Props) {
  const html = publicData<PhotoSlots>('photos')?.[of];
  const content = html ? { dangerouslySetInnerHTML: { __html: html } } : { children };
  return <div className={className} data-photo-of={of} data-photo={html && ''} {...content} />;
}
