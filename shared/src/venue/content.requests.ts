import { RemovablePictureRequest, PictureRequest } from '../files/files.requests.ts';
import {
  CalendarDate,
  Line,
  Nullable,
  OneOf,
  Optional,
  References,
  SitePath,
  WebAddress,
  WholeNumber,
} from '../platform/checks.ts';
import { Nested } from '../platform/nested.ts';
import { LineTextsRequest, ParagraphTextsRequest } from '../platform/texts.requests.ts';
import { MEDIA_KINDS, PARTNER_KINDS, PARTNER_TIERS } from './content.codes.ts';
import type { MediaKind, PartnerKind, PartnerTier } from './content.codes.ts';

const MAX_POSITION = 10_000;
/** More than any page shows. */
const MOST_SEEN = 60;

/** `POST medias`, with a `file` for an image and for the still of a video. */
export class CreateMediaRequest extends PictureRequest {
  @OneOf(MEDIA_KINDS) kind: MediaKind;
  @Nested(() => LineTextsRequest) caption: LineTextsRequest;
  /** Undefined or null: the text is added later; until then the item is visible to staff only. */
  @Nullable() @Nested(() => LineTextsRequest) alt?: LineTextsRequest | null;
  @Nullable() @WebAddress() videoUrl?: string | null;
  /** Default: the last position. */
  @Optional() @WholeNumber(0, MAX_POSITION) position?: number;
}

/** `PUT medias/{reference}`: partial; the kind cannot change. A `file` replaces the picture. */
export class UpdateMediaRequest extends RemovablePictureRequest {
  @Optional() @Nested(() => LineTextsRequest) caption?: LineTextsRequest;
  @Nullable() @Nested(() => LineTextsRequest) alt?: LineTextsRequest | null;
  @Optional() @WebAddress() videoUrl?: string;
  @Optional() @WholeNumber(0, MAX_POSITION) position?: number;
}

/** `POST partners`, with the logo as `file`. */
export class CreatePartnerRequest extends PictureRequest {
  @OneOf(PARTNER_KINDS) kind: PartnerKind;
  @OneOf(PARTNER_TIERS) tier: PartnerTier;
  @Line(80) name: string;
  @Nullable() @Nested(() => ParagraphTextsRequest) text?: ParagraphTextsRequest | null;
  @Nullable() @WebAddress() url?: string | null;
  @Nullable() @CalendarDate() from?: string | null;
  @Nullable() @CalendarDate() to?: string | null;
  @Optional() @WholeNumber(0, MAX_POSITION) position?: number;
}

/** `PUT partners/{reference}`: partial. */
export class UpdatePartnerRequest extends RemovablePictureRequest {
  @Optional() @OneOf(PARTNER_KINDS) kind?: PartnerKind;
  @Optional() @OneOf(PARTNER_TIERS) tier?: PartnerTier;
  @Optional() @Line(80) name?: string;
  @Nullable() @Nested(() => ParagraphTextsRequest) text?: ParagraphTextsRequest | null;
  @Nullable() @WebAddress() url?: string | null;
  @Nullable() @CalendarDate() from?: string | null;
  @Nullable() @CalendarDate() to?: string | null;
  @Optional() @WholeNumber(0, MAX_POSITION) position?: number;
}

/** `POST partner_views`: partners that were visible on one page, each once. */
export class SeenPartnersRequest {
  @References('partner', MOST_SEEN) partners: string[];
}

/** `POST promos`, with the picture as `file`. */
export class CreatePromoRequest extends PictureRequest {
  @Nested(() => LineTextsRequest) title: LineTextsRequest;
  @Nested(() => ParagraphTextsRequest) text: ParagraphTextsRequest;
  @Nullable() @SitePath() path?: string | null;
  @Nullable() @CalendarDate() from?: string | null;
  @Nullable() @CalendarDate() to?: string | null;
  @Optional() @WholeNumber(0, MAX_POSITION) position?: number;
}

/** `PUT promos/{reference}`: partial. */
export class UpdatePromoRequest extends RemovablePictureRequest {
  @Optional() @Nested(() => LineTextsRequest) title?: LineTextsRequest;
  @Optional() @Nested(() => ParagraphTextsRequest) text?: ParagraphTextsRequest;
  @Nullable() @SitePath() path?: string | null;
  @Nullable() @CalendarDate() from?: string | null;
  @Nullable() @CalendarDate() to?: string | null;
  @Optional() @WholeNumber(0, MAX_POSITION) position?: number;
}
