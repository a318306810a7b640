import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { bookingPage, packPage } from '../platform/page/paths.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import type { FigureRow } from './reports.queries.ts';

interface RowSummary {
  person: string;
  /** The kind of the record, if the list contains several kinds. */
  what: string | null;
  /** Date and time as text for the page; null if the row has no date. */
  when: string | null;
  /** Date and time in a sortable format for the export. */
  written: string;
  /** Path of the record's page. */
  path: string;
}

/**
 * Returns a function that describes a booking, a payment or a pack of a report, for display and
 * export.
 */
export function useRowSummary(): (row: FigureRow) => RowSummary {
  const t = useTypedTranslate();
  const { date, hour, shortDay } = useFormat();
  return (row) => {
    if ('amountCents' in row) {
      const what =
        `${row.amountCents < 0 ? t('rows.given_back') : t('rows.received')} · ` +
        `${t(`methods.${row.method}`)}`;
      const path =
        row.booking !== null ? bookingPage(row.booking) : packPage(row.subscription ?? '');
      return {
        person: row.payer ?? '',
        what: row.takenBy === null ? what : `${what} · ${row.takenBy}`,
        when: date(row.takingsDay ?? row.receivedOn),
        written: row.takingsDay ?? row.receivedOn,
        path,
      };
    }
    if ('startTime' in row) {
      return {
        person: row.customer.fullName,
        what: null,
        when: `${shortDay(row.date)} ${hour(row.startTime)}`,
        written: `${row.date} ${row.startTime}`,
        path: bookingPage(row.reference),
      };
    }
    const last = row.validUntil;
    return {
      person: row.customer.fullName,
      what: row.name,
      when: last && date(last),
      written: last ?? '',
      path: packPage(row.reference),
    };
  };
}
