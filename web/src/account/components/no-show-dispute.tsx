import type { ReliabilityAnswer } from '@five/shared/community/matches/reliability.contract';
import { MAX_REASON } from '@five/shared/platform/lengths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../platform/form/form.ts';
import { showToast } from '../../platform/messages/toasts.ts';
import { formatDay, isolated } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { Button } from '../../ui/button.tsx';
import { FormArea } from '../../ui/fields/form-area.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { disputeNoShow } from '../account.queries.ts';

const request = async () =>
  (await import('@five/shared/community/no-shows/no-shows.requests')).DisputeNoShowRequest;

interface Props {
  entry: ReliabilityAnswer['entries'][number];
  onDisputed: () => void;
}

/** The dispute of a no-show: its state, or the form by which the player makes it. */
export function NoShowDispute({ entry, onDisputed }: Props) {
  const { seat, booking, dispute, disputeUntil } = entry;
  const { t } = useTranslation('account');
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  if (dispute)
    return (
      <small>
        {t(`reliability.state.${dispute.state}`, { note: isolated(dispute.note ?? '') })}
      </small>
    );
  if ((seat ?? booking) === null || disputeUntil === null) return null;
  if (isOpen) return <Form entry={entry} onDisputed={onDisputed} onBack={() => setOpen(false)} />;
  return (
    <>
      <small>{t('reliability.until', { date: formatDay(disputeUntil, locale, 'long') })}</small>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {t('reliability.dispute')}
      </Button>
    </>
  );
}

function Form({ entry, onDisputed, onBack }: Props & { onBack: () => void }) {
  const { t } = useTranslation('account');
  const form = useForm({
    initial: { reason: '' },
    request,
    bodyOf: ({ reason }) => (reason === '' ? {} : { reason }),
    send: (body, key) => disputeNoShow(entry, body, key),
    done: () => {
      showToast({ status: 'success', message: t('reliability.disputed') });
      onDisputed();
    },
  });
  return (
    <FormArea>
      <form {...form.form} className="form">
        <FailureNotice failure={form.failure} />
        <TextArea
          {...form.text('reason')}
          rows={2}
          label={t('reliability.disputeReason')}
          maxLength={MAX_REASON}
          autoFocus
        />
        <div className="dialog-actions">
          <Button look="quiet" onClick={onBack}>
            {t('reliability.disputeKeep')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('reliability.disputeSend')}
          </Button>
        </div>
      </form>
    </FormArea>
  );
}
