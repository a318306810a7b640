import type { BankProfileAnswer } from '@five/shared/payments/bank/bank.contract';
import { Button } from '@mui/material';
import { useId } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import css from './statement.module.css';

interface AccountChoiceProps {
  profiles: readonly BankProfileAnswer[];
  onChoose: (profile: BankProfileAnswer) => void;
  /** Called if staff choose a bank that is not listed. */
  onNew: () => void;
  onBack: () => void;
}

/**
 * Asks for the account if the file does not identify it. With a wrong account, bank lines that were
 * imported before would appear new.
 */
export function AccountChoice({ profiles, onChoose, onNew, onBack }: AccountChoiceProps) {
  const t = useTypedTranslate();
  const heading = useId();
  return (
    <div className={css['preview']} role="group" aria-labelledby={heading}>
      <h2 id={heading}>{t('transfer.which_account')}</h2>
      <p>{t('transfer.which_account_help')}</p>
      <ul className={css['accounts']}>
        {profiles.map((profile, index) => (
          <li key={profile.reference}>
            <button type="button" autoFocus={index === 0} onClick={() => onChoose(profile)}>
              <b>
                {t('transfer.account')}{' '}
                <bdi dir="ltr" className="figures">
                  {profile.account}
                </bdi>
              </b>{' '}
              <bdi>{profile.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <div className={css['buttons']}>
        <Button variant="outlined" onClick={onNew}>
          {t('transfer.new_format')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t('booking.keep')}
        </Button>
      </div>
    </div>
  );
}
