import { useTranslation } from 'react-i18next';
import { RenderWhenIdle } from '../../platform/page/render-when-idle.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { Noscript } from '../../platform/page/noscript.tsx';
import { ReceptionDesk } from '../../ui/art/reception-desk.tsx';
import { FormArea } from '../../ui/fields/form-area.tsx';
import { PageTop } from '../../ui/page/page-top.tsx';
import { Page } from '../../ui/page/page.tsx';
import { ContactForm } from '../components/contact/contact-form.tsx';
import { ContactOptions } from '../components/contact/contact-options.tsx';
import { PlacePhoto } from '../components/place-photo.tsx';
import { useVenueName } from '../venue.queries.ts';
import './contact.css';

export default function Contact() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('lead')} scene={<Scene />} />
      <Page className="contact">
        <section className="contact-form">
          <h2>{t('form.title')}</h2>
          <Noscript text={t('form.noScript')} />
          <FormArea>
            <ContactForm />
          </FormArea>
        </section>
        <RenderWhenIdle>
          <ContactOptions />
        </RenderWhenIdle>
      </Page>
    </>
  );
}

/** The team of the venue, or the drawing of its reception. */
function Scene() {
  return (
    <PlacePhoto of="team" className="page-photo">
      <ReceptionDesk />
    </PlacePhoto>
  );
}
