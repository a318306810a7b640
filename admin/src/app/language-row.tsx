import { Button } from '@mui/material';
import { useSetLocale } from 'ra-core';
import { LANGUAGES, useAppLocale, useTypedTranslate } from '../platform/i18n.ts';
import css from './login.module.css';

/** Buttons to choose the language before sign-in. */
export function LanguageRow() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const setLocale = useSetLocale();
  return (
    <div className={css['languages']} role="group" aria-label={t('app.language')}>
      {LANGUAGES.map(({ locale: own, name }) => (
        <Button
          key={own}
          lang={own}
          size="small"
          variant="text"
          aria-pressed={own === locale}
          onClick={() => void setLocale(own)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
