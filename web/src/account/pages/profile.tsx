import { useTranslation } from 'react-i18next';
import { AddressSection } from '../components/contact/address-section.tsx';
import { CardSection } from '../components/card-section.tsx';
import { ContactSection } from '../components/contact/contact-section.tsx';
import { IdentitySection } from '../components/identity-section.tsx';
import { LanguageSection } from '../components/language-section.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { ReliabilitySection } from '../components/reliability-section.tsx';
import { TutorSection } from '../components/tutor-section.tsx';

export default function Profile() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('profile.title')} lead={t('profile.lead')}>
      {(user) => (
        <>
          <IdentitySection user={user} />
          <ContactSection user={user} />
          <LanguageSection user={user} />
          <AddressSection user={user} />
          <CardSection user={user} />
          <ReliabilitySection />
          <TutorSection user={user} />
        </>
      )}
    </AccountPage>
  );
}
