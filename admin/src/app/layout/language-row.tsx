import { Button } from '@mui/material';
import {
  LANGUAGES,
  useAppLocale,
  useChooseLocale,
  useTypedTranslate,
} from '../../platform/texts/i18n.ts';
import css from '../login.module.css';

/** Buttons to choose the language before sign-in. */
export function LanguageRow() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const choose = useChooseLocale();
  return (
    <div className={css['languages']} role="group" aria-label={t('app.language')}>
      {LANGUAGES.map(({ locale: own, name }) => (
        <Button
          key={own}
          lang={own}
          size="small"
          variant="text"
          aria-pressed={own === locale}
          onClick={() => void choose(own)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
