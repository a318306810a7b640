import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { RenderWhenIdle } from '../../platform/render-when-idle.tsx';
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
import { useAccountEvents } from './use-account-events.ts';
import { useResendMessages } from './use-resend-messages.ts';
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
