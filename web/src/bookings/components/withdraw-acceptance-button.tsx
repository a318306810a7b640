import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

interface Props {
  /** The player's name, wrapped against the sentence's text direction. */
  name: string;
  busy: boolean;
  onTakeBack: () => void;
}

/** Confirms first: the button is in the place where 'accept' was a moment before. */
export function WithdrawAcceptanceButton({ name, busy, onTakeBack }: Props) {
  const { t } = useTranslation('open-matches');
  return (
    <ConfirmButton
      act={t('lead.remove')}
      name={t('lead.removeName', { name })}
      title={t('lead.removeTitle', { name })}
      text={t('lead.removeText')}
      keep={t('lead.keep')}
      size="small"
      busy={busy}
      onAct={onTakeBack}
    />
  );
}
