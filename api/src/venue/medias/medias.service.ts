import { Injectable } from '@nestjs/common';
import type { CreateMediaRequest, UpdateMediaRequest } from '@five/shared/venue/content.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { isChanged } from '../../platform/audit/changes.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Files } from '../../platform/files/files.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/upload.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../../platform/idempotency/idempotent-transactions.ts';
import { newReference } from '../../platform/references.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { lastPosition } from '../position.ts';
import { Media } from './media.entity.ts';

/** Creates, updates and deletes items of the media library, for an admin. */
@Injectable()
export class MediasService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly files: Files,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the reference of the new item. */
  async create(
    by: Caller,
    request: CreateMediaRequest,
    upload: Upload | null,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    const { kind, position, videoUrl = null } = request;
    checkShape({ kind, videoUrl, hasImage: upload !== null });
    const reference = newReference('ME');
    return this.files.withPicture(upload, by.reference, (file) =>
      this.transactions.runOnce(idempotency, async (tx) => {
        const imageId = await this.files.replace(tx, {
          former: null,
          file,
          change: request,
          owner: ownerOf(reference),
        });
        const media = tx.create(Media, {
          reference,
          kind,
          videoUrl,
          alt: null,
          imageId,
          position: position ?? (await lastPosition(tx, 'medias')),
          createdAt: this.clock.now(),
        });
        await tx.save(fill(media, request));
        await this.note(tx, by, 'media.create', reference);
        return reference;
      }),
    );
  }

  async update(
    by: Caller,
    reference: string,
    request: UpdateMediaRequest,
    upload: Upload | null,
  ): Promise<void> {
    await this.files.withPicture(upload, by.reference, (file) =>
      this.transactions.run(async (tx) => {
        const media = await locked(tx, reference);
        const before = { ...media };
        if (request.videoUrl !== undefined) media.videoUrl = request.videoUrl;
        if (request.position !== undefined) media.position = request.position;
        media.imageId = await this.files.replace(tx, {
          former: media.imageId,
          file,
          change: request,
          owner: ownerOf(reference),
        });
        checkShape({ ...media, hasImage: media.imageId !== null });
        await tx.save(fill(media, request));
        if (isChanged(before, media) || this.files.hasChanged(tx))
          await this.note(tx, by, 'media.update', reference);
      }),
    );
  }

  /** Deletes the item with its picture. */
  async remove(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const media = await locked(tx, reference);
      await tx.delete(Media, { id: media.id });
      if (media.imageId !== null) await this.files.release(tx, media.imageId);
      await this.note(tx, by, 'media.delete', reference);
    });
  }

  private note(tx: Tx, by: Caller, act: string, reference: string): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'media',
      subject: reference,
    });
  }
}

const ownerOf = (reference: string) => ({ kind: 'media', reference });

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

function fill(media: Media, { caption, alt }: Pick<UpdateMediaRequest, 'caption' | 'alt'>): Media {
  if (caption) media.caption = plainTexts(caption);
  if (alt !== undefined) media.alt = alt && plainTexts(alt);
  media.search = searchText(media.reference, media.caption, media.alt);
  return media;
}

async function locked(tx: Tx, reference: string): Promise<Media> {
  const media = await tx.findOne(Media, {
    where: { reference },
    lock: { mode: 'pessimistic_write' },
  });
  if (!media) throw new DomainError('NOT_FOUND');
  return media;
}
