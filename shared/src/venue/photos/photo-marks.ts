import { endOfElement } from '../../platform/site-texts/elements.ts';
import type { PhotoSlots } from './photo-html.ts';

// The site renders these attributes in `web/src/venue/components/place-photo.tsx`.
const MARK = / data-photo-of="([\w-]+)"/g;

/**
 * Returns the HTML of a built page with photographs in place of the content of marked elements. An
 * element without an entry in `slots` keeps its content.
 */
export function withPhotos(html: string, slots: PhotoSlots): string {
  let filled = '';
  let from = 0;
  for (const { index, 1: slot = '' } of html.matchAll(MARK)) {
    const photo = Object.hasOwn(slots, slot) ? slots[slot] : undefined;
    if (photo === undefined || index < from) continue;
    const tagEnd = html.indexOf('>', index);
    const end = endOfElement(html, html.lastIndexOf('<', index));
    const endTag = html.lastIndexOf('<', end - 1);
    filled += `${html.slice(from, tagEnd)} data-photo="">${photo}${html.slice(endTag, end)}`;
    from = end;
  }
  return filled + html.slice(from);
}
