import type { TakingsReport } from '@five/shared/reports/reports.contract';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAppLocale, useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Empty } from '../../ui/empty.tsx';
import { Note } from '../../ui/note.tsx';
import sheet from '../../ui/layouts/sheet.module.css';
import { FigureButton } from '../figure-button.tsx';
import { Bar, FigureCard } from '../figure-card.tsx';
import { barOf, csvSum, percentOf } from '../figures.rules.ts';
import { ReportFrame } from '../report-frame.tsx';
import type { ReportProps } from '../report-location.ts';
import css from '../reports.module.css';
import { reportQuery } from '../reports.queries.ts';
import { useFigures } from '../use-figures.ts';

type Day = TakingsReport['days'][number];

/**
 * Whether the cash of a day is hidden because the drawer is not counted yet. A zero would be
 * misread as 'no cash'.
 */
const isUncounted = ({ uncounted, methods }: Day) =>
  uncounted && methods.every(({ method, figure }) => method !== 'cash' || figure.count === 0);

/** Report of the takings by day and payment method. */
export function Takings({ days }: ReportProps) {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const query = useQuery(reportQuery('takings', days));
  const amount = ({ methods }: Day, method: string) =>
    csvSum(methods.find((one) => one.method === method)?.figure.sum ?? 0, 'amountCents', locale);
  const columns = [
    { head: t('reports.day'), of: ({ date }: Day) => date },
    { head: t('methods.cash'), of: (day: Day) => (isUncounted(day) ? '' : amount(day, 'cash')) },
    { head: t('methods.transfer'), of: (day: Day) => amount(day, 'transfer') },
    { head: t('reports.total'), of: ({ total }: Day) => csvSum(total.sum, 'amountCents', locale) },
    { head: t('takings.left_out'), of: ({ uncounted }: Day) => (uncounted ? t('yes_no.yes') : '') },
  ];
  return (
    <ReportFrame name="takings" query={query} columns={columns} rows={(report) => report.days}>
      {({ uncounted, total, methods, days: byDay }) => (
        <>
          {uncounted && (
            <Note tone="info" icon={IconLock}>
              {t('takings.uncounted')} <Link to="/cash_sessions">{t('takings.to_drawer')}</Link>
            </Note>
          )}
          <div className={css['cards']}>
            <FigureCard name={t('takings.total')} figure={total} />
            {methods.map(({ method, figure }) => (
              <FigureCard
                key={method}
                name={t(`methods.${method}`)}
                figure={figure}
                bar={percentOf(figure.sum, total.sum)}
              />
            ))}
          </div>
          {byDay.length === 0 ? (
            <Empty title={t('reports.nothing')} help={t('reports.nothing_help')} />
          ) : (
            <DayTable days={byDay} />
          )}
        </>
      )}
    </ReportFrame>
  );
}

function DayTable({ days }: { days: readonly Day[] }) {
  const t = useTypedTranslate();
  const longest = Math.max(...days.map(({ total }) => total.sum));
  return (
    <div className={`${sheet['sheet']} ${css['table']}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('reports.day')}</th>
            <td className={css['wide']} />
            <th scope="col" className={css['number']}>
              {t('methods.cash')}
            </th>
            <th scope="col" className={css['number']}>
              {t('methods.transfer')}
            </th>
            <th scope="col" className={css['number']}>
              {t('reports.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <DayRow key={day.date} day={day} longest={longest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One day's takings, with a bar relative to the day with the highest total. */
function DayRow({
  day: { date, uncounted, total, methods },
  longest,
}: {
  day: Day;
  longest: number;
}) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  const { sum } = useFigures();
  return (
    <tr>
      <th scope="row">{shortDay(date)}</th>
      <td className={css['wide']}>
        <Bar percent={barOf(total.sum, longest)} />
      </td>
      {methods.map(({ method, figure }) => (
        <td key={method} className={css['number']}>
          {uncounted && method === 'cash' && (
            <>
              <IconLock size={18} role="img" aria-label={t('takings.left_out')} />{' '}
            </>
          )}
          <FigureButton name={`${shortDay(date)} · ${t(`methods.${method}`)}`} figure={figure}>
            {sum(figure)}
          </FigureButton>
        </td>
      ))}
      <td className={css['number']}>
        <FigureButton name={`${t('takings.name')} · ${shortDay(date)}`} figure={total}>
          {sum(total)}
        </FigureButton>
      </td>
    </tr>
  );
}
