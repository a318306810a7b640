import { REPORT_DAYS } from '@five/shared/reports/reports.codes';
import { addDays } from '@five/shared/time/wall-time';
import { useSearchParams } from 'react-router-dom';
import { may } from '../platform/tables/tables.ts';

/**
 * Reports in the order of their tabs. Only an admin can open the last three, which show the current
 * state and have no period.
 */
const REPORTS = [
  'takings',
  'occupancy',
  'no_shows',
  'sources',
  'unpaid',
  'packs',
  'mails',
] as const;
export type ReportName = (typeof REPORTS)[number];

export interface ReportProps {
  /**
   * First and last day of the report's period. Both are undefined if the report has no period, or
   * if the API sets the period.
   */
  days: { from?: string; to?: string };
}

const OF_TODAY: readonly ReportName[] = ['unpaid', 'packs', 'mails'];

/** Reports that the account may open. */
export const openReports = (): readonly ReportName[] =>
  REPORTS.filter((name) => may('reports.readAll') || !OF_TODAY.includes(name));

/**
 * Whether the account can select the period of a report. Reception cannot: the API limits its
 * reports to the current opening day.
 */
export const hasDays = (name: ReportName): boolean =>
  may('reports.readAll') && !OF_TODAY.includes(name);

/**
 * The open report and its period. Both are stored in the address, so that a link reproduces the
 * figures.
 */
export function useReportLocation(today: string) {
  const [search, setSearch] = useSearchParams();
  const name = openReports().find((one) => one === search.get('report')) ?? 'takings';
  const to = search.get('to') ?? today;
  const from = search.get('from') ?? addDays(to, 1 - REPORT_DAYS);
  const days = (next: { from: string; to: string }) =>
    setSearch({ report: name, ...next }, { replace: true });
  const linkTo = (report: ReportName) =>
    `/reports?${new URLSearchParams({ ...Object.fromEntries(search), report })}`;
  return { name, from, to, setDays: days, linkTo };
}

/** A period; both days are inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** The previous calendar month, for bookkeeping. */
export function monthBefore(today: string): Days {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
