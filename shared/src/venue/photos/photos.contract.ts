import { image } from '../../files/files.contract.ts';
import { about, array, nullable, object, text, type TypeOf } from '../../platform/schema.ts';
import { content, type WithTexts } from '../../platform/texts.contract.ts';

export const photo = object('PlacePhoto', {
  place: about('Name of the place; `pitch-` and the code for a pitch.', text()),
  pitchName: about('Name of the pitch; null: the place is not a pitch.', nullable(content)),
  caption: about('Description that the venue wrote; null: none.', nullable(content)),
  alt: about(
    "Alternative text in the caller's language: the caption, else a text for the place.",
    text(),
  ),
  image: about('The photograph.', image),
});
/**
 * Type parameter `Text`: `Texts` for staff with `?texts=all`, else a text in the caller's language.
 */
export type PhotoAnswer<Text = string> = WithTexts<TypeOf<typeof photo>, Text>;

export const photos = array(photo);
