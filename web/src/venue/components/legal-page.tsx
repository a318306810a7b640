import { formatPhone } from '@five/shared/auth/auth.rules';
import { partsOf } from '@five/shared/venue/own-text.rules';
import { fullAddress } from '@five/shared/venue/place.rules';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { useIsRestoring } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConsentChange } from '../../platform/consent-change.tsx';
import { isolated } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useRead } from '../../platform/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { policiesQuery, useVenue, useVenueName } from '../venue.queries.ts';
import './legal-page.css';

const CONDITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const PRIVACY = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A page of rules: what the venue wrote itself, else our texts with the numbers and names of its settings. */
export function LegalPage({ page }: { page: 'conditions' | 'privacy' }) {
  const { t } = useTranslation(['legal', 'common']);
  const { data: venue } = useVenue();
  const facts = useFacts(venue);
  const name = useVenueName();
  const { data: policies, failed } = useRead(policiesQuery());
  // On a page that was served the venue's own text stands already; one that is come to later waits for it.
  const awaited = !useIsRestoring() && !policies && !failed;
  const own = policies?.[page] ?? null;
  const sections = page === 'conditions'
    ? CONDITIONS.map((n) => ({ title: t(`conditions.${n}.title`), text: t(`conditions.${n}.text`, facts) }))
    : PRIVACY.map((n) => ({ title: t(`privacy.${n}.title`), text: t(`privacy.${n}.text`, facts) }));
  return (
    <article className="wrap legal" aria-busy={!venue}>
      <PageHead title={t(`${page}.title`)} description={t(`${page}.intro`, { ...facts, venue: name })} site={name} />
      <h1>{t(`${page}.title`)}</h1>
      {own !== null && <OwnText text={own} />}
      {own === null && (awaited ? <Skeleton height="40rem" /> : (
        <>
          <Served />
          <div className="legal-ours">
            <p className="legal-intro">{t(`${page}.intro`, facts)}</p>
            <ol>
              {sections.map(({ title, text }) => (
                <li key={title}>
                  <h2>{title}</h2>
                  {text.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
                </li>
              ))}
            </ol>
          </div>
        </>
      ))}
      {page === 'privacy' && <ConsentChange className="button button-info button-normal" />}
    </article>
  );
}

/** Where the server puts what the venue wrote; React leaves what it finds there. */
function Served() {
  return <div id="served" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** As it was typed; a language that it lacks reads the French. */
function OwnText({ text }: { text: string }) {
  return (
    <div className="legal-own" dir="auto">
      {partsOf(text).map((part, index) => (part.kind === 'heading' ? <h2 key={index}>{part.text}</h2> : <p key={index}>{part.text}</p>))}
    </div>
  );
}

/** What the texts name; an ellipsis while it is on its way. */
function useFacts(venue: VenueAnswer | undefined) {
  const { t } = useTranslation(['legal', 'common']);
  const known = (figure: number | undefined) => figure ?? '…';
  const { horizonDays, holdMinutes, freeCancelHours, maxPending, maxUpcoming } = { ...venue?.policies };
  const { name, ice, taxId, rc, cndp } = { ...venue?.legal };
  const fact = (text: string | null | undefined) => isolated(text ?? '…');
  const identifiers = [ice && t('identifiers.ice', { value: ice }), taxId && t('identifiers.taxId', { value: taxId }), rc && t('identifiers.rc', { value: rc })];
  return {
    venue: fact(venue?.name),
    city: fact(venue?.city),
    email: fact(venue?.email),
    phone: fact(venue?.phones[0] && formatPhone(venue.phones[0])),
    address: fact(venue && fullAddress(venue)),
    legalName: fact(name),
    identifiers: identifiers.flatMap((one) => (one ? [one] : [])).map((one) => isolated(one.replaceAll(' ', '\u00A0'))).join(' · '),
    cndp: cndp ? t('identifiers.cndp', { value: isolated(cndp) }) : '',
    horizonDays: known(horizonDays),
    holdMinutes: known(holdMinutes),
    freeCancelHours: known(freeCancelHours),
    maxPending: known(maxPending),
    maxUpcoming: known(maxUpcoming),
  };
}
