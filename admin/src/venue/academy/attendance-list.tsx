import type { AttendanceAnswer, StaffSessionAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { dateOfWall, weekdayOf } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { dayQuery } from '../../desk/desk.queries.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal, LoadFailedForAny } from '../../platform/forms/refusal.tsx';
import { TablePage } from '../../platform/tables/table-page.tsx';
import { may } from '../../platform/tables/tables.ts';
import { LeaveQuestion } from '../../platform/forms/unsaved.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { useWeekday } from '../../platform/texts/use-names.ts';
import { Empty } from '../../ui/empty.tsx';
import { attendanceQuery, sessionsQuery } from './academy.queries.ts';
import { AttendanceSheet } from './attendance-sheet.tsx';
import css from './attendance.module.css';

/** Page to record attendance, used on a phone beside the pitch. */
export function AttendanceList() {
  const t = useTypedTranslate();
  const [sessionsRead, dayRead] = [useQuery(sessionsQuery()), useQuery(dayQuery(null))];
  const [sessions, day] = [sessionsRead.data, dayRead.data];
  const reads = [sessionsRead, dayRead].filter(({ data }) => !data);
  return (
    <TablePage
      title={t('attendance.title')}
      back={{ to: '/centre', name: t('page.to_centre') }}
      allowed={may('attendance.update')}
    >
      <LoadFailedForAny reads={reads} />
      {reads.length > 0 && reads.every(({ error }) => error === null) && <Loading />}
      {sessions?.length === 0 && (
        <Empty title={t('attendance.no_session')} help={t('page.nothing_found_help')} />
      )}
      {sessions && sessions.length > 0 && day && (
        <Sheets sessions={sessions} today={dateOfWall(day.now)} />
      )}
    </TablePage>
  );
}

interface Sheet {
  session: string;
  date: string | null;
}

/** The attendance sheet; the group that trains today is selected first. */
function Sheets({
  sessions,
  today,
}: {
  sessions: readonly StaffSessionAnswer<Texts>[];
  today: string;
}) {
  const [session, setSession] = useState(
    (sessions.find((one) => one.weekday === weekdayOf(today)) ?? sessions[0])?.reference ?? '',
  );
  const [date, setDate] = useState<string | null>(null);
  const { data: sheet, error, refetch } = useQuery(attendanceQuery(session, date));
  const [isUnsaved, setUnsaved] = useState(false);
  const [wanted, setWanted] = useState<Sheet | null>(null);
  const show = (sheetOf: Sheet) => {
    setSession(sheetOf.session);
    setDate(sheetOf.date);
    setWanted(null);
  };
  const choose = isUnsaved ? setWanted : show;
  return (
    <div className={css['page']}>
      <SheetChoice sessions={sessions} session={session} sheet={sheet} onChoose={choose} />
      <Refusal error={error} onRetry={refetch} />
      {sheet && <SheetOfDay session={session} sheet={sheet} onUnsaved={setUnsaved} />}
      <LeaveQuestion
        isOpen={wanted !== null}
        onLeave={() => wanted && show(wanted)}
        onStay={() => setWanted(null)}
      />
    </div>
  );
}

interface SheetChoiceProps {
  sessions: readonly StaffSessionAnswer<Texts>[];
  session: string;
  /** The attendance sheet; undefined until it is loaded. */
  sheet: AttendanceAnswer | undefined;
  onChoose: (sheet: Sheet) => void;
}

/** Fields that select a group and one of its latest days. */
function SheetChoice({ sessions, session, sheet, onChoose }: SheetChoiceProps) {
  const t = useTypedTranslate();
  const { date: dated, hour } = useFormat();
  const textOf = useTextOf();
  const weekday = useWeekday();
  return (
    <div className={css['choice']}>
      <TextField
        select
        label={t('fields.session')}
        value={session}
        onChange={({ target }) => onChoose({ session: target.value, date: null })}
      >
        {sessions.map((one) => (
          <MenuItem key={one.reference} value={one.reference}>
            {textOf(one.name)} · {weekday(one.weekday)} {hour(one.startTime)}
          </MenuItem>
        ))}
      </TextField>
      {sheet?.date && (
        <TextField
          select
          label={t('attendance.date')}
          value={sheet.date}
          onChange={({ target }) => onChoose({ session, date: target.value })}
        >
          {sheet.dates.map((one) => (
            <MenuItem key={one} value={one}>
              {dated(one)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </div>
  );
}

interface SheetOfDayProps {
  session: string;
  sheet: AttendanceAnswer;
  onUnsaved: (isUnsaved: boolean) => void;
}

function SheetOfDay({ session, sheet: { date, children }, onUnsaved }: SheetOfDayProps) {
  const t = useTypedTranslate();
  if (date === null)
    return <Empty title={t('attendance.not_yet')} help={t('attendance.not_yet_help')} />;
  if (children.length === 0)
    return <Empty title={t('attendance.none')} help={t('attendance.none_help')} />;
  return (
    <AttendanceSheet
      key={`${session} ${date}`}
      session={session}
      date={date}
      rows={children}
      onUnsaved={onUnsaved}
    />
  );
}
