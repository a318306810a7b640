import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type { PitchAnswer } from '@five/shared/slots/slots.contract';
import { DataSource } from 'typeorm';
import { ContentQueries } from '../platform/content/content-queries.ts';
import type { ContentViewer } from '../platform/content/content-viewer.ts';
import { CachedValue } from '../platform/database/cached-value.ts';
import { PgListener } from '../platform/database/pg-listener.ts';
import { fieldRefused } from '../platform/http/domain-error.ts';
import type { ListSpecOf } from '../platform/lists/list-spec.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { LocalizedText } from '../platform/texts/content-language.ts';

/** A pitch as the rules use it. */
export interface PitchRow {
  id: number;
  code: string;
  name: Texts;
  position: number;
  active: boolean;
}

/** The venue's pitches. All of them are cached, because they are few. */
@Injectable()
export class PitchesQueries extends ContentQueries<PitchRow, PitchAnswer<LocalizedText>> {
  private readonly cache: CachedValue<PitchRow[]>;
  protected readonly list = LIST;
  /** Visitors and players see active pitches only. */
  protected override readonly shown = { ...LIST, where: 'p.active' };

  constructor(lists: Lists, source: DataSource, pgListener: PgListener) {
    super(lists);
    this.cache = new CachedValue(pgListener, 'venue', () =>
      source.query(`${LIST.select} order by p.position, p.id`),
    );
  }

  /** Returns all pitches in display order, including inactive pitches. */
  all(): Promise<PitchRow[]> {
    return this.cache.get();
  }

  async active(): Promise<PitchRow[]> {
    return (await this.all()).filter(({ active }) => active);
  }

  async byCode(code: string): Promise<PitchRow | undefined> {
    return (await this.all()).find((pitch) => pitch.code === code);
  }

  /**
   * Returns the database id of the pitch that a request names. Null and undefined are returned
   * unchanged.
   * @throws DomainError BOOKING_PITCH_UNKNOWN
   */
  async idOf<Missing extends null | undefined = never>(
    code: string | Missing,
  ): Promise<number | Missing> {
    if (typeof code !== 'string') return code;
    const pitch = await this.byCode(code);
    if (!pitch) throw fieldRefused('BOOKING_PITCH_UNKNOWN', 'pitch');
    return pitch.id;
  }

  protected answer(
    { code, name, position, active }: PitchRow,
    { language }: ContentViewer,
  ): PitchAnswer<LocalizedText> {
    return {
      id: code,
      reference: code,
      code,
      name: language.text(name),
      displayOrder: position,
      active,
    };
  }
}

const LIST: ListSpecOf<'GET pitches'> = {
  name: 'pitches',
  select: 'select p.id, p.code, p.name, p.position, p.active from pitches p',
  fields: {
    id: { sql: 'p.code', kind: 'text' },
    active: { sql: 'p.active', kind: 'flag' },
  },
  search: ['p.search'],
  sort: {
    id: 'p.code',
    reference: 'p.code',
    code: 'p.code',
    displayOrder: 'p.position',
    active: 'p.active',
  },
  order: 'p.position',
  tieBreak: 'p.id',
};
