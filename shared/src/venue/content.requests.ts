import { About } from '../platform/checks/about.ts';
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
/** Maximum number of partners in one `POST partner_views` request: more than any page displays. */
const MOST_SEEN = 60;

/** Body of `POST medias`; `file` contains the image, or the still image of a video. */
export class CreateMediaRequest extends PictureRequest {
  @OneOf(MEDIA_KINDS) kind: MediaKind;
  @Nested(() => LineTextsRequest) caption: LineTextsRequest;
  @About(
    'Alternative text. Undefined or null: staff add the text later; until then only staff ' +
      'receive the item.',
  )
  @Nullable()
  @Nested(() => LineTextsRequest)
  alt?: LineTextsRequest | null;
  @Nullable() @WebAddress() videoUrl?: string | null;
  @About('Position in the gallery; without it, the item is added at the end.')
  @Optional()
  @WholeNumber(0, MAX_POSITION)
  position?: number;
}

/**
 * Body of `PUT medias/{reference}`: all fields are optional; the kind cannot change. A `file`
 * replaces the picture.
 */
export class UpdateMediaRequest extends RemovablePictureRequest {
  @Optional() @Nested(() => LineTextsRequest) caption?: LineTextsRequest;
  @Nullable() @Nested(() => LineTextsRequest) alt?: LineTextsRequest | null;
  @Optional() @WebAddress() videoUrl?: string;
  @Optional() @WholeNumber(0, MAX_POSITION) position?: number;
}

/** Body of `POST partners`; `file` contains the logo. */
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

/** Body of `PUT partners/{reference}`: all fields are optional. A `file` replaces the logo. */
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

/**
 * Body of `POST partner_views`, which counts views: references of the partners that a visitor has
 * seen on screen, each reference once.
 */
export class SeenPartnersRequest {
  @References('partner', MOST_SEEN) partners: string[];
}

/** Body of `POST promos`; `file` contains the picture. */
export class CreatePromoRequest extends PictureRequest {
  @Nested(() => LineTextsRequest) title: LineTextsRequest;
  @Nested(() => ParagraphTextsRequest) text: ParagraphTextsRequest;
  @Nullable() @SitePath() path?: string | null;
  @Nullable() @CalendarDate() from?: string | null;
  @Nullable() @CalendarDate() to?: string | null;
  @Optional() @WholeNumber(0, MAX_POSITION) position?: number;
}

/** Body of `PUT promos/{reference}`: all fields are optional. A `file` replaces the picture. */
export class UpdatePromoRequest extends RemovablePictureRequest {
  @Optional() @Nested(() => LineTextsRequest) title?: LineTextsRequest;
  @Optional() @Nested(() => ParagraphTextsRequest) text?: ParagraphTextsRequest;
  @Nullable() @SitePath() path?: string | null;
  @Nullable() @CalendarDate() from?: string | null;
  @Nullable() @CalendarDate() to?: string | null;
  @Optional() @WholeNumber(0, MAX_POSITION) position?: number;
}
