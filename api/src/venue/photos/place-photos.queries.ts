import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { PHOTO_PLACES, placeOfPitch } from '@five/shared/venue/photos/photo-places.rules';
import type { PhotoAnswer } from '@five/shared/venue/photos/photos.contract';
import { DataSource } from 'typeorm';
import type { ContentViewer } from '../../platform/content/content-viewer.ts';
import { imageAnswer, imageColumn, type ImageRow } from '../../platform/files/image-answer.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Translator } from '../../platform/i18n/translator.ts';
import type { LocalizedText } from '../../platform/texts/content-language.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';

interface PhotoRow {
  place: string;
  pitch: string | null;
  caption: Texts | null;
  image: ImageRow;
}

/** Reads the photographs of places: the named places first, then the pitches in their order. */
@Injectable()
export class PlacePhotosQueries {
  constructor(
    private readonly source: DataSource,
    private readonly pitches: PitchesQueries,
    private readonly translator: Translator,
  ) {}

  /** Visitors do not get photographs of pitches out of service. */
  async all(viewer: ContentViewer): Promise<PhotoAnswer<LocalizedText>[]> {
    const rows = await this.source.query<PhotoRow[]>(`select p.place, p.pitch, p.caption,
      ${imageColumn('f')} as image from place_photos p join files f on f.id = p.image_id`);
    const pitches = await (viewer.staff ? this.pitches.all() : this.pitches.active());
    const names = new Map<string, Texts | null>([
      ...PHOTO_PLACES.map((place) => [place, null] as const),
      ...pitches.map(({ code, name }) => [placeOfPitch(code), name] as const),
    ]);
    const found = new Map(rows.map((row) => [row.place, row]));
    return [...names].flatMap(([place, name]) => {
      const row = found.get(place);
      return row ? [this.answer(row, name, viewer)] : [];
    });
  }

  /** @throws DomainError NOT_FOUND */
  async one(place: string, viewer: ContentViewer): Promise<PhotoAnswer<LocalizedText>> {
    const photo = (await this.all(viewer)).find((one) => one.place === place);
    if (!photo) throw new DomainError('NOT_FOUND');
    return photo;
  }

  async count(): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(
      'select count(*)::int as count from place_photos',
    );
    return row?.count ?? 0;
  }

  /** Database id of the picture of an item of the gallery; null if it does not exist. */
  async pictureOf(media: string): Promise<number | null> {
    const [row] = await this.source.query<{ id: number }[]>(
      `select image_id as id from medias where reference = $1 and kind = 'image'`,
      [media],
    );
    return row?.id ?? null;
  }

  private answer(
    { place, caption, image }: PhotoRow,
    name: Texts | null,
    { language }: ContentViewer,
  ): PhotoAnswer<LocalizedText> {
    const { locale } = language;
    const general = () =>
      name === null
        ? this.translator.message(locale, `photos.alt.${place}`)
        : (name[locale] ?? name.fr);
    return {
      place,
      pitchName: name && language.text(name),
      caption: caption && language.text(caption),
      alt: caption?.[locale] ?? general(),
      image: imageAnswer(image),
    };
  }
}
