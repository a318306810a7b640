import type { AttendingChild } from '@five/shared/academy/academy.contract';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { useEffect, useState, type FormEvent } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { Unsaved } from '../../platform/forms/unsaved.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { noteAttendance } from './academy.queries.ts';
import css from './attendance.module.css';

type AttendanceMark = 'present' | 'absent' | '';

/** Attendance marks by registration reference. */
type Marks = Readonly<Record<string, AttendanceMark>>;

interface AttendanceSheetProps {
  session: string;
  date: string;
  rows: readonly AttendingChild[];
  onUnsaved: (isUnsaved: boolean) => void;
}

/**
 * The attendance of a group on one day, one child per line. Children without a mark stay undecided.
 */
export function AttendanceSheet({ session, date, rows, onUnsaved }: AttendanceSheetProps) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const { marks, setMarks, marked, isUnsaved } = useMarks(rows, onUnsaved);
  const act = useAction(
    () => noteAttendance(session, { date, present: marked('present'), absent: marked('absent') }),
    () => t('attendance.done'),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending)
      act.mutate(undefined, {
        onSuccess: () => void client.invalidateQueries({ queryKey: ['attendance'] }),
      });
  };
  return (
    <form className={css['sheet']} onSubmit={save}>
      <Unsaved when={isUnsaved && !act.isPending} />
      <div className={css['head']}>
        <p role="status">
          {t('attendance.count', { present: marked('present').length, all: rows.length })}
        </p>
        <Button
          variant="outlined"
          onClick={() =>
            setMarks(Object.fromEntries(rows.map(({ reference }) => [reference, 'present'])))
          }
        >
          {t('attendance.all')}
        </Button>
      </div>
      <ChildList rows={rows} marks={marks} onChange={setMarks} />
      <Refusal error={act.error} />
      <ActionButton type="submit" variant="contained" size="large" busy={act.isPending}>
        {t('attendance.submit')}
      </ActionButton>
    </form>
  );
}

/** State of the marks in the form, and whether they differ from the stored marks. */
function useMarks(
  rows: AttendanceSheetProps['rows'],
  onUnsaved: AttendanceSheetProps['onUnsaved'],
) {
  const [marks, setMarks] = useState<Marks>(() =>
    Object.fromEntries(rows.map(({ reference, present }) => [reference, markOf(present)])),
  );
  const isUnsaved = rows.some(({ reference, present }) => marks[reference] !== markOf(present));
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  const marked = (mark: AttendanceMark) =>
    rows.map(({ reference }) => reference).filter((reference) => marks[reference] === mark);
  return { marks, setMarks, marked, isUnsaved };
}

interface ChildListProps {
  rows: readonly AttendingChild[];
  marks: Marks;
  onChange: (marks: Marks) => void;
}

function ChildList({ rows, marks, onChange }: ChildListProps) {
  const t = useTypedTranslate();
  const options = [
    { value: 'present' as AttendanceMark, label: t('attendance.present'), icon: IconCheck },
    { value: 'absent' as AttendanceMark, label: t('attendance.absent'), icon: IconX },
  ];
  return (
    <ul>
      {rows.map(({ reference, firstName, name }) => (
        <li key={reference}>
          <Choice
            label={`${firstName} ${name}`}
            value={marks[reference] ?? ''}
            options={options}
            onChange={(mark) => onChange({ ...marks, [reference]: mark })}
          />
        </li>
      ))}
    </ul>
  );
}

function markOf(present: boolean | null): AttendanceMark {
  if (present === null) return '';
  return present ? 'present' : 'absent';
}
