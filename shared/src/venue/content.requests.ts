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
import { partialOf } from '../platform/checks/partial-of.ts';

const MAX_POSITION = 10_000;
/** Maximum number of partners in one `POST partner_views` request: more than any page displays. */
const MOST_SEEN = 60;

/** Body of `POST medias`; `file` contains the image, or the still image of a video. */
export class CreateMediaRequest extends PictureRequest {
  @About('A video is a link with a still image.')
  @OneOf(MEDIA_KINDS)
  kind: MediaKind;
  @About('Caption of the item.')
  @Nested(() => LineTextsRequest)
  caption: LineTextsRequest;
  @About(
    'Alternative text. Undefined or null: staff add the text later; until then only staff ' +
      'receive the item.',
  )
  @Nullable()
  @Nested(() => LineTextsRequest)
  alt?: LineTextsRequest | null;
  @About('URL of the video with `https`; only for a video.')
  @Nullable()
  @WebAddress()
  videoUrl?: string | null;
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
  @About('Caption of the item.')
  @Optional()
  @Nested(() => LineTextsRequest)
  caption?: LineTextsRequest;
  @About('Alternative text; null: until it is set, only staff receive the item.')
  @Nullable()
  @Nested(() => LineTextsRequest)
  alt?: LineTextsRequest | null;
  @Optional() @WebAddress() videoUrl?: string;
  @About('Position in the list; items with a lower number come first.')
  @Optional()
  @WholeNumber(0, MAX_POSITION)
  position?: number;
}

/** Body of `POST partners`; `file` contains the logo. */
export class CreatePartnerRequest extends PictureRequest {
  @About('Title under which the site shows the organisation.')
  @OneOf(PARTNER_KINDS)
  kind: PartnerKind;
  @About('Tier in display order, `gold` first.')
  @OneOf(PARTNER_TIERS)
  tier: PartnerTier;
  @Line(80) name: string;
  @About('Public text about the partner.')
  @Nullable()
  @Nested(() => ParagraphTextsRequest)
  text?: ParagraphTextsRequest | null;
  @Nullable() @WebAddress() url?: string | null;
  @About('First day of display; null: no limit.')
  @Nullable()
  @CalendarDate()
  from?: string | null;
  @About('Last day of display, included; null: no limit.')
  @Nullable()
  @CalendarDate()
  to?: string | null;
  @About('Position within the tier; a lower number comes first.')
  @Optional()
  @WholeNumber(0, MAX_POSITION)
  position?: number;
}

/** Body of `PUT partners/{reference}`: all fields are optional. A `file` replaces the logo. */
export class UpdatePartnerRequest extends partialOf(CreatePartnerRequest, {
  base: RemovablePictureRequest,
}) {}

/**
 * Body of `POST partner_views`, which counts views: references of the partners that a visitor has
 * seen on screen, each reference once.
 */
export class SeenPartnersRequest {
  @About('References of the partners that were seen on screen, each once.')
  @References('partner', MOST_SEEN)
  partners: string[];
}

/** Body of `POST promos`; `file` contains the picture. */
export class CreatePromoRequest extends PictureRequest {
  @Nested(() => LineTextsRequest) title: LineTextsRequest;
  @About('Text of the promotion.')
  @Nested(() => ParagraphTextsRequest)
  text: ParagraphTextsRequest;
  @Nullable() @SitePath() path?: string | null;
  @About('First day of display; null: no limit.')
  @Nullable()
  @CalendarDate()
  from?: string | null;
  @About('Last day of display, included; null: no limit.')
  @Nullable()
  @CalendarDate()
  to?: string | null;
  @About('Position in the list; items with a lower number come first.')
  @Optional()
  @WholeNumber(0, MAX_POSITION)
  position?: number;
}

/** Body of `PUT promos/{reference}`: all fields are optional. A `file` replaces the picture. */
export class UpdatePromoRequest extends partialOf(CreatePromoRequest, {
  base: RemovablePictureRequest,
}) {}
