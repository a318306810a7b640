import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import css from './second-factor.module.css';

/** The recovery codes, which are shown this once, to copy, print or download. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTypedTranslate();
  const text = codes.join('\n');
  const [file, setFile] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    setFile(url);
    return () => URL.revokeObjectURL(url);
  }, [text]);
  return (
    <div className={css['steps']}>
      <h3 ref={focusOnMount} tabIndex={-1}>
        {t('own.factor.codes')}
      </h3>
      <p>{t('own.factor.codes_help')}</p>
      <ul className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <div className={css['acts']}>
        <CopyButton
          labelled
          text={text}
          label={t('own.factor.copy_codes')}
          doneLabel={t('own.factor.copied')}
          refusedLabel={t('clipboard.refused')}
        />
        <Button variant="outlined" onClick={() => window.print()}>
          {t('own.factor.print')}
        </Button>
        <Button variant="outlined" component="a" href={file} download="recovery-codes.txt">
          {t('own.factor.download')}
        </Button>
      </div>
      <Button variant="contained" onClick={onDone}>
        {t('own.factor.kept')}
      </Button>
    </div>
  );
}
