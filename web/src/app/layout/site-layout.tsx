import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { RenderWhenIdle } from '../../platform/page/render-when-idle.tsx';
import { AlertBanner } from './notices/alert-banner.tsx';
import { ConsentBanner } from './notices/consent-banner.tsx';
import { Footer } from './navigation/footer.tsx';
import { Header } from './navigation/header.tsx';
import { InactivityPrompt } from './notices/inactivity-prompt.tsx';
import { MaintenanceNotice } from './notices/maintenance-notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SocialCard } from './navigation/social-card.tsx';
import { TabBar } from './navigation/tab-bar.tsx';
import { Toasts } from './notices/toasts.tsx';
import { useAccountEvents } from './notices/use-account-events.ts';
import { useResendMessages } from './notices/use-resend-messages.ts';
import './skip.css';

export default function SiteLayout() {
  const { t } = useTranslation();
  useAccountEvents();
  useResendMessages();
  // After the first render, removes `<page-beginning>`: the title and introduction that the server
  // adds to pages that are not prerendered.
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
      <RenderWhenIdle>
        <Footer />
      </RenderWhenIdle>
      <RenderWhenIdle>
        <SocialCard />
      </RenderWhenIdle>
      <TabBar />
      <ConsentBanner />
      <InactivityPrompt />
    </>
  );
}
