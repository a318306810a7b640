import type { NoShowsReport } from '@five/shared/reports/reports.contract';
import { useQuery } from '@tanstack/react-query';
import { useAppLocale, useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Empty } from '../../ui/empty.tsx';
import sheet from '../../ui/layouts/sheet.module.css';
import { FigureButton } from '../figure-button.tsx';
import { FigureCard } from '../figure-card.tsx';
import { csvSum, percentOf } from '../figures.rules.ts';
import { ReportFrame } from '../report-frame.tsx';
import type { ReportProps } from '../report-location.ts';
import css from '../reports.module.css';
import { reportQuery } from '../reports.queries.ts';
import { useFigures } from '../use-figures.ts';

type Person = NoShowsReport['people'][number];
type Day = NoShowsReport['days'][number];

/** Report of no-shows. */
export function NoShows({ days }: ReportProps) {
  const locale = useAppLocale();
  const t = useTypedTranslate();
  const { sum } = useFigures();
  const query = useQuery(reportQuery('no_shows', days));
  const columns = [
    { head: t('reports.day'), of: ({ date }: Day) => date },
    { head: t('no_shows.total'), of: ({ figure }: Day) => String(figure.count) },
    { head: t('no_shows.owed'), of: ({ figure }: Day) => csvSum(figure.sum, figure.of, locale) },
  ];
  return (
    <ReportFrame name="no_shows" query={query} columns={columns} rows={(report) => report.days}>
      {({ total, played, days: byDay, people }) => (
        <>
          <div className={css['cards']}>
            <FigureCard
              name={t('no_shows.total')}
              figure={total}
              value={total.count}
              detail={`${percentOf(total.count, total.count + played.count)} %`}
            />
            <FigureCard name={t('no_shows.owed')} figure={total} />
            <FigureCard
              name={t('no_shows.played')}
              figure={played}
              value={played.count}
              detail={sum(played)}
            />
          </div>
          {byDay.length === 0 ? (
            <Empty title={t('reports.nothing')} help={t('reports.nothing_help')} />
          ) : (
            <Missed days={byDay} people={people} />
          )}
        </>
      )}
    </ReportFrame>
  );
}

function Missed({ days, people }: { days: readonly Day[]; people: readonly Person[] }) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  const lines = [
    {
      head: t('no_shows.people'),
      of: t('no_shows.customer'),
      rows: people.map(({ customer, figure }) => ({
        key: customer.reference,
        name: customer.fullName,
        figure,
      })),
    },
    {
      head: t('no_shows.total'),
      of: t('reports.day'),
      rows: days.map(({ date, figure }) => ({ key: date, name: shortDay(date), figure })),
    },
  ];
  return (
    <>
      {lines.map(({ head, of, rows }) => (
        <div key={head} className={`${sheet['sheet']} ${css['table']}`}>
          <table aria-label={head}>
            <thead>
              <tr>
                <th scope="col">{of}</th>
                <th scope="col" className={css['number']}>
                  {t('no_shows.total')}
                </th>
                <th scope="col" className={css['number']}>
                  {t('no_shows.owed')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, ...row }) => (
                <MissedLine key={key} {...row} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
}

function MissedLine({ name, figure }: { name: string; figure: Day['figure'] }) {
  const { sum } = useFigures();
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={css['number']}>
        <FigureButton name={name} figure={figure}>
          {figure.count}
        </FigureButton>
      </td>
      <td className={css['number']}>
        <bdi>{sum(figure)}</bdi>
      </td>
    </tr>
  );
}
