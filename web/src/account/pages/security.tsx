import { useTranslation } from 'react-i18next';
import { DevicesSection } from '../components/devices-section.tsx';
import { EraseSection } from '../components/erase-section.tsx';
import { ExportSection } from '../components/export-section.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { PasswordSection } from '../components/password-section.tsx';

export default function Security() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('security.title')} lead={t('security.lead')}>
      {({ fullName }) => (
        <>
          <PasswordSection fullName={fullName} />
          <DevicesSection />
          <ExportSection />
          <EraseSection />
        </>
      )}
    </AccountPage>
  );
}
