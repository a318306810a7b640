import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

export function SaveButton({ busy }: { busy: boolean }) {
  const { t } = useTranslation('account');
  return (
    <Button type="submit" busy={busy}>
      {t('save')}
    </Button>
  );
}
