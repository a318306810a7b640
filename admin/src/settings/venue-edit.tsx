import type { StaffVenueAnswer } from '@five/shared/venue/venue.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../platform/api.ts';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { refuseOvertaken } from '../platform/overtaken.ts';
import { FormFoot } from '../platform/tables/form-foot.tsx';
import { changesOf, meantBy, type Fields } from '../platform/tables/sent.rules.ts';
import { RecordForm } from '../platform/tables/record-form.tsx';
import { TablePage } from '../platform/tables/table-page.tsx';
import { may } from '../platform/tables/tables.ts';
import { useWords } from '../platform/tables/use-words.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { HoursSection } from './hours-section.tsx';
import {
  AddressSection,
  BankSection,
  LegalSection,
  PagesSection,
  PoliciesSection,
  SocialSection,
} from './venue-sections.tsx';
import { MaintenanceSection } from './maintenance-section.tsx';
import { gathered, spread } from './venue-changes.rules.ts';
import { editedVenueQuery, readEditedVenue } from './venue.queries.ts';

export function VenueEdit() {
  const { page, tables } = useWords();
  return (
    <TablePage
      title={tables.venue.name}
      back={{ to: '/centre', name: page.to_centre }}
      allowed={may('venue.update')}
    >
      <Settings />
    </TablePage>
  );
}

function Settings() {
  const say = useSay();
  const { data, error, refetch } = useQuery(editedVenueQuery());
  const { save, refused } = useSave(data);
  if (!data)
    return error ? (
      <Refusal error={error} onRetry={refetch} />
    ) : (
      <PageLoading label={say('panel.loading')} />
    );
  return (
    <RecordForm
      record={{ id: 'venue', ...data }}
      onSubmit={save}
      foot={<FormFoot refused={refused} />}
    >
      <AddressSection />
      <HoursSection />
      <PoliciesSection />
      <BankSection />
      <LegalSection />
      <SocialSection />
      <MaintenanceSection />
      <PagesSection />
    </RecordForm>
  );
}

/**
 * Sends changed fields only and refuses to overwrite concurrent changes; errors are shown at their
 * fields.
 */
function useSave(stored: StaffVenueAnswer | undefined) {
  const client = useQueryClient();
  const notify = useNotify();
  const { page } = useWords();
  const [refused, setRefused] = useState<Error | null>(null);
  const save = async (values: Fields): Promise<unknown> => {
    const { id: _, ...data } = values;
    try {
      const before = spread({ ...stored });
      const changed = changesOf(spread(meantBy(data)), before);
      await refuseOvertaken(changed, before, async () => spread({ ...(await readEditedVenue()) }));
      await api.put('venue', gathered(changed));
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)));
      return error instanceof HttpError ? error.body?.errors : undefined;
    }
    setRefused(null);
    notify(page.saved, { type: 'success' });
    await client.invalidateQueries({ queryKey: ['venue'] });
    return undefined;
  };
  return { save, refused };
}
