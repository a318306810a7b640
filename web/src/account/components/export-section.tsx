import { downloadFile } from '@five/client/browser/download-file';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../platform/messages/alerts.ts';
import { Button } from '../../ui/button.tsx';
import { readPersonalData } from '../account.queries.ts';
import { AccountSection } from './account-section.tsx';

/** Section to download all stored data about the user. */
export function ExportSection() {
  const { t } = useTranslation(['account', 'common']);
  const { mutate, isPending } = useMutation({
    mutationFn: readPersonalData,
    onSuccess: (data) => {
      downloadFile(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        'account.json',
      );
      showAlert({ status: 'success', message: t('export.done') });
    },
    onError: (error) => showFailure(error, t('common:error.unreachable')),
  });
  return (
    <AccountSection id="export" title={t('export.title')} lead={t('export.lead')}>
      <Button
        look="quiet"
        className="own-act"
        icon={<IconDownload size={20} aria-hidden />}
        busy={isPending}
        onClick={() => mutate()}
      >
        {t('export.submit')}
      </Button>
    </AccountSection>
  );
}
