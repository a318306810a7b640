import { image } from '../files/files.contract.ts';
import {
  about,
  date,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
  phone,
} from '../platform/schema.ts';
import { content, type WithTexts } from '../platform/texts.contract.ts';
import { CONTACT_STATES, MEDIA_KINDS, PARTNER_KINDS, PARTNER_TIERS } from './content.codes.ts';

export const media = object('Media', {
  id: reference('media'),
  reference: reference('media'),
  kind: about('A video is a link with a still image.', oneOf(MEDIA_KINDS)),
  caption: about('Caption of the item.', content),
  alt: about(
    'Alternative text, empty until staff write it. Only staff receive an item without ' +
      'alternative text.',
    content,
  ),
  image: about('The picture, or the still image of a video.', nullable(image)),
  videoUrl: about('URL of the video; null for an image.', nullable(text())),
  position: about('Position in the list; items with a lower number come first.', integer()),
  createdAt: instant(),
});
/**
 * Type parameter `Text`: `Texts` for staff with `?texts=all`, else a text in the caller's language.
 */
export type MediaAnswer<Text = string> = WithTexts<TypeOf<typeof media>, Text>;

/**
 * A partner as staff or other callers receive it; the fields that only staff receive are optional.
 */
export const partner = object(
  'Partner',
  {
    id: reference('partner'),
    reference: reference('partner'),
    kind: about('Title under which the site shows the organisation.', oneOf(PARTNER_KINDS)),
    tier: about('Tier in display order, `gold` first.', oneOf(PARTNER_TIERS)),
    name: text(),
    text: about('Public text about the partner; null: none.', nullable(content)),
    logo: about(
      "Logo of the partner; null: the partner's name is displayed as text in place of a logo.",
      nullable(image),
    ),
    url: about('Link to the site of the partner; null: none.', nullable(text())),
    from: about('First day of display; null: no limit.', nullable(date())),
    to: about('Last day of display, included; null: no limit.', nullable(date())),
    position: about('Position within the tier; a lower number comes first.', integer()),
    viewsLast30Days: about('Number of views today and on the 29 days before.', integer()),
    viewsInWindow: about(
      "Number of views between the partner's first and last day of display.",
      integer(),
    ),
  },
  ['viewsLast30Days', 'viewsInWindow'],
);
/** A partner. Only staff receive the numbers of views and clicks. */
export type PartnerAnswer<Text = string> = WithTexts<TypeOf<typeof partner>, Text>;
export type StaffPartnerAnswer<Text = string> = Required<PartnerAnswer<Text>>;

export const promo = object('Promo', {
  id: reference('promo'),
  reference: reference('promo'),
  title: content,
  text: about('Text of the promotion.', content),
  image: about('Picture of the promotion; null: none.', nullable(image)),
  path: about(
    'Path of a page of the site without language prefix, such as `/pricings`; null: the ' +
      'promotion has no link.',
    nullable(text()),
  ),
  from: about('First day of display; null: no limit.', nullable(date())),
  to: about('Last day of display, included; null: no limit.', nullable(date())),
  position: about('Position in the list; items with a lower number come first.', integer()),
});
export type PromoAnswer<Text = string> = WithTexts<TypeOf<typeof promo>, Text>;

export const contactMessage = object('ContactMessage', {
  id: reference('contact'),
  reference: reference('contact'),
  fullName: text(),
  phone: phone(),
  email: text(),
  message: about('Plain text of one or several lines.', text()),
  state: about('State of the message for staff.', oneOf(CONTACT_STATES)),
  note: about('Note that staff wrote on the message.', nullable(text())),
  createdAt: instant(),
});
/** A message of the contact form, which only staff can read. */
export type ContactMessageAnswer = TypeOf<typeof contactMessage>;
