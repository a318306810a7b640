import { Injectable } from '@nestjs/common';
import {
  fillsPlace,
  PHOTO_PLACES,
  pitchOfPlace,
  smallestPhoto,
} from '@five/shared/venue/photos/photo-places.rules';
import type { UpdatePhotoRequest } from '@five/shared/venue/photos/photos.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { auditedTexts, changesBetween } from '../../platform/audit/changes.ts';
import { ContentTools } from '../../platform/content/content-service.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import type { UnattachedFile } from '../../platform/files/file-repository.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import { plainTexts } from '../../platform/texts/content-language.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import { PlacePhoto } from './place-photo.entity.ts';
import { PlacePhotosQueries } from './place-photos.queries.ts';

/** Sets and removes the photographs of places. */
@Injectable()
export class PlacePhotosService {
  constructor(
    private readonly tools: ContentTools,
    private readonly pitches: PitchesQueries,
    private readonly queries: PlacePhotosQueries,
  ) {}

  /**
   * Sets the photograph of a place, or changes its focal point and caption.
   * @throws DomainError NOT_FOUND for an unknown place, PHOTO_FILE_REQUIRED, PHOTO_MEDIA_UNKNOWN,
   * PHOTO_TOO_SMALL, and those of `Files.withPicture`
   */
  async update(
    by: Caller,
    place: string,
    request: UpdatePhotoRequest,
    upload: Upload | null,
  ): Promise<void> {
    const pitch = await this.pitchOf(place);
    const write = (file: UnattachedFile | null) =>
      this.tools.transactions.runOnce(null, async (tx) => {
        const before = await lockPhoto(tx, place);
        const row = tx.create(PlacePhoto, before ?? { place, pitch, caption: null });
        row.createdAt = file || !before ? this.tools.clock.now() : before.createdAt;
        await this.replacePicture(tx, row, { file, change: request });
        if (request.caption !== undefined) row.caption = plainTexts(request.caption);
        await tx.save(row);
        await this.tools.pgListener.notify(tx, 'version', 'photos');
        const changes = changesBetween(captionOf(before), captionOf(row));
        if (Object.keys(changes).length > 0 || this.tools.files.hasChanged(tx))
          await this.note(tx, by, row, 'on');
      });
    const { files } = this.tools;
    if (upload || request.media === undefined)
      return files.withPicture(upload, by.reference, write);
    const picture = await this.queries.pictureOf(request.media);
    if (picture === null) throw codeRefused('PHOTO_MEDIA_UNKNOWN');
    return files.withCopy(picture, by.reference, write);
  }

  /** Removes the photograph of a place. Nothing changes if it has none. */
  async remove(by: Caller, place: string): Promise<void> {
    await this.pitchOf(place);
    await this.tools.transactions.runOnce(null, async (tx) => {
      const row = await lockPhoto(tx, place);
      if (!row) return;
      await tx.delete(PlacePhoto, { place });
      await this.tools.pgListener.notify(tx, 'version', 'photos');
      await this.tools.files.release(tx, row.imageId);
      await this.note(tx, by, row, 'off');
    });
  }

  /** Returns the pitch of a place that exists; null: the place is not a pitch. */
  private async pitchOf(place: string): Promise<string | null> {
    const pitch = pitchOfPlace(place);
    const exists =
      pitch === null
        ? PHOTO_PLACES.some((one) => one === place)
        : (await this.pitches.byCode(pitch)) !== undefined;
    if (!exists) throw new DomainError('NOT_FOUND');
    return pitch;
  }

  private async replacePicture(
    tx: Tx,
    row: PlacePhoto,
    { file, change }: { file: UnattachedFile | null; change: UpdatePhotoRequest },
  ): Promise<void> {
    const { focusX, focusY } = change;
    const id = await this.tools.files.replace(tx, {
      former: row.imageId ?? null,
      file,
      change: { focusX, focusY },
      owner: { kind: 'photo', reference: row.place },
    });
    if (id === null) throw codeRefused('PHOTO_FILE_REQUIRED');
    row.imageId = id;
    if (file) await refuseTooSmall(tx, row);
  }

  /** The photograph of a pitch is a change of the pitch. */
  private note(
    tx: Tx,
    { reference }: Caller,
    { place, pitch }: PlacePhoto,
    to: 'on' | 'off',
  ): Promise<void> {
    const subject =
      pitch === null
        ? { act: 'venue.photo', subjectKind: 'venue', subject: 'venue', changed: { place } }
        : { act: 'pitch.update', subjectKind: 'pitch', subject: pitch };
    return this.tools.audit.record(tx, { actor: reference, to, ...subject });
  }
}

const captionOf = (photo: PlacePhoto | null) => auditedTexts('caption', photo?.caption ?? null);

/** Excludes other changes of photographs, also of a place that has none yet. */
async function lockPhoto(tx: Tx, place: string): Promise<PlacePhoto | null> {
  await tx.query('lock table place_photos in share row exclusive mode');
  return tx.findOneBy(PlacePhoto, { place });
}

async function refuseTooSmall(tx: Tx, { place, imageId }: PlacePhoto): Promise<void> {
  const [size] = await tx.query<{ width: number; height: number }[]>(
    'select width, height from files where id = $1',
    [imageId],
  );
  if (!size || !fillsPlace(place, size))
    throw codeRefused('PHOTO_TOO_SMALL', { parameters: { ...smallestPhoto(place) } });
}
