import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import type { ListSpec } from '../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import type { Reader, ReadText } from '../platform/texts/reader.ts';
import type { AddonOption } from './addon.entity.ts';

interface AddonRow {
  reference: string;
  name: Texts;
  options: AddonOption[];
  stock: number | null;
  archived: boolean;
}

/** Add-ons on offer; staff also see archived ones. */
@Injectable()
export class AddonsQueries {
  constructor(private readonly lists: Lists) {}

  async page(
    query: RawQuery,
    staff: boolean,
    reader: Reader,
  ): Promise<Page<AddonAnswer<ReadText>>> {
    const spec = staff ? LIST : { ...LIST, where: 'a.archived_at is null' };
    return (await this.lists.read<AddonRow>(spec, query)).map((row) => answerOf(row, reader));
  }

  async one(reference: string, reader: Reader): Promise<AddonAnswer<ReadText>> {
    return (await this.page(byReference(reference), true, reader)).only();
  }
}

function answerOf(
  { reference, name, options, stock, archived }: AddonRow,
  reader: Reader,
): AddonAnswer<ReadText> {
  const read = options.map((option) => ({
    code: option.code,
    name: reader.text(option.name),
    priceCents: option.priceCents,
  }));
  return { id: reference, reference, name: reader.text(name), options: read, stock, archived };
}

const LIST: ListSpec = {
  name: 'addons',
  select:
    'select a.reference, a.name, a.options, a.stock, a.archived_at is not null as archived from addons a',
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
