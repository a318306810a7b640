import { IconDeviceTv, IconLayoutBoard, IconShirtSport, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { Noscript } from '../../platform/page/noscript.tsx';
import { PitchBoards } from '../../ui/art/pitch-boards.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Features } from '../../ui/page/features.tsx';
import { PageTop } from '../../ui/page/page-top.tsx';
import { Page, SectionHead } from '../../ui/page/page.tsx';
import { PartnerWall } from '../components/partner-wall.tsx';
import { useVenueName } from '../venue.queries.ts';

const SPACES = [
  { key: 'boards', icon: IconLayoutBoard },
  { key: 'shirts', icon: IconShirtSport },
  { key: 'tournament', icon: IconTrophy },
  { key: 'screen', icon: IconDeviceTv },
] as const;

export default function Sponsors() {
  const { t } = useTranslation('sponsors');
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('lead')} scene={<PitchBoards />}>
        <a href="#offer" className={buttonClass()}>
          {t('ask')}
        </a>
      </PageTop>
      <Page>
        <Noscript text={t('noScript')} />
        <PartnerWall />
        <section id="offer">
          <SectionHead title={t('offer.title')} lead={t('offer.lead')} />
          <Features
            items={SPACES.map(({ key, icon }) => ({
              icon,
              title: t(`offer.${key}.title`),
              text: t(`offer.${key}.text`),
            }))}
          />
          <p className="page-next">
            <LocaleLink to="/contact" className={buttonClass('primary', 'large')}>
              {t('offer.write')}
            </LocaleLink>
          </p>
        </section>
      </Page>
    </>
  );
}
