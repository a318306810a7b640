import { Controller, Injectable } from '@nestjs/common';
import { type Locale, LOCALES, type Texts } from '@five/shared/locales/locale';
import { MEDIA_KINDS } from '@five/shared/venue/content.codes';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import type { CreateMediaRequest, UpdateMediaRequest } from '@five/shared/venue/content.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { contentController } from '../../platform/content/content-controller.ts';
import { ContentQueries } from '../../platform/content/content-queries.ts';
import {
  applyChanges,
  ContentService,
  nextPosition,
} from '../../platform/content/content-service.ts';
import type { ContentViewer } from '../../platform/content/content-viewer.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { imageAnswer, imageColumn, type ImageRow } from '../../platform/files/image-answer.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { newReference } from '../../platform/references.ts';
import {
  type LocalizedText,
  plainTexts,
  searchText,
} from '../../platform/texts/content-language.ts';
import { Media } from './media.entity.ts';

interface MediaRow extends Omit<MediaAnswer<Texts>, 'id' | 'alt' | 'image' | 'createdAt'> {
  alt: Texts | null;
  image: ImageRow | null;
  createdAt: Date;
}

/** Reads the media library: all items for staff; only items with a description for visitors. */
@Injectable()
export class MediasQueries extends ContentQueries<MediaRow, MediaAnswer<LocalizedText>> {
  protected readonly list = ALL;
  protected override readonly shown = SHOWN;

  protected answer(
    { reference, kind, caption, alt, image, videoUrl, position, createdAt }: MediaRow,
    { language }: ContentViewer,
  ): MediaAnswer<LocalizedText> {
    return {
      id: reference,
      reference,
      kind,
      caption: language.text(caption),
      alt: language.text(alt ?? UNTITLED),
      image: imageAnswer(image),
      videoUrl,
      position,
      createdAt: createdAt.toISOString(),
    };
  }
}

const UNTITLED: Texts = { fr: '' };

const isTitled = (locale: Locale) => `coalesce(m.alt ->> '${locale}', '') <> ''`;

const ALL: ListSpecOf<'GET medias'> = {
  name: 'medias',
  select: `select m.reference, m.kind, m.caption, m.alt, m.video_url as "videoUrl", m.position,
    m.created_at as "createdAt", ${imageColumn('f')} as image
    from medias m left join files f on f.id = m.image_id`,
  fields: {
    id: { sql: 'm.reference', kind: 'text' },
    kind: { sql: 'm.kind', kind: 'text', values: MEDIA_KINDS },
    described: { sql: `(${LOCALES.map(isTitled).join(' and ')})`, kind: 'flag' },
  },
  search: ['m.search'],
  sort: {
    id: 'm.reference',
    reference: 'm.reference',
    kind: 'm.kind',
    caption: "m.caption ->> 'fr'",
    position: 'm.position',
    createdAt: 'm.created_at',
  },
  order: 'm.position',
  tieBreak: 'm.id',
};

const SHOWN: ListSpecOf<'GET medias'> = { ...ALL, where: 'm.alt is not null' };

/** Creates, updates and deletes items of the media library, for an admin. */
@Injectable()
export class MediasService extends ContentService<Media, CreateMediaRequest, UpdateMediaRequest> {
  protected readonly table = {
    entity: Media,
    kind: 'media',
    version: 'medias',
    picture: 'imageId',
  } as const;

  /** Checks the combination of fields before the picture is encoded. */
  override async create(
    by: Caller,
    request: CreateMediaRequest,
    upload: Upload | null,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    const { kind, videoUrl = null } = request;
    checkShape({ kind, videoUrl, hasImage: upload !== null });
    return super.create(by, request, upload, idempotency);
  }

  protected async initial(tx: Tx, { kind }: CreateMediaRequest) {
    return {
      reference: newReference('ME'),
      kind,
      videoUrl: null,
      alt: null,
      position: await nextPosition(tx, Media),
    };
  }

  protected fill(
    media: Media,
    { caption, alt, videoUrl, position }: CreateMediaRequest | UpdateMediaRequest,
  ): void {
    applyChanges(media, {
      caption: plainTexts(caption),
      alt: plainTexts(alt),
      videoUrl,
      position,
    });
    checkShape({ ...media, hasImage: media.imageId !== null });
    media.search = searchText(media.reference, media.caption, media.alt);
  }
}

/**
 * Checks the combination of fields: an image needs a picture; a video needs a URL, and a still
 * picture is optional.
 */
function checkShape({
  kind,
  videoUrl,
  hasImage,
}: Pick<Media, 'kind' | 'videoUrl'> & { hasImage: boolean }): void {
  if (kind === 'image' && !hasImage) throw codeRefused('MEDIA_IMAGE_REQUIRED');
  if ((kind === 'video') !== (videoUrl !== null)) throw codeRefused('MEDIA_VIDEO_URL');
}

/** API routes of the media library, with pictures and videos of the venue. */
@Controller()
export class MediasController extends contentController('medias', {
  messages: 'medias',
  queries: MediasQueries,
  service: MediasService,
}) {}
