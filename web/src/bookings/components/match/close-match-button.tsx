import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx';

interface Props {
  busy: boolean;
  onStop: () => void;
}

/**
 * A button that closes an open match after a confirmation. The confirmation prevents closing by a
 * double press: a moment before, the button that opened the match was at the same position.
 */
export function CloseMatchButton({ busy, onStop }: Props) {
  const { t } = useTranslation('open-matches');
  return (
    <ConfirmButton
      act={t('lead.close')}
      title={t('lead.closeTitle')}
      text={t('lead.closeText')}
      cancelLabel={t('lead.keepLooking')}
      busy={busy}
      onAct={onStop}
    />
  );
}
