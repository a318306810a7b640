import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type { TariffAnswer } from '@five/shared/pricings/pricings.contract';
import type { ListSpec } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import type { ContentLanguage, LocalizedText } from '../../platform/texts/content-language.ts';

interface TariffRow {
  reference: string;
  name: Texts;
}

/** Tariffs for staff. */
@Injectable()
export class TariffsQueries {
  constructor(private readonly lists: Lists) {}

  async page(
    query: RawQuery,
    language: ContentLanguage,
  ): Promise<Page<TariffAnswer<LocalizedText>>> {
    return (await this.lists.read<TariffRow>(LIST, query)).map((row) =>
      tariffAnswer(row, language),
    );
  }

  async one(reference: string, language: ContentLanguage): Promise<TariffAnswer<LocalizedText>> {
    return (await this.page(byReference(reference), language)).only();
  }
}

function tariffAnswer(
  { reference, name }: TariffRow,
  language: ContentLanguage,
): TariffAnswer<LocalizedText> {
  return { id: reference, reference, name: language.text(name) };
}

const LIST: ListSpec = {
  name: 'tariffs',
  select: 'select t.reference, t.name from tariffs t',
  fields: { id: { sql: 't.reference', kind: 'text' } },
  search: ['t.search'],
  sort: { id: 't.reference', reference: 't.reference', name: "t.name ->> 'fr'" },
  order: 't.id',
  tieBreak: 't.reference',
};
