import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFocusRestore } from '../../ui/focus.ts';
import { FactorForm, type TypedFactor } from './factor-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './second-factor.module.css';
import {
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorQuery,
} from './second-factor.queries.ts';
import { SetUp } from './set-up.tsx';

type Open = 'setUp' | 'codes' | 'remove' | null;

/** The second factor of the own account: state, set-up, recovery codes, and turning it off. */
export function SecondFactorPart() {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const { data: factor, error, refetch } = useQuery(secondFactorQuery());
  const [open, setOpen] = useState<Open>(null);
  const place = useFocusRestore('button');
  const close = () => {
    setOpen(null);
    void client.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
  };
  if (!factor) return <Refusal error={error} onRetry={refetch} />;
  return (
    <div ref={place} className={css['steps']}>
      {open === 'setUp' && <SetUp replaces={factor.enabled} onBack={close} onDone={close} />}
      {open === 'codes' && <RenewCodes onDone={close} />}
      {open === 'remove' && <Remove onDone={close} />}
      {open === null && <State {...factor} onOpen={setOpen} />}
      {open === null && factor.enabled && factor.required && <p>{t('own.factor.required')}</p>}
    </div>
  );
}

interface StateProps {
  enabled: boolean;
  required: boolean;
  recoveryCodes: number;
  onOpen: (form: Open) => void;
}

function State({ enabled, required, recoveryCodes, onOpen }: StateProps) {
  const t = useTypedTranslate();
  if (!enabled)
    return (
      <Button variant="contained" onClick={() => onOpen('setUp')}>
        {t('own.factor.set_up')}
      </Button>
    );
  return (
    <>
      <p>{t('own.factor.on', { count: recoveryCodes })}</p>
      <div className={css['acts']}>
        <Button variant="outlined" onClick={() => onOpen('setUp')}>
          {t('own.factor.other_phone')}
        </Button>
        <Button variant="outlined" onClick={() => onOpen('codes')}>
          {t('own.factor.renew')}
        </Button>
        {!required && (
          <Button variant="outlined" color="error" onClick={() => onOpen('remove')}>
            {t('own.factor.turn_off')}
          </Button>
        )}
      </div>
    </>
  );
}

function RenewCodes({ onDone }: { onDone: () => void }) {
  const t = useTypedTranslate();
  const act = useAction(renewRecoveryCodes, () => t('own.factor.renewed'));
  if (act.data) return <RecoveryCodes codes={act.data} onDone={onDone} />;
  return (
    <FactorForm
      title={t('own.factor.renew')}
      submit={t('own.factor.renew')}
      asksCode
      act={act}
      onBack={onDone}
    />
  );
}

function Remove({ onDone }: { onDone: () => void }) {
  const t = useTypedTranslate();
  const action = useAction(removeSecondFactor, () => t('own.factor.turned_off'));
  const act = {
    ...action,
    mutate: (typed: TypedFactor) => action.mutate(typed, { onSuccess: onDone }),
  };
  return (
    <FactorForm
      title={t('own.factor.turn_off')}
      submit={t('own.factor.turn_off')}
      danger
      asksCode
      act={act}
      onBack={onDone}
    />
  );
}
