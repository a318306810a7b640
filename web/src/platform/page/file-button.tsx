import { downloadFile } from '@five/client/browser/download-file';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../messages/alerts.ts';
import { fileOf } from '../requests/api.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  /** Path of the file in the API. */
  path: string;
  /** File name of the download. */
  name: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A button that downloads a file which only its owner may access. */
export function FileButton({ path, name, icon, children }: Props) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    await fileOf(path)
      .then((file) => downloadFile(file, name))
      .catch((error: unknown) => {
        showFailure(error, t('error.unreachable'));
      });
    setBusy(false);
  };
  return (
    <Button look="quiet" busy={busy} icon={icon} onClick={() => void fetchFile()}>
      {children}
    </Button>
  );
}
