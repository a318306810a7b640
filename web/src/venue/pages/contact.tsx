import { useTranslation } from 'react-i18next';
import { useLocale } from '../../platform/locale.ts';
import { RenderWhenIdle } from '../../platform/render-when-idle.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Noscript } from '../../platform/noscript.tsx';
import { ReceptionDesk } from '../../ui/art/reception-desk.tsx';
import { FormTheme } from '../../ui/form-theme.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { Page } from '../../ui/page.tsx';
import { ContactForm } from '../components/contact-form.tsx';
import { ContactOptions } from '../components/contact-options.tsx';
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
          <Noscript text={t('form.noScript')} />
          <FormTheme dir={dir}>
            <ContactForm />
          </FormTheme>
        </section>
        <RenderWhenIdle>
          <ContactOptions />
        </RenderWhenIdle>
      </Page>
    </>
  );
}
