import { useTranslation } from 'react-i18next';
import { AskFirst } from '../../ui/ask-first.tsx';

interface Props {
  /** Of the player, apart from the direction of the sentence. */
  name: string;
  busy: boolean;
  onTakeBack: () => void;
}

/** Asks first: it stands where a tap before gave the place. */
export function TakeBack({ name, busy, onTakeBack }: Props) {
  const { t } = useTranslation('open-matches');
  return (
    <AskFirst
      act={t('lead.remove')} name={t('lead.removeName', { name })} title={t('lead.removeTitle', { name })} text={t('lead.removeText')}
      keep={t('lead.keep')} size="small" busy={busy} onAct={onTakeBack}
    />
  );
}
