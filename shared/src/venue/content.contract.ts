import type { ImageAnswer } from '../files/files.contract.ts';
import type { ContactState, MediaKind, PartnerKind, PartnerTier } from './content.codes.ts';

/**
 * Type parameter `Text`: `Texts` for staff with `?texts=all`, else a text in the caller's language.
 */
export interface MediaAnswer<Text = string> {
  id: string;
  reference: string;
  kind: MediaKind;
  caption: Text;
  /**
   * Alternative text, empty until staff write it. Only staff receive an item without alternative
   * text.
   */
  alt: Text;
  /** The picture, or the still image of a video. */
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
  /** Logo of the partner; null: the partner's name is displayed as text in place of a logo. */
  logo: ImageAnswer | null;
  url: string | null;
  /** First and last day on which the partner is displayed, both included; null: no limit. */
  from: string | null;
  to: string | null;
  position: number;
}

/** Numbers of views of a partner, which only staff receive. */
export interface PartnerViewCounts {
  /** Number of views today and on the 29 days before. */
  viewsLast30Days: number;
  /** Number of views between the partner's first and last day of display. */
  viewsInWindow: number;
}

export interface StaffPartnerAnswer<Text = string> extends PartnerAnswer<Text>, PartnerViewCounts {}

export interface PromoAnswer<Text = string> {
  id: string;
  reference: string;
  title: Text;
  text: Text;
  image: ImageAnswer | null;
  /**
   * Path of a page of the site without language prefix, such as `/pricings`; null: the promotion
   * has no link.
   */
  path: string | null;
  from: string | null;
  to: string | null;
  position: number;
}

/** A message of the contact form, which only staff can read. */
export interface ContactMessageAnswer {
  id: string;
  reference: string;
  fullName: string;
  phone: string;
  email: string;
  message: string;
  state: ContactState;
  /** Note that staff wrote on the message. */
  note: string | null;
  createdAt: string;
}
