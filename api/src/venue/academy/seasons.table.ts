import { Controller, Injectable } from '@nestjs/common';
import type { AcademySeasonAnswer } from '@five/shared/academy/academy.contract';
import type {
  CreateSeasonRequest,
  UpdateSeasonRequest,
} from '@five/shared/academy/academy.requests';
import type { Texts } from '@five/shared/locales/locale';
import { contentController } from '../../platform/content/content-controller.ts';
import { ContentQueries } from '../../platform/content/content-queries.ts';
import {
  applyChanges,
  ContentService,
  ContentTools,
} from '../../platform/content/content-service.ts';
import type { ContentViewer } from '../../platform/content/content-viewer.ts';
import { violatedConstraint } from '../../platform/database/errors.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { newReference } from '../../platform/references.ts';
import {
  type ContentLanguage,
  type LocalizedText,
  plainTexts,
  searchText,
} from '../../platform/texts/content-language.ts';
import { AcademySeason } from './academy-season.entity.ts';
import { SessionDates } from './session-dates.ts';

export type SeasonRow = Omit<AcademySeasonAnswer<Texts>, 'id'>;

/** Reads the academy's seasons for staff. */
@Injectable()
export class SeasonsQueries extends ContentQueries<SeasonRow, AcademySeasonAnswer<LocalizedText>> {
  protected readonly list = LIST;

  protected answer(row: SeasonRow, { language }: ContentViewer) {
    return seasonAnswer(row, language);
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

const LIST: ListSpecOf<'GET academy_seasons'> = {
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

/**
 * Creates, updates and deletes academy seasons for an admin. A season with sessions cannot be
 * deleted.
 */
@Injectable()
export class SeasonsService extends ContentService<
  AcademySeason,
  CreateSeasonRequest,
  UpdateSeasonRequest
> {
  protected readonly table = { entity: AcademySeason, kind: 'academySeason', version: 'academy' };

  constructor(
    tools: ContentTools,
    private readonly dates: SessionDates,
  ) {
    super(tools);
  }

  protected initial() {
    return { reference: newReference('AS'), text: null };
  }

  protected fill(season: AcademySeason, { name, text, from, to }: UpdateSeasonRequest): void {
    applyChanges(season, {
      name: plainTexts(name),
      text: plainTexts(text),
      fromDate: from,
      toDate: to,
    });
    if (season.toDate < season.fromDate) throw codeRefused('ACADEMY_DATES');
    season.search = searchText(season.reference, season.name);
  }

  /** Updates the dates of the season's sessions. */
  protected override async afterUpdate(tx: Tx, season: AcademySeason): Promise<void> {
    const sessions = await tx.query<{ reference: string }[]>(
      'select reference from academy_sessions where season_id = $1',
      [season.id],
    );
    await this.dates.settle(
      tx,
      sessions.map(({ reference }) => reference),
    );
  }

  protected override auditedChange({ fromDate, toDate }: AcademySeason) {
    return { fromDate, toDate };
  }

  protected override refusal(error: unknown) {
    return violatedConstraint(error) === 'academy_sessions_season'
      ? new DomainError('ACADEMY_IN_USE')
      : undefined;
  }
}

/**
 * API routes of the academy's seasons for the back-office. Staff read the seasons; an admin edits
 * them.
 */
@Controller()
export class SeasonsStaffController extends contentController('academy_seasons', {
  messages: 'academySeasons',
  queries: SeasonsQueries,
  service: SeasonsService,
}) {}
