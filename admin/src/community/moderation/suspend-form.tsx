import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { addDays } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayQuery } from '../../desk/desk.queries.ts';
import { ActForm } from '../../platform/act-form.tsx';
import { DayField } from '../../platform/day-field.tsx';
import { useSay } from '../../platform/i18n.ts';
import { Reading } from '../../platform/reading.tsx';
import { ReasonField } from '../../platform/reason-field.tsx';
import { useRefusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import { suspend } from './moderation.queries.ts';
import type { Judged } from './warn-form.tsx';

interface SuspendFormProps {
  player: Judged;
  onDone: () => void;
}

/** A suspension counts from the venue's current day. */
export function SuspendForm(props: SuspendFormProps) {
  const { data: day } = useQuery(dayQuery(null));
  return day ? <Fields {...props} day={day} /> : <Reading />;
}

const A_WEEK = 7;

function Fields({
  player: { reference, name },
  onDone,
  day,
}: SuspendFormProps & { day: DeskDayAnswer }) {
  const say = useSay();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState(() => addDays(day.date, A_WEEK));
  const [tried, setTried] = useState(false);
  const act = useAct(
    () => suspend(reference, { reason: reason.trim(), until }),
    () => say('moderation.suspended'),
  );
  const refused = useRefusal(act.error);
  const isEmpty = reason.trim() === '';
  const send = () => {
    setTried(true);
    if (!isEmpty) act.mutate(undefined, { onSuccess: onDone });
  };
  const wrong = tried && isEmpty ? say('booking.reason_required') : refused;
  return (
    <ActForm
      title={say('moderation.suspend_title', { name: `\u2068${name}\u2069` })}
      submit={say('moderation.suspend')}
      danger
      act={act}
      tellsRefusal
      onSubmit={send}
      onBack={onDone}
    >
      <p>{say('moderation.suspend_help')}</p>
      <div>
        <small>{say('moderation.until')}</small>
        <DayField date={until} onChange={setUntil} />
      </div>
      <ReasonField
        label={say('moderation.reason')}
        value={reason}
        wrong={wrong}
        onChange={setReason}
      />
    </ActForm>
  );
}
