import { formatPhone } from '@five/shared/auth/auth.rules';
import { fullAddress } from '@five/shared/venue/place.rules';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { useTranslation } from 'react-i18next';
import { ConsentChange } from '../../platform/consent-change.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useVenue, useVenueName } from '../venue.queries.ts';
import './legal-page.css';

const CONDITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const PRIVACY = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A page of rules: the texts are ours, the numbers and names are the venue's settings. */
export function LegalPage({ page }: { page: 'conditions' | 'privacy' }) {
  const { t } = useTranslation(['legal', 'common']);
  const { data: venue } = useVenue();
  const facts = useFacts(venue);
  const name = useVenueName();
  const sections = page === 'conditions'
    ? CONDITIONS.map((n) => ({ title: t(`conditions.${n}.title`), text: t(`conditions.${n}.text`, facts) }))
    : PRIVACY.map((n) => ({ title: t(`privacy.${n}.title`), text: t(`privacy.${n}.text`, facts) }));
  return (
    <article className="wrap legal" aria-busy={!venue}>
      <PageHead title={t(`${page}.title`)} description={t(`${page}.intro`, { ...facts, venue: name })} site={name} />
      <h1>{t(`${page}.title`)}</h1>
      <p className="legal-intro">{t(`${page}.intro`, facts)}</p>
      <ol>
        {sections.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            {text.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          </li>
        ))}
      </ol>
      {page === 'privacy' && <ConsentChange className="button button-info button-normal" />}
    </article>
  );
}

/** What the texts name; an ellipsis while it is on its way. */
function useFacts(venue: VenueAnswer | undefined) {
  const { t } = useTranslation(['legal', 'common']);
  const known = (fact: string | number | undefined) => fact ?? '…';
  const { horizonDays, holdMinutes, freeCancelHours, maxPending, maxUpcoming } = { ...venue?.policies };
  const { name, ice, taxId, rc, cndp } = { ...venue?.legal };
  const identifiers = [ice && t('identifiers.ice', { value: ice }), taxId && t('identifiers.taxId', { value: taxId }), rc && t('identifiers.rc', { value: rc })];
  return {
    venue: known(venue?.name),
    city: known(venue?.city),
    email: known(venue?.email),
    phone: isolated(known(venue?.phones[0] && formatPhone(venue.phones[0]))),
    address: known(venue && fullAddress(venue)),
    legalName: known(name),
    identifiers: identifiers.filter(Boolean).join(' · '),
    cndp: cndp ? t('identifiers.cndp', { value: cndp }) : '',
    horizonDays: known(horizonDays),
    holdMinutes: known(holdMinutes),
    freeCancelHours: known(freeCancelHours),
    maxPending: known(maxPending),
    maxUpcoming: known(maxUpcoming),
  };
}

/** A number inside a sentence keeps its own direction (the characters of `bdi`, for text without tags). */
function isolated(text: string | number): string {
  return `\u2066${text}\u2069`;
}
