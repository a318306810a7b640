import { Injectable } from '@nestjs/common';
import type { CreateMediaRequest, UpdateMediaRequest } from '@five/shared/venue/content.requests';
import type { Caller } from '../../platform/access/caller.ts';
import {
  applyChanges,
  ContentService,
  nextPosition,
} from '../../platform/content/content-service.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/upload.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { newReference } from '../../platform/references.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { Media } from './media.entity.ts';

/** Creates, updates and deletes items of the media library, for an admin. */
@Injectable()
export class MediasService extends ContentService<Media, CreateMediaRequest, UpdateMediaRequest> {
  protected readonly table = { entity: Media, kind: 'media', picture: 'imageId' } as const;

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
