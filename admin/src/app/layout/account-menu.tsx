import { IconLogout, IconUserCircle, IconUserCog } from '@tabler/icons-react';
import { IconButton, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetIdentity, useLogout } from 'ra-core';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { BarMenu } from '../../ui/bar-menu.tsx';
import css from './account-menu.module.css';

export function AccountMenu() {
  const t = useTypedTranslate();
  const logout = useLogout();
  const { data: me } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = me?.fullName ?? '';
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('app.account', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ gap: 1 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconUserCircle aria-hidden />
        <bdi className={css['name']}>{name}</bdi>
      </IconButton>
      <BarMenu label={t('app.account', { name })} anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          sx={{ gap: 1.5 }}
          component={Link}
          to="/own_account"
          onClick={() => setAnchor(null)}
        >
          <IconUserCog aria-hidden size={22} />
          {t('app.own_account')}
        </MenuItem>
        <MenuItem sx={{ gap: 1.5 }} onClick={() => void logout()}>
          <IconLogout aria-hidden size={22} className="points" />
          {t('app.sign_out')}
        </MenuItem>
      </BarMenu>
    </>
  );
}
