import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import type { ListSpec } from '../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import type { ContentLanguage, LocalizedText } from '../platform/texts/content-language.ts';
import type { AddonOption } from './addon.entity.ts';

interface AddonRow {
  reference: string;
  name: Texts;
  options: AddonOption[];
  stock: number | null;
  archived: boolean;
}

/** Add-ons on offer. Staff also see archived add-ons. */
@Injectable()
export class AddonsQueries {
  constructor(private readonly lists: Lists) {}

  async page(
    query: RawQuery,
    staff: boolean,
    language: ContentLanguage,
  ): Promise<Page<AddonAnswer<LocalizedText>>> {
    const spec = staff ? LIST : { ...LIST, where: 'a.archived_at is null' };
    return (await this.lists.read<AddonRow>(spec, query)).map((row) => answerOf(row, language));
  }

  async one(reference: string, language: ContentLanguage): Promise<AddonAnswer<LocalizedText>> {
    return (await this.page(byReference(reference), true, language)).only();
  }
}

function answerOf(
  { reference, name, options, stock, archived }: AddonRow,
  language: ContentLanguage,
): AddonAnswer<LocalizedText> {
  const read = options.map((option) => ({
    code: option.code,
    name: language.text(option.name),
    priceCents: option.priceCents,
  }));
  return { id: reference, reference, name: language.text(name), options: read, stock, archived };
}

const LIST: ListSpec = {
  name: 'addons',
  select: `select a.reference, a.name, a.options, a.stock, a.archived_at is not null as archived
      from addons a`,
  fields: {
    id: { sql: 'a.reference', kind: 'text' },
    archived: { sql: '(a.archived_at is not null)', kind: 'flag' },
  },
  search: ['a.search'],
  sort: {
    id: 'a.reference',
    reference: 'a.reference',
    name: "a.name ->> 'fr'",
    stock: 'a.stock',
    archived: 'a.archived_at',
  },
  order: "a.name ->> 'fr'",
  tieBreak: 'a.id',
};
