import type { OccupancyCell, OccupancyReport } from '@five/shared/reports/reports.contract';
import { timeOfMinutes } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useAppLocale, useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { useWeekday, WEEKDAYS } from '../../platform/texts/use-names.ts';
import { FigureButton } from '../figure-button.tsx';
import { FigureCard } from '../figure-card.tsx';
import { csvSum, levelOf, percentOf } from '../figures.rules.ts';
import heat from './heat.module.css';
import { ReportFrame } from '../report-frame.tsx';
import type { ReportProps } from '../report-location.ts';
import css from '../reports.module.css';
import { reportQuery } from '../reports.queries.ts';
import { useFigures } from '../use-figures.ts';

const hourOf = (hour: number) => timeOfMinutes(hour * 60);

/** Report of the occupancy by weekday and hour. */
export function Occupancy({ days }: ReportProps) {
  const locale = useAppLocale();
  const weekday = useWeekday();
  const t = useTypedTranslate();
  const { hours } = useFigures();
  const query = useQuery(reportQuery('occupancy', days));
  const columns = [
    { head: t('reports.day'), of: (cell: OccupancyCell) => weekday(cell.weekday) },
    { head: t('reports.hour'), of: (cell: OccupancyCell) => hourOf(cell.hour) },
    {
      head: t('reports.count'),
      of: (cell: OccupancyCell) => csvSum(cell.figure.sum, 'minutes', locale),
    },
    {
      head: t('reports.total'),
      of: (cell: OccupancyCell) => csvSum(cell.openMinutes, 'minutes', locale),
    },
    {
      head: t('reports.share'),
      of: (cell: OccupancyCell) => String(percentOf(cell.figure.sum, cell.openMinutes)),
    },
  ];
  return (
    <ReportFrame name="occupancy" query={query} columns={columns} rows={({ cells }) => cells}>
      {(report) => (
        <>
          <div className={css['cards']}>
            <FigureCard
              name={t('occupancy.total')}
              figure={report.total}
              value={`${percentOf(report.total.sum, report.openMinutes)} %`}
              detail={t('occupancy.played', {
                played: hours(report.total.sum),
                open: hours(report.openMinutes),
              })}
              bar={percentOf(report.total.sum, report.openMinutes)}
            />
          </div>
          <HeatMap report={report} />
        </>
      )}
    </ReportFrame>
  );
}

/** A heat map with a number in each cell, so that the shade is not the only information. */
function HeatMap({ report: { hours, cells } }: { report: OccupancyReport }) {
  const weekday = useWeekday();
  const t = useTypedTranslate();
  const { hour: hourText, weekday: shortName } = useFormat();
  const shown = WEEKDAYS.filter((day) => cells.some((cell) => cell.weekday === day));
  return (
    <table className={heat['heat']}>
      <thead>
        <tr>
          <th scope="col">{t('reports.hour')}</th>
          {shown.map((day) => (
            <th key={day} scope="col" abbr={weekday(day)}>
              {shortName(MONDAY_AND_ON[day - 1] ?? '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour}>
            <th scope="row">
              <bdi>{hourText(hourOf(hour))}</bdi>
            </th>
            {shown.map((day) => (
              <td key={day}>
                <HeatCell cell={cells.find((cell) => cell.weekday === day && cell.hour === hour)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Dates of the seven days from a Monday on, used to format the names of weekdays. */
const MONDAY_AND_ON = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
];

function HeatCell({ cell }: { cell: OccupancyCell | undefined }) {
  const weekday = useWeekday();
  const t = useTypedTranslate();
  const { hour: hourText } = useFormat();
  const { hours } = useFigures();
  if (!cell) return <span title={t('occupancy.closed')}>–</span>;
  const { figure, openMinutes } = cell;
  const share = percentOf(figure.sum, openMinutes);
  const [day, hour] = [weekday(cell.weekday), hourText(hourOf(cell.hour))];
  return (
    <FigureButton
      name={`${day} · ${hour}`}
      figure={figure}
      level={levelOf(figure.sum, openMinutes)}
      label={t('occupancy.cell', {
        day,
        hour,
        share,
        played: hours(figure.sum),
        open: hours(openMinutes),
      })}
    >
      {share}
    </FigureButton>
  );
}
