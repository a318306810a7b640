import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';

/** Where the browser refuses storage, a session lasts as long as the page: what to allow, before somebody signs in. */
export function NotKept() {
  const { t } = useTranslation('auth');
  const [refused, setRefused] = useState(false);
  useEffect(() => setRefused(window.storageRefused === true), []);
  return refused && <Notice status="warning">{t('login.notKept')}</Notice>;
}
