import { IconDoor } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { may } from '../../platform/tables/tables.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Note } from '../../ui/note.tsx';
import css from './shell.module.css';

const NextStep = lazyWithPrefetch(
  async () => (await import('../../settings/setup/next-step.tsx')).NextStep,
);

/** Notice on every page until the venue is open, with the way to the next step for an admin. */
export function DraftNotice() {
  const t = useTypedTranslate();
  const { data: venue } = useQuery(venueQuery());
  if (venue?.state !== 'draft') return null;
  return (
    <section className={css['notice']} aria-labelledby="draft">
      <Note tone="info" icon={IconDoor}>
        <strong id="draft">{t('app.draft')}</strong>
        {may('setup.read') && (
          <Suspense>
            <NextStep />
          </Suspense>
        )}
      </Note>
    </section>
  );
}
