import { Button } from '@mui/material';
import { useSetLocale } from 'ra-core';
import { LANGUAGES, useOurLocale, useSay } from '../platform/i18n.ts';
import css from './login.module.css';

/** Language choice before sign-in. */
export function LanguageRow() {
  const say = useSay();
  const locale = useOurLocale();
  const setLocale = useSetLocale();
  return (
    <div className={css['languages']} role="group" aria-label={say('app.language')}>
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
