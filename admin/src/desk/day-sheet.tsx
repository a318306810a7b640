import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { useSignText } from '../bookings/use-sign-text.ts';
import { signOf } from '../bookings/booking-tag.rules.ts';
import { phoneText } from '../platform/format.ts';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';
import css from './day-sheet.module.css';
import { sheetOf } from './lanes.rules.ts';

/** The day on paper, for the evening on which the power fails: shown to the printer alone. */
export function DaySheet({ day, now }: { day: DeskDayAnswer; now: string }) {
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
          {sheetOf(day.bookings).map((booking) => (
            <SheetLine key={booking.reference} booking={booking} now={now} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SheetLine({ booking, now }: { booking: DeskDayAnswer['bookings'][number]; now: string }) {
  const { hour, money } = useFormat();
  const pitchName = usePitchName();
  const { word } = useSignText(booking, signOf(booking, now));
  const { startTime, endTime, pitch, customer, dueCents, note } = booking;
  return (
    <tr>
      <td>
        <bdi>
          {hour(startTime)} – {hour(endTime)}
        </bdi>
      </td>
      <td>{pitchName(pitch)}</td>
      <td>
        <bdi>{customer.fullName}</bdi>
        {note && <small>{note}</small>}
      </td>
      <td>{customer.phone && <bdi dir="ltr">{phoneText(customer.phone)}</bdi>}</td>
      <td>{word}</td>
      <td>{dueCents > 0 && <bdi>{money(dueCents)}</bdi>}</td>
    </tr>
  );
}
