import { Injectable } from '@nestjs/common';
import { type Locale, LOCALES, type Texts } from '@five/shared/locales/locale';
import { MEDIA_KINDS } from '@five/shared/venue/content.codes';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { imageAnswer, imageColumn, type ImageRow } from '../../platform/files/image-answer.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpec } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import type { ContentLanguage, LocalizedText } from '../../platform/texts/content-language.ts';

interface MediaRow extends Omit<MediaAnswer<Texts>, 'id' | 'alt' | 'image' | 'createdAt'> {
  alt: Texts | null;
  image: ImageRow | null;
  createdAt: Date;
}

/** Reads the media library: all items for staff; only items with a description for visitors. */
@Injectable()
export class MediasQueries {
  constructor(private readonly lists: Lists) {}

  async page(
    query: RawQuery,
    staff: boolean,
    language: ContentLanguage,
  ): Promise<Page<MediaAnswer<LocalizedText>>> {
    return (await this.lists.read<MediaRow>(staff ? ALL : SHOWN, query)).map((row) =>
      answerOf(row, language),
    );
  }

  async one(
    reference: string,
    staff: boolean,
    language: ContentLanguage,
  ): Promise<MediaAnswer<LocalizedText>> {
    return (await this.page(byReference(reference), staff, language)).only();
  }
}

function answerOf(
  { reference, kind, caption, alt, image, videoUrl, position, createdAt }: MediaRow,
  language: ContentLanguage,
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

const UNTITLED: Texts = { fr: '' };

const isTitled = (locale: Locale) => `coalesce(m.alt ->> '${locale}', '') <> ''`;

const ALL: ListSpec = {
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

const SHOWN: ListSpec = { ...ALL, where: 'm.alt is not null' };
