import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { addDays } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayQuery } from '../../desk/desk.queries.ts';
import { useActionFields } from '../../platform/forms/action-fields.ts';
import { ActionForm, ReasonField } from '../../platform/forms/action-form.tsx';
import { DayField } from '../../platform/dates/day-field.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { useRefusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { suspend } from './moderation.queries.ts';
import type { ModeratedPlayer } from './warn-form.tsx';

interface SuspendFormProps {
  player: ModeratedPlayer;
  onDone: () => void;
}

/**
 * Form to suspend a player until a day. The day that is preset is one week after the venue's
 * current opening day.
 */
export function SuspendForm(props: SuspendFormProps) {
  const { data: day } = useQuery(dayQuery(null));
  return day ? <Fields {...props} day={day} /> : <Loading />;
}

const A_WEEK = 7;

function Fields({
  player: { reference, name },
  onDone,
  day,
}: SuspendFormProps & { day: DeskDayAnswer }) {
  const t = useTypedTranslate();
  const { values, field, submit } = useActionFields({ reason: '' });
  const [until, setUntil] = useState(() => addDays(day.date, A_WEEK));
  const act = useAction(
    () => suspend(reference, { reason: values.reason.trim(), until }),
    () => t('moderation.suspended'),
  );
  const refused = useRefusal(act.error);
  const reason = field('reason', (text) => text.trim() !== '' || t('booking.reason_required'));
  return (
    <ActionForm
      title={t('moderation.suspend_title', { name: `\u2068${name}\u2069` })}
      submit={t('moderation.suspend')}
      danger
      act={act}
      fieldsShowRefusal
      onSubmit={submit(() => act.mutate(undefined, { onSuccess: onDone }))}
      onBack={onDone}
    >
      <p>{t('moderation.suspend_help')}</p>
      <div>
        <small>{t('moderation.until')}</small>
        <DayField date={until} onChange={setUntil} />
      </div>
      <ReasonField
        {...reason}
        label={t('moderation.reason')}
        error={reason.error || refused !== null}
        helperText={reason.helperText ?? refused}
      />
    </ActionForm>
  );
}
