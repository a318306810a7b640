import { image } from '../files/files.schemas.ts';
import type { Texts } from '../locales/locale.ts';
import {
  date,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
} from '../platform/schema.ts';
import { content } from '../platform/texts.schemas.ts';
import { CONTACT_STATES, MEDIA_KINDS, PARTNER_KINDS, PARTNER_TIERS } from './content.codes.ts';
import type {
  ContactMessageAnswer,
  MediaAnswer,
  PartnerAnswer,
  PartnerViewCounts,
  PromoAnswer,
} from './content.contract.ts';

type Content = string | Texts;

export const media: Schema<MediaAnswer<Content>> = object<MediaAnswer<Content>>('Media', {
  id: reference('media'),
  reference: reference('media'),
  kind: oneOf(MEDIA_KINDS),
  caption: content,
  alt: content,
  image: nullable(image),
  videoUrl: nullable(text()),
  position: integer(),
  createdAt: instant(),
});

/**
 * A partner as staff or other callers receive it; the fields that only staff receive are optional.
 */
type Partner = PartnerAnswer<Content> & Partial<PartnerViewCounts>;

export const partner: Schema<Partner> = object<Partner>(
  'Partner',
  {
    id: reference('partner'),
    reference: reference('partner'),
    kind: oneOf(PARTNER_KINDS),
    tier: oneOf(PARTNER_TIERS),
    name: text(),
    text: nullable(content),
    logo: nullable(image),
    url: nullable(text()),
    from: nullable(date()),
    to: nullable(date()),
    position: integer(),
    viewsLast30Days: integer(),
    viewsInWindow: integer(),
  },
  ['viewsLast30Days', 'viewsInWindow'],
);

export const promo: Schema<PromoAnswer<Content>> = object<PromoAnswer<Content>>('Promo', {
  id: reference('promo'),
  reference: reference('promo'),
  title: content,
  text: content,
  image: nullable(image),
  path: nullable(text()),
  from: nullable(date()),
  to: nullable(date()),
  position: integer(),
});

export const contactMessage: Schema<ContactMessageAnswer> = object<ContactMessageAnswer>(
  'ContactMessage',
  {
    id: reference('contact'),
    reference: reference('contact'),
    fullName: text(),
    phone: text(),
    email: text(),
    message: text(),
    state: oneOf(CONTACT_STATES),
    note: nullable(text()),
    createdAt: instant(),
  },
);
