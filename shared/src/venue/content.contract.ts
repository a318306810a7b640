import type { ImageAnswer } from '../files/files.contract.ts';
import type { ContactState, MediaKind, PartnerKind, PartnerTier } from './content.codes.ts';

/** `Text` is `Texts` for staff with `?texts=all`. */
export interface MediaAnswer<Text = string> {
  id: string;
  reference: string;
  kind: MediaKind;
  caption: Text;
  /** Alternative text. Empty until it is written; such an item is visible to staff only. */
  alt: Text;
  /** The picture, or the still of a video. */
  image: ImageAnswer | null;
  /** URL of the video; null for an image. */
  videoUrl: string | null;
  position: number;
  createdAt: string;
}

export interface PartnerAnswer<Text = string> {
  id: string;
  reference: string;
  kind: PartnerKind;
  tier: PartnerTier;
  name: string;
  text: Text | null;
  /** Null: the partner's name is displayed as a word-mark. */
  logo: ImageAnswer | null;
  url: string | null;
  /** First and last day of display; null: unlimited. */
  from: string | null;
  to: string | null;
  position: number;
}

/** Number of views of a partner, for staff. */
export interface PartnerViewCounts {
  /** Views today and on the 29 days before. */
  viewsLast30Days: number;
  /** Views between the partner's first and last day of display. */
  viewsInWindow: number;
}

export interface StaffPartnerAnswer<Text = string> extends PartnerAnswer<Text>, PartnerViewCounts {}

export interface PromoAnswer<Text = string> {
  id: string;
  reference: string;
  title: Text;
  text: Text;
  image: ImageAnswer | null;
  /** A path of the site without language, such as `/pricings`; null: no link. */
  path: string | null;
  from: string | null;
  to: string | null;
  position: number;
}

/** A message of the contact form: staff only. */
export interface ContactMessageAnswer {
  id: string;
  reference: string;
  fullName: string;
  phone: string;
  email: string;
  message: string;
  state: ContactState;
  /** The staff's note. */
  note: string | null;
  createdAt: string;
}
