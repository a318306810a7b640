import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type { PromoAnswer } from '@five/shared/venue/content.contract';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { imageAnswer, imageColumn, type ImageRow } from '../../platform/files/image-answer.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpec } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import type { ContentLanguage, LocalizedText } from '../../platform/texts/content-language.ts';
import { shownOn } from '../display.ts';

interface PromoRow extends Omit<PromoAnswer<Texts>, 'id' | 'image'> {
  image: ImageRow | null;
}

/** Reads promotions: those shown today for visitors; all promotions for staff. */
@Injectable()
export class PromosQueries {
  constructor(
    private readonly lists: Lists,
    private readonly clock: VenueClock,
  ) {}

  async page(
    query: RawQuery,
    staff: boolean,
    language: ContentLanguage,
  ): Promise<Page<PromoAnswer<LocalizedText>>> {
    const page = await this.lists.read<PromoRow>(staff ? ALL : SHOWN, query, [this.clock.today()]);
    return page.map((row) => answerOf(row, language));
  }

  async one(reference: string, language: ContentLanguage): Promise<PromoAnswer<LocalizedText>> {
    return (await this.page(byReference(reference), true, language)).only();
  }
}

function answerOf(
  { reference, title, text, image, path, from, to, position }: PromoRow,
  language: ContentLanguage,
): PromoAnswer<LocalizedText> {
  return {
    id: reference,
    reference,
    title: language.text(title),
    text: language.text(text),
    image: imageAnswer(image),
    path,
    from,
    to,
    position,
  };
}

const ALL: ListSpec = {
  name: 'promos',
  select: `select p.reference, p.title, p.text, p.path, p.from_date as "from", p.to_date as "to",
    p.position, ${imageColumn('f')} as image
    from promos p left join files f on f.id = p.image_id`,
  where: '$1::date is not null',
  fields: {
    id: { sql: 'p.reference', kind: 'text' },
    shown: { sql: shownOn('p'), kind: 'flag' },
  },
  search: ['p.search'],
  sort: {
    id: 'p.reference',
    reference: 'p.reference',
    title: "p.title ->> 'fr'",
    from: 'p.from_date',
    to: 'p.to_date',
    position: 'p.position',
  },
  order: 'p.position',
  tieBreak: 'p.id',
};

const SHOWN: ListSpec = { ...ALL, where: shownOn('p') };
