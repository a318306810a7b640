import type { SessionRule } from '@five/shared/pricings/quote.rules';
import {
  gapsOf,
  overlapsOf,
  weekStarts,
  weekTable,
  type WeekInput,
  type WeekRow,
} from '@five/shared/pricings/week.rules';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Note } from '../../ui/note.tsx';
import sheet from '../../ui/layouts/sheet.module.css';
import { GapList, OverlapList } from './week-problems.tsx';
import { spanOf } from './week-prices.rules.ts';
import css from './week-prices.module.css';

interface WeekPricesProps extends WeekInput<SessionRule> {
  durationMinutes: number;
  /**
   * Reference of the price rule; the cells of the table in which it sets a price are highlighted.
   */
  marked?: string;
  /** Whether a price can be added where one is missing. */
  addable?: boolean;
}

/**
 * Table with the prices of a week by hour. Notes above the table list problems, such as hours
 * without a price.
 */
export function WeekPrices({
  durationMinutes,
  marked,
  addable = false,
  ...input
}: WeekPricesProps) {
  const t = useTypedTranslate();
  const starts = weekStarts(input);
  const rows = weekTable(starts, durationMinutes);
  const [gaps, overlaps] = [gapsOf(starts, input.slotMinutes), overlapsOf(input.rules)];
  if (input.pitches.length === 0) return <p>{t('week.no_pitch')}</p>;
  if (starts.length === 0) return <p>{t('week.closed')}</p>;
  return (
    <div className={css['week']}>
      {gaps.length === 0 && overlaps.length === 0 && (
        <Note tone="info" icon={IconCircleCheck}>
          {t('week.complete')}
        </Note>
      )}
      {gaps.length > 0 && (
        <Note tone="error" icon={IconAlertTriangle}>
          <GapList gaps={gaps} addable={addable} />
        </Note>
      )}
      {overlaps.length > 0 && (
        <Note tone="error" icon={IconAlertTriangle}>
          <OverlapList overlaps={overlaps} own={marked} />
        </Note>
      )}
      <WeekTable rows={rows} marked={marked} />
    </div>
  );
}

interface WeekTableProps {
  rows: readonly WeekRow<SessionRule>[];
  marked: string | undefined;
}

/** Table of a week's prices, with hours as rows and opening days as columns. */
function WeekTable({ rows, marked }: WeekTableProps) {
  const t = useTypedTranslate();
  const { shortDay, hour } = useFormat();
  return (
    <div className={`${sheet['sheet']} ${css['table']}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('week.hour')}</th>
            {rows[0]?.days.map(({ openingDay }) => (
              <th key={openingDay} scope="col">
                {shortDay(openingDay)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, days }) => (
            <tr key={time}>
              <th scope="row">
                <bdi>{hour(time)}</bdi>
              </th>
              {days.map(({ openingDay, starts: ofDay }) => (
                <td
                  key={openingDay}
                  data-marked={ofDay.some(({ rule }) => rule?.reference === marked) || undefined}
                  data-gap={ofDay.some(({ rule }) => rule === null) || undefined}
                >
                  {ofDay.length > 0 && <Cost span={spanOf(ofDay)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cost({ span }: { span: ReturnType<typeof spanOf> }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  if (span === null) return t('week.none');
  const { least, most } = span;
  return (
    <bdi>
      {least === most ? money(least) : t('week.several', { from: money(least), to: money(most) })}
    </bdi>
  );
}
