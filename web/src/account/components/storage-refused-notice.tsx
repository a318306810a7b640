import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';

/**
 * If the browser blocks storage, a session ends with the page: explains what to allow before the
 * sign-in.
 */
export function StorageRefusedNotice() {
  const { t } = useTranslation('auth');
  const [refused, setRefused] = useState(false);
  useEffect(() => setRefused(window.storageRefused === true), []);
  return refused && <Notice status="warning">{t('login.notKept')}</Notice>;
}
