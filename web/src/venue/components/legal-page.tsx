import { VENUE_FACTS, venueFacts, type VenueFact } from '@five/shared/venue/facts.rules';
import { partsOf } from '@five/shared/venue/own-text.rules';
import { useIsRestoring } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConsentButton } from '../../platform/analytics/consent-button.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { Served } from '../../platform/page/served.tsx';
import { useResult } from '../../platform/requests/use-result.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { policiesQuery, useVenue, useVenueName } from '../venue.queries.ts';
import './legal-page.css';

const CONDITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const PRIVACY = [1, 2, 3, 4, 5, 6, 7, 8] as const;

type Page = 'conditions' | 'privacy';

/**
 * A legal page: the text that the venue wrote, else the default text with facts about the venue
 * inserted.
 */
export function LegalPage({ page }: { page: Page }) {
  const { t } = useTranslation(['legal', 'common']);
  const { data: venue } = useVenue();
  const name = useVenueName();
  const { data: policies, failed } = useResult(policiesQuery());
  // On a page that the server delivered, the venue's own text is already in the HTML. After
  // client-side navigation it has to be loaded.
  const awaited = !useIsRestoring() && !policies && !failed;
  const venueText = policies?.[page] ?? null;
  return (
    <article className="wrap legal" aria-busy={!venue}>
      <PageHead
        title={t(`${page}.title`)}
        description={t(`${page}.intro`, { venue: name })}
        site={name}
      />
      <h1>{t(`${page}.title`)}</h1>
      {venueText !== null && <VenueText text={venueText} />}
      {venueText === null && (awaited ? <Skeleton height="40rem" /> : <DefaultText page={page} />)}
      {page === 'privacy' && <ConsentButton className="button button-info button-normal" />}
    </article>
  );
}

/** The default text: an introduction and numbered sections, with facts about the venue inserted. */
function DefaultText({ page }: { page: Page }) {
  const { t } = useTranslation('legal');
  const { data: venue } = useVenue();
  const facts = venue ? venueFacts(venue) : null;
  const sections =
    page === 'conditions'
      ? CONDITIONS.map((n) => ({
          title: t(`conditions.${n}.title`),
          text: t(`conditions.${n}.text`, MARKS),
        }))
      : PRIVACY.map((n) => ({
          title: t(`privacy.${n}.title`),
          text: t(`privacy.${n}.text`, MARKS),
        }));
  return (
    <>
      <Served />
      <div className="legal-ours">
        <p className="legal-intro">
          <VenueName text={t(`${page}.intro`, MARKS)} facts={facts} />
        </p>
        <ol>
          {sections.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              {text.split('\n').map((paragraph) => (
                <p key={paragraph}>
                  <VenueName text={paragraph} facts={facts} />
                </p>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** The text that the venue wrote; if a translation is missing, the text is French. */
function VenueText({ text }: { text: string }) {
  return (
    <div className="legal-own" dir="auto">
      {partsOf(text).map((part, index) =>
        part.kind === 'heading' ? <h2 key={index}>{part.text}</h2> : <p key={index}>{part.text}</p>,
      )}
    </div>
  );
}

/**
 * Character that marks the start and end of a fact's name (such as `cndp`) in a translated text.
 * The texts do not contain this character otherwise.
 */
const MARK = '\u0001';
// The object has exactly one entry per fact in `VENUE_FACTS`, so the type is not checked.
const MARKS = Object.fromEntries(VENUE_FACTS.map((fact) => [fact, MARK + fact + MARK])) as Record<
  VenueFact,
  string
>;

/**
 * Renders a text in which each fact about the venue is a separate `bdi` element. The server fills
 * these elements in the HTML, for clients without JavaScript and until hydration. React does not
 * change them until the venue's settings are loaded.
 */
function VenueName({ text, facts }: { text: string; facts: Record<VenueFact, string> | null }) {
  const { t } = useTranslation('legal');
  return text.split(MARK).map((part, index) => {
    const fact = VENUE_FACTS.find((one) => index % 2 === 1 && one === part);
    if (fact === undefined) return part;
    const sentence = fact === 'cndp' ? t('identifiers.cndp', { value: PLACE }) : PLACE;
    const value = facts ? facts[fact] : OPTIONAL_PLACEHOLDERS.has(fact) ? '' : '…';
    return (
      <bdi key={index} data-fact={fact} data-text={sentence} suppressHydrationWarning>
        {value && sentence.replace(PLACE, () => value)}
      </bdi>
    );
  });
}

/** Placeholder for the value of a fact within the sentence that contains it. */
const PLACE = '{}';
const OPTIONAL_PLACEHOLDERS: ReadonlySet<VenueFact> = new Set(['identifiers', 'cndp']);
