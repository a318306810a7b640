import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';

/**
 * Warning for browsers that block storage, in which a session ends when the page is closed or
 * reloaded. It explains before the sign-in which browser setting to allow.
 */
export function StorageRefusedNotice() {
  const { t } = useTranslation('auth');
  const [refused, setRefused] = useState(false);
  useEffect(() => setRefused(window.storageRefused === true), []);
  return refused && <Notice status="warning">{t('login.notKept')}</Notice>;
}
