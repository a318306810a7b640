import { SocialLinks } from '../../../venue/components/contact/social-links.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
import './social-card.css';

/** The venue's social media channels, at the edge of wide screens. */
export function SocialCard() {
  const { data: venue } = useVenue();
  if (!venue?.socialLinks.length) return null;
  return (
    <aside className="social-card">
      <SocialLinks links={venue.socialLinks.slice(0, 4)} />
    </aside>
  );
}
