import type { NoShowDisputeAnswer } from '@five/shared/community/no-shows/no-shows.contract';
import { Button } from '@mui/material';
import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailedPart, Refusal } from '../../platform/forms/refusal.tsx';
import { ReasonForm } from '../../platform/forms/reason-form.tsx';
import { bookingPage } from '../../platform/page/paths.ts';
import { useAction } from '../../platform/requests/use-action.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { openDisputesQuery, settleDispute } from '../bookings.queries.ts';
import css from './no-show-disputes.module.css';

/**
 * Open disputes of no-shows, oldest first: of one booking, or of all. Staff read what the player
 * says before they decide.
 */
export function NoShowDisputes({ booking }: { booking?: string }) {
  const t = useTypedTranslate();
  const { data, error, refetch } = useQuery(openDisputesQuery(booking));
  if (error && !data)
    return <LoadFailedPart what={t('no_show_dispute.failed')} error={error} onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={css['disputes']}>
      {booking === undefined ? (
        <h2>{t('no_show_dispute.title')}</h2>
      ) : (
        <h3>{t('no_show_dispute.one')}</h3>
      )}
      <ul>
        {data.map((dispute) => (
          <li key={dispute.reference}>
            <Dispute dispute={dispute} linked={booking === undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One dispute with the player's own words, and the two decisions. */
function Dispute({ dispute, linked }: { dispute: NoShowDisputeAnswer; linked: boolean }) {
  const t = useTypedTranslate();
  const { reason, reference } = dispute;
  const [refusing, setRefusing] = useState(false);
  return (
    <article>
      {linked ? (
        <DisputedMatch dispute={dispute} />
      ) : (
        dispute.seat !== null && (
          <p>
            <bdi>{dispute.customer.fullName}</bdi>
          </p>
        )
      )}
      {reason === null ? (
        <p>{t('no_show_dispute.none_said')}</p>
      ) : (
        <blockquote dir="auto">{reason}</blockquote>
      )}
      {refusing ? (
        <RefusalForm reference={reference} onDone={() => setRefusing(false)} />
      ) : (
        <Decisions reference={reference} onRefuse={() => setRefusing(true)} />
      )}
    </article>
  );
}

function DisputedMatch({ dispute }: { dispute: NoShowDisputeAnswer }) {
  const { dayAt, hour } = useFormat();
  const { booking, customer, date, startTime } = dispute;
  return (
    <p>
      <Link to={bookingPage(booking)}>
        <bdi>{customer.fullName}</bdi>
      </Link>{' '}
      {dayAt(date, startTime)} · <bdi className="figures">{hour(startTime)}</bdi>
    </p>
  );
}

function Decisions({ reference, onRefuse }: { reference: string; onRefuse: () => void }) {
  const t = useTypedTranslate();
  const accept = useAction(
    () => settleDispute(reference, { outcome: 'accepted' }),
    () => t('no_show_dispute.accepted'),
  );
  return (
    <>
      <div>
        <ActionButton
          variant="outlined"
          busy={accept.isPending}
          startIcon={<IconUserCheck aria-hidden size={20} />}
          onClick={() => accept.mutate(undefined)}
        >
          {t('no_show_dispute.accept')}
        </ActionButton>
        <Button
          variant="outlined"
          startIcon={<IconUserOff aria-hidden size={20} />}
          onClick={onRefuse}
        >
          {t('no_show_dispute.refuse')}
        </Button>
      </div>
      <Refusal error={accept.error} />
    </>
  );
}

function RefusalForm({ reference, onDone }: { reference: string; onDone: () => void }) {
  const t = useTypedTranslate();
  const refuse = useAction(
    (reason: string) => settleDispute(reference, { outcome: 'refused', reason }),
    () => t('no_show_dispute.refused'),
  );
  return (
    <ReasonForm
      title={t('no_show_dispute.refuse_title')}
      help={t('no_show_dispute.refuse_help')}
      label={t('no_show_dispute.reason')}
      submit={t('no_show_dispute.refuse')}
      act={refuse}
      onDone={onDone}
    />
  );
}
