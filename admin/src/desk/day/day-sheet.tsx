import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer, DeskOccupancy } from '@five/shared/desk/desk.contract';
import { useTagText } from '../../bookings/tag/use-tag-text.ts';
import { tagOf } from '../../bookings/tag/booking-tag.rules.ts';
import { Phone, Span } from '../../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { memo } from 'react';
import css from './day-sheet.module.css';
import { preparedFor, sheetOf } from '../lanes/lanes.rules.ts';
import { useOccupancyName } from '../board/board-occupancy.tsx';

/** The day's schedule, visible only in print, as a fallback during a power failure. */
export const DaySheet = memo(function DaySheet({ day, now }: { day: DeskDayAnswer; now: string }) {
  const t = useTypedTranslate();
  const { day: dayText, hour } = useFormat();
  const [today = '', time = ''] = now.split('T');
  return (
    <section className={css['sheet']} aria-hidden="true">
      <h2>{dayText(day.date)}</h2>
      <p>{t('sheet.printed', { day: dayText(today), hour: hour(time) })}</p>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} data-column={column}>
                {t(`sheet.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheetOf(day).map((line) =>
            'kind' in line ? (
              <OccupancyLine key={line.reference} occupancy={line} />
            ) : (
              <BookingLine key={line.reference} booking={line} now={now} />
            ),
          )}
        </tbody>
      </table>
    </section>
  );
});

const COLUMNS = ['hour', 'pitch', 'name', 'phone', 'extras', 'state', 'due'] as const;

function Place({
  of: { startTime, endTime, pitch },
}: {
  of: Pick<DeskOccupancy, 'startTime' | 'endTime' | 'pitch'>;
}) {
  const pitchName = usePitchName();
  return (
    <>
      <td className="nowrap">
        <Span startTime={startTime} endTime={endTime} />
      </td>
      <td className="nowrap">
        <bdi>{pitchName(pitch)}</bdi>
      </td>
    </>
  );
}

function OccupancyLine({ occupancy }: { occupancy: DeskOccupancy }) {
  const { kind, noted } = useOccupancyName(occupancy);
  return (
    <tr>
      <Place of={occupancy} />
      <td colSpan={COLUMNS.length - 2}>
        {kind}
        {noted && (
          <>
            {' '}
            · <bdi>{noted}</bdi>
          </>
        )}
      </td>
    </tr>
  );
}

function BookingLine({ booking, now }: { booking: BookingAnswer; now: string }) {
  const { money } = useFormat();
  const { label } = useTagText(booking, tagOf(booking, now));
  const { customer, dueCents, note } = booking;
  return (
    <tr>
      <Place of={booking} />
      <td>
        <bdi>{customer.fullName}</bdi>
        {note && (
          <small>
            <bdi>{note}</bdi>
          </small>
        )}
      </td>
      <td>{customer.phone && <Phone phone={customer.phone} />}</td>
      <td>
        {preparedFor(booking).map(({ text, quantity }) => (
          <span key={text}>
            <bdi>{text}</bdi>
            {quantity > 1 && ` × ${quantity}`}
          </span>
        ))}
      </td>
      <td>{label}</td>
      <td data-column="due">{dueCents > 0 && <bdi>{money(dueCents)}</bdi>}</td>
    </tr>
  );
}
