import { about, integer, object, text, type TypeOf } from '../../platform/schema.ts';

const shownLogo = object('ShownLogo', {
  url: about('Path of the PNG. It contains the hash of the logo, so it can be cached.', text()),
  width: about('Width in pixels, three times the width in which pages show it.', integer()),
  height: about('Height in pixels, three times the height in which pages show it.', integer()),
});
export type ShownLogo = TypeOf<typeof shownLogo>;

export const venueLogo = object('VenueLogo', {
  onDark: about('For dark grounds, with a plate if the ground would hide it.', shownLogo),
  onLight: about('For light grounds, with a plate if the ground would hide it.', shownLogo),
});
/** The venue's own logo. */
export type VenueLogoAnswer = TypeOf<typeof venueLogo>;
