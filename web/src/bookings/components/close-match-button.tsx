import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

interface Props {
  busy: boolean;
  onStop: () => void;
}

/** Confirms first: the button is in the place where 'look for players' was a moment before. */
export function CloseMatchButton({ busy, onStop }: Props) {
  const { t } = useTranslation('open-matches');
  return (
    <ConfirmButton
      act={t('lead.close')}
      title={t('lead.closeTitle')}
      text={t('lead.closeText')}
      keep={t('lead.keepLooking')}
      busy={busy}
      onAct={onStop}
    />
  );
}
