import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SocialLinks } from '../../../venue/components/contact/social-links.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
import './social-card.css';

/**
 * The venue's social media channels, at the edge of the screen. Where the margin beside the page is
 * narrower than the links, only a handle of the width of the margin is shown, which opens them.
 */
export function SocialCard() {
  const { t } = useTranslation();
  const { data: venue } = useVenue();
  const [open, setOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: PointerEvent | KeyboardEvent) => {
      const isInside = event.target instanceof Node && card.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', leave);
    };
  }, [open]);
  if (!venue?.socialLinks.length) return null;
  return (
    <aside ref={card} className="social-card" data-open={open || undefined}>
      <button
        type="button"
        className="social-handle"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IconChevronLeft size={16} className="points" aria-hidden />
        <span className="unseen">{t('social.label')}</span>
      </button>
      <SocialLinks links={venue.socialLinks.slice(0, 4)} />
    </aside>
  );
}
