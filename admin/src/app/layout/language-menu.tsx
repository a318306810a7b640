import { IconLanguage } from '@tabler/icons-react';
import { IconButton, MenuItem } from '@mui/material';
import { useState } from 'react';
import {
  LANGUAGES,
  useAppLocale,
  useChooseLocale,
  useTypedTranslate,
} from '../../platform/texts/i18n.ts';
import { BarMenu } from '../../ui/bar-menu.tsx';

export function LanguageMenu() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const choose = useChooseLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const name = LANGUAGES.find(({ locale: own }) => own === locale)?.name ?? '';
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('app.labelled', { label: t('app.language'), name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconLanguage aria-hidden />
      </IconButton>
      <BarMenu label={t('app.language')} anchor={anchor} onClose={close}>
        {LANGUAGES.map(({ locale: own, name: ownName }) => (
          <MenuItem
            key={own}
            lang={own}
            selected={own === locale}
            onClick={() => (close(), void choose(own))}
          >
            <bdi>{ownName}</bdi>
          </MenuItem>
        ))}
      </BarMenu>
    </>
  );
}
