import { Injectable } from '@nestjs/common';
import type {
  CreateSeasonRequest,
  UpdateSeasonRequest,
} from '@five/shared/academy/academy.requests';
import {
  applyChanges,
  ContentService,
  ContentTools,
} from '../../platform/content/content-service.ts';
import { violatedConstraint } from '../../platform/database/errors.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { AcademySeason } from './academy-season.entity.ts';
import { SessionDates } from './session-dates.ts';

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
  protected readonly table = { entity: AcademySeason, kind: 'academySeason' };

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
