import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx';

interface Props {
  /**
   * The player's name, enclosed in Unicode direction isolates so that it does not affect the text
   * direction of the sentence.
   */
  name: string;
  busy: boolean;
  onWithdraw: () => void;
}

/**
 * A button that withdraws an acceptance after a confirmation. The confirmation prevents a
 * withdrawal by a double press: a moment before, the button to accept was at the same position.
 */
export function WithdrawAcceptanceButton({ name, busy, onWithdraw }: Props) {
  const { t } = useTranslation('open-matches');
  return (
    <ConfirmButton
      act={t('lead.remove')}
      name={t('lead.removeName', { name })}
      title={t('lead.removeTitle', { name })}
      text={t('lead.removeText')}
      cancelLabel={t('lead.keep')}
      size="small"
      busy={busy}
      onAct={onWithdraw}
    />
  );
}
