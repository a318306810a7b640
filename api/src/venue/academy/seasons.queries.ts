import { Injectable } from '@nestjs/common';
import type { AcademySeasonAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import type { ListSpec } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import type { ContentLanguage, LocalizedText } from '../../platform/texts/content-language.ts';

export type SeasonRow = Omit<AcademySeasonAnswer<Texts>, 'id'>;

/** Reads the academy's seasons for staff. */
@Injectable()
export class SeasonsQueries {
  constructor(private readonly lists: Lists) {}

  async page(
    query: RawQuery,
    language: ContentLanguage,
  ): Promise<Page<AcademySeasonAnswer<LocalizedText>>> {
    return (await this.lists.read<SeasonRow>(LIST, query)).map((row) =>
      seasonAnswer(row, language),
    );
  }

  async one(
    reference: string,
    language: ContentLanguage,
  ): Promise<AcademySeasonAnswer<LocalizedText>> {
    return (await this.page(byReference(reference), language)).only();
  }
}

export function seasonAnswer(
  { reference, name, text, from, to }: SeasonRow,
  language: ContentLanguage,
): AcademySeasonAnswer<LocalizedText> {
  return {
    id: reference,
    reference,
    name: language.text(name),
    text: text && language.text(text),
    from,
    to,
  };
}

const LIST: ListSpec = {
  name: 'academy_seasons',
  select: `select e.reference, e.name, e.text, e.from_date as "from", e.to_date as "to"
      from academy_seasons e`,
  fields: {
    id: { sql: 'e.reference', kind: 'text' },
    from: { sql: 'e.to_date', kind: 'date-from' },
    to: { sql: 'e.from_date', kind: 'date-to' },
  },
  search: ['e.search'],
  sort: {
    id: 'e.reference',
    reference: 'e.reference',
    name: "e.name ->> 'fr'",
    from: 'e.from_date',
    to: 'e.to_date',
  },
  order: 'e.from_date desc',
  tieBreak: 'e.id',
};
