import { useTranslation } from 'react-i18next';
import { LocaleNavLink } from '../../platform/locale-link.tsx';
import { TABS } from './navigation.ts';
import './tab-bar.css';

/** The bottom bar of small screens. */
export function TabBar() {
  const { t } = useTranslation();
  return (
    <nav className="tabs" aria-label={t('tabs.label')}>
      {TABS.map(({ to, label, icon: Icon }) => (
        <LocaleNavLink key={to} to={to}>
          <Icon size={24} stroke={1.8} aria-hidden />
          {t(label)}
        </LocaleNavLink>
      ))}
    </nav>
  );
}
