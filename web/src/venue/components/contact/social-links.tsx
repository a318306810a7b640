import type { SocialLink } from '@five/shared/venue/venue.contract';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandMessenger,
  IconBrandTiktok,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import './contact-lines.css';

const ICONS = {
  whatsapp: IconBrandWhatsapp,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  messenger: IconBrandMessenger,
  tiktok: IconBrandTiktok,
  youtube: IconBrandYoutube,
  x: IconBrandX,
};

/** Links to the venue's social media channels; nothing if there are none. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  return (
    <ul className="social" aria-label={t('social.label')}>
      {links.map(({ network, url }) => {
        const Icon = ICONS[network];
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <Icon size={24} aria-hidden />
              <span className="unseen">{t(`social.${network}`)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
