import { shownKey } from '@five/shared/auth/second-factor/second-factor.rules';
import { asciiDigits } from '@five/shared/search/fold';
import { TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useActionFields } from '../../platform/forms/action-fields.ts';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FactorForm } from './factor-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './second-factor.module.css';
import { confirmSecondFactor, startSecondFactor } from './second-factor.queries.ts';

interface Props {
  /** Whether an app is set up already, whose code confirms the change. */
  replaces: boolean;
  onBack: () => void;
  onDone: () => void;
}

/** Sets up an app: password, QR code or key, first code of the app, recovery codes. */
export function SetUp({ replaces, onBack, onDone }: Props) {
  const t = useTypedTranslate();
  const [codes, setCodes] = useState<string[] | null>(null);
  const start = useMutation({ mutationFn: startSecondFactor });
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (start.data) return <FirstCode app={start.data} onBack={onBack} onDone={setCodes} />;
  const act = {
    ...start,
    mutate: ({ password, code }: { password: string; code: string }) =>
      start.mutate({ password, code: replaces ? code : undefined }),
  };
  return (
    <FactorForm
      title={t('own.factor.set_up')}
      submit={t('own.factor.next')}
      asksCode={replaces}
      act={act}
      onBack={onBack}
    />
  );
}

interface FirstCodeProps {
  app: { key: string; uri: string };
  onBack: () => void;
  onDone: (codes: string[]) => void;
}

/** The key for the app, and the field for its first code, which is sent with its sixth digit. */
function FirstCode({ app: { key, uri }, onBack, onDone }: FirstCodeProps) {
  const t = useTypedTranslate();
  const act = useMutation({ mutationFn: confirmSecondFactor, onSuccess: onDone });
  const { values, field, submit, isRefusalShown } = useActionFields({ code: '' }, act.error);
  const { onChange, ...code } = field('code', (typed) => typed !== '' || t('own.required'));
  return (
    <ActionForm
      title={t('own.factor.scan')}
      submit={t('own.factor.turn_on')}
      act={act}
      fieldsShowRefusal={isRefusalShown}
      onBack={onBack}
      onSubmit={submit(() => act.mutate(asciiDigits(values.code)))}
    >
      <p>{t('own.factor.scan_help')}</p>
      <AppKey appKey={key} uri={uri} />
      <TextField
        {...code}
        onChange={(event) => {
          void onChange(event);
          const typed = asciiDigits(event.target.value);
          if (/^\d{6}$/.test(typed) && !act.isPending) act.mutate(typed);
        }}
        label={t('own.factor.code')}
        slotProps={{
          htmlInput: {
            autoComplete: 'one-time-code',
            inputMode: 'numeric',
            maxLength: 6,
            dir: 'ltr',
          },
        }}
      />
    </ActionForm>
  );
}

/** The key of the app: to scan, to open on this phone, or to type. */
function AppKey({ appKey, uri }: { appKey: string; uri: string }) {
  const t = useTypedTranslate();
  return (
    <>
      <QrCode text={uri} label={t('own.factor.qr')} />
      <p>
        <a href={uri}>{t('own.factor.open_app')}</a>
      </p>
      <p>
        {t('own.factor.key')}{' '}
        <bdi className={css['key']} dir="ltr">
          {shownKey(appKey)}
        </bdi>
        <CopyButton
          labelled
          text={appKey}
          label={t('own.factor.copy_key')}
          doneLabel={t('own.factor.copied')}
          refusedLabel={t('clipboard.refused')}
        />
      </p>
    </>
  );
}
