import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer, DeskOccupancy } from '@five/shared/desk/desk.contract';
import { useSignText } from '../bookings/use-sign-text.ts';
import { signOf } from '../bookings/booking-tag.rules.ts';
import { Phone } from '../platform/phone.tsx';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';
import { memo } from 'react';
import css from './day-sheet.module.css';
import { sheetOf } from './lanes.rules.ts';
import { useOccupancyName } from './use-occupancy-name.ts';

/** The day on paper, for the evening on which the power fails: shown to the printer alone. */
export const DaySheet = memo(function DaySheet({ day, now }: { day: DeskDayAnswer; now: string }) {
  const say = useSay();
  const { day: dayText } = useFormat();
  const columns = ['hour', 'pitch', 'name', 'phone', 'state', 'due'] as const;
  return (
    <section className={css['sheet']} aria-hidden="true">
      <h2>{dayText(day.date)}</h2>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{say(`sheet.${column}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheetOf(day).map((line) => ('kind' in line ? <KeptLine key={line.reference} occupancy={line} /> : <BookingLine key={line.reference} booking={line} now={now} />))}
        </tbody>
      </table>
    </section>
  );
});

function Place({ of: { startTime, endTime, pitch } }: { of: Pick<DeskOccupancy, 'startTime' | 'endTime' | 'pitch'> }) {
  const { hour } = useFormat();
  const pitchName = usePitchName();
  return (
    <>
      <td className="nowrap"><bdi>{hour(startTime)} – {hour(endTime)}</bdi></td>
      <td className="nowrap"><bdi>{pitchName(pitch)}</bdi></td>
    </>
  );
}

function KeptLine({ occupancy }: { occupancy: DeskOccupancy }) {
  const { kind, noted } = useOccupancyName(occupancy);
  return (
    <tr>
      <Place of={occupancy} />
      <td colSpan={4}>{kind}{noted && <> · <bdi>{noted}</bdi></>}</td>
    </tr>
  );
}

function BookingLine({ booking, now }: { booking: BookingAnswer; now: string }) {
  const { money } = useFormat();
  const { word } = useSignText(booking, signOf(booking, now));
  const { customer, dueCents, note } = booking;
  return (
    <tr>
      <Place of={booking} />
      <td>
        <bdi>{customer.fullName}</bdi>
        {note && <small><bdi>{note}</bdi></small>}
      </td>
      <td>{customer.phone && <Phone phone={customer.phone} />}</td>
      <td>{word}</td>
      <td className="nowrap">{dueCents > 0 && <bdi>{money(dueCents)}</bdi>}</td>
    </tr>
  );
}
