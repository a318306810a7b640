import type { ImageAnswer } from '../files/files.contract.ts';
import type { ContactState, MediaKind, PartnerKind, PartnerTier } from './content.codes.ts';

/** `Text` is `Texts` when the desk asks with `?texts=all`. */
export interface MediaAnswer<Text = string> {
  id: string;
  reference: string;
  kind: MediaKind;
  caption: Text;
  /** What it shows, for who does not see it. Empty while nobody has said it: the desk alone reads such a media. */
  alt: Text;
  /** The picture, or the still of a video. */
  image: ImageAnswer | null;
  /** Where the video is to be seen; null for an image. */
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
  /** Null: its name is set as a word-mark. */
  logo: ImageAnswer | null;
  url: string | null;
  /** First and last day it is shown; null: open. */
  from: string | null;
  to: string | null;
  position: number;
}

/** How often a partner was seen, for the desk. */
export interface PartnerViewCounts {
  /** Today and the 29 days before it. */
  viewsLast30Days: number;
  /** Between the first and the last day that it is shown. */
  viewsInWindow: number;
}

export interface StaffPartnerAnswer<Text = string> extends PartnerAnswer<Text>, PartnerViewCounts {}

export interface PromoAnswer<Text = string> {
  id: string;
  reference: string;
  title: Text;
  text: Text;
  image: ImageAnswer | null;
  /** A path of the site without language, such as `/pricings`; null: nothing to press. */
  path: string | null;
  from: string | null;
  to: string | null;
  position: number;
}

/** What came in by the contact form: staff only. */
export interface ContactMessageAnswer {
  id: string;
  reference: string;
  fullName: string;
  phone: string;
  email: string;
  message: string;
  state: ContactState;
  /** What the desk wrote beside it. */
  note: string | null;
  createdAt: string;
}
