import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Later } from '../../platform/later.tsx';
import { AlertBanner } from './alert-banner.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InactivityPrompt } from './inactivity-prompt.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SocialCard } from './social-card.tsx';
import { TabBar } from './tab-bar.tsx';
import { Toasts } from './toasts.tsx';
import { useLiveAccount } from './use-live-account.ts';
import { useUnsent } from './use-unsent.ts';
import './skip.css';

export default function SiteLayout() {
  const { t } = useTranslation();
  useLiveAccount();
  useUnsent();
  // The page is rendered, so the server's initial content is removed.
  useEffect(() => document.querySelector('page-beginning')?.remove(), []);
  return (
    <>
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      <ProgressBar />
      <Header />
      <AlertBanner />
      <Toasts />
      <MaintenanceNotice />
      <main id="main" className="on-light" tabIndex={-1}>
        <Outlet />
      </main>
      <Later>
        <Footer />
      </Later>
      <Later>
        <SocialCard />
      </Later>
      <TabBar />
      <ConsentBanner />
      <InactivityPrompt />
    </>
  );
}
