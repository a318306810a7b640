import { useTranslation } from 'react-i18next';
import { useLocale } from '../../platform/locale.ts';
import { Later } from '../../platform/later.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { WithoutScripts } from '../../platform/without-scripts.tsx';
import { ReceptionDesk } from '../../ui/art/reception-desk.tsx';
import { FormTheme } from '../../ui/form-theme.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { Page } from '../../ui/page.tsx';
import { ContactForm } from '../components/contact-form.tsx';
import { ReachUs } from '../components/reach-us.tsx';
import { useVenueName } from '../venue.queries.ts';
import './contact.css';

export default function Contact() {
  const { t } = useTranslation('contact');
  const { dir } = useLocale();
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('lead')} scene={<ReceptionDesk />} />
      <Page className="contact">
        <section className="contact-form">
          <h2>{t('form.title')}</h2>
          <WithoutScripts text={t('form.noScript')} />
          <FormTheme dir={dir}>
            <ContactForm />
          </FormTheme>
        </section>
        <Later>
          <ReachUs />
        </Later>
      </Page>
    </>
  );
}
