import { IconBallFootball, IconCoffee, IconUsersGroup } from '@tabler/icons-react';
import type { AcademyAnswer } from '@five/shared/academy/academy.contract';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useResult, type Result } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Noscript } from '../../platform/page/noscript.tsx';
import { TrainingDrill } from '../../ui/art/training-drill.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Features } from '../../ui/page/features.tsx';
import { PageTop } from '../../ui/page/page-top.tsx';
import { Page, SectionHead } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TurfCard } from '../../ui/turf-card.tsx';
import { academyQuery } from '../academy.queries.ts';
import { AcademyPrices } from '../components/academy-prices.tsx';
import { AcademySessions } from '../components/academy-sessions.tsx';
import { PlacePhoto } from '../components/place-photo.tsx';
import { Registration } from '../components/registration/registration.tsx';
import { StarterKit } from '../components/starter-kit.tsx';
import { useVenueName } from '../venue.queries.ts';
import './academy.css';

const VALUES = [
  { key: 'groups', icon: IconUsersGroup },
  { key: 'coach', icon: IconBallFootball },
  { key: 'parents', icon: IconCoffee },
] as const;
const QUESTIONS = ['first', 'bring', 'pay', 'ill'] as const;

export default function Academy() {
  const { t } = useTranslation('academy');
  const academy = useResult(academyQuery());
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('lead')} scene={<Scene />}>
        <a href="#register" className={buttonClass('primary', 'large')}>
          {t('register')}
        </a>
      </PageTop>
      <Page>
        <Features
          heading="h2"
          items={VALUES.map(({ key, icon }) => ({
            icon,
            title: t(`values.${key}.title`),
            text: t(`values.${key}.text`),
          }))}
        />
        <TurfCard>
          <h2>{t('sessions.title')}</h2>
          <Noscript text={t('sessions.noScript')} />
          <Week academy={academy} />
          <AcademyPrices />
        </TurfCard>
        <section>
          <SectionHead title={t('kit.title')} lead={t('kit.lead')} />
          <StarterKit />
        </section>
        <div className="academy-end">
          <section id="register" className="academy-form">
            <h2>{t('form.title')}</h2>
            <Noscript text={t('form.noScript')} />
            <Enrolment academy={academy} />
          </section>
          <Questions />
        </div>
      </Page>
    </>
  );
}

function Scene() {
  return (
    <PlacePhoto of="academy" className="page-photo">
      <TrainingDrill />
    </PlacePhoto>
  );
}

function Week({ academy: { data, failed, retry } }: { academy: Result<AcademyAnswer> }) {
  const { t } = useTranslation('academy');
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!data)
    return (
      <div className="academy-wait">
        <Skeleton height="21rem" />
      </div>
    );
  if (!data.season) return <p className="academy-none">{t('closed.text')}</p>;
  return <AcademySessions season={data.season} sessions={data.sessions} />;
}

/** The registration form, or a text about what to do while no season is open. */
function Enrolment({ academy: { data, failed, retry } }: { academy: Result<AcademyAnswer> }) {
  const { t } = useTranslation('academy');
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!data) return <Skeleton height="52rem" />;
  if (data.season)
    return (
      <>
        <p className="academy-lead">{t('form.lead')}</p>
        <Registration academy={data} />
      </>
    );
  return (
    <div className="academy-closed">
      <h3>{t('closed.title')}</h3>
      <p>{t('closed.text')}</p>
      <LocaleLink to="/contact" className={buttonClass()}>
        {t('closed.write')}
      </LocaleLink>
    </div>
  );
}

function Questions() {
  const { t } = useTranslation('academy');
  return (
    <section className="questions">
      <h2>{t('questions.title')}</h2>
      {QUESTIONS.map((key) => (
        <details key={key}>
          <summary>{t(`questions.${key}.title`)}</summary>
          <p>{t(`questions.${key}.text`)}</p>
        </details>
      ))}
    </section>
  );
}
