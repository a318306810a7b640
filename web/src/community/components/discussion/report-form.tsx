import { MAX_REASON } from '@five/shared/platform/lengths';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../platform/form/form.ts';
import { showToast } from '../../../platform/messages/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';

const request = async () =>
  (await import('@five/shared/community/moderation.requests')).ReportRequest;

interface Props {
  /** Id of the dialog's heading. */
  title: string;
  shows: string | undefined;
  onReport: (reason: string) => Promise<unknown>;
  onDone: () => void;
}

/** Form to report content or a player to the reception, with a short reason. */
export function ReportForm({ title, shows, onReport, onDone }: Props) {
  const { t } = useTranslation('community');
  const form = useForm({
    initial: { reason: '' },
    request,
    send: (body) => onReport('reason' in body ? String(body.reason) : ''),
    done: () => {
      showToast({ status: 'success', message: t('reported') });
      onDone();
    },
  });
  return (
    <FormArea>
      <form {...form.form} className="form">
        <h2 id={title}>{t('reportTitle')}</h2>
        <p>
          {shows} {t('reportText')}
        </p>
        <FailureNotice failure={form.failure} />
        <TextArea
          {...form.text('reason')}
          rows={3}
          label={t('reason')}
          required
          maxLength={MAX_REASON}
          autoFocus
        />
        <div className="dialog-actions">
          <Button look="quiet" onClick={onDone}>
            {t('keep')}
          </Button>
          <Button type="submit" look="danger" busy={form.busy}>
            {t('reportDo')}
          </Button>
        </div>
      </form>
    </FormArea>
  );
}
