import type { Texts } from '@five/shared/locales/locale';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { ApiFailure } from '@five/client/failure';
import { useState } from 'react';
import { api } from '../platform/requests/api.ts';
import { errorsByField } from '../platform/tables/forms/refused-fields.rules.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Refusal } from '../platform/forms/refusal.tsx';
import { refuseEditConflict } from '../platform/requests/edit-conflict.ts';
import { FormFooter } from '../platform/tables/forms/form-footer.tsx';
import {
  changesOf,
  normalizedFields,
  type Fields,
} from '../platform/tables/forms/changed-fields.rules.ts';
import { RecordForm } from '../platform/tables/forms/record-form.tsx';
import { TablePage } from '../platform/tables/table-page.tsx';
import { may } from '../platform/tables/tables.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { BrandSection } from './brand/brand-section.tsx';
import { LegalSection } from './legal-section.tsx';
import { HoursSection } from './hours/hours-section.tsx';
import { AddressSection, BankSection, PoliciesSection, SocialSection } from './venue-sections.tsx';
import { SitePagesSection } from './site-pages/site-pages-section.tsx';
import { LegalTimeSection } from './legal-time-section.tsx';
import { MaintenanceSection } from './maintenance-section.tsx';
import { SectionGroup } from './section.tsx';
import { TermsSection } from './terms-section.tsx';
import { nestGroups, flattenGroups } from './venue-changes.rules.ts';
import { editedVenueQuery, readEditedVenue } from './venue.queries.ts';

export function VenueEdit() {
  const t = useTypedTranslate();
  return (
    <TablePage
      title={t('tables.venue.name')}
      back={{ to: '/centre', name: t('page.to_centre') }}
      allowed={may('venue.update')}
    >
      <Settings />
    </TablePage>
  );
}

function Settings() {
  const t = useTypedTranslate();
  const { data, error, refetch } = useQuery(editedVenueQuery());
  const { save, refused } = useSave(data);
  if (!data)
    return error ? (
      <Refusal error={error} onRetry={refetch} />
    ) : (
      <PageLoading label={t('panel.loading')} />
    );
  return (
    <RecordForm
      record={{ id: 'venue', ...data }}
      onSubmit={save}
      foot={<FormFooter refused={refused} />}
    >
      <SectionGroup title={t('venue.group_place')}>
        <AddressSection />
        <SocialSection />
        <BrandSection />
      </SectionGroup>
      <SectionGroup title={t('venue.group_booking')}>
        <HoursSection />
        <PoliciesSection />
        <LegalTimeSection />
      </SectionGroup>
      <SectionGroup title={t('venue.group_money')}>
        <BankSection />
        <LegalSection />
      </SectionGroup>
      <SectionGroup title={t('venue.group_site')}>
        <SitePagesSection />
        <TermsSection />
        <MaintenanceSection />
      </SectionGroup>
    </RecordForm>
  );
}

/**
 * Returns a function that saves the settings. It sends only changed fields, and fails if one of
 * these fields was changed elsewhere since the form was opened. The returned errors are shown at
 * their fields.
 */
function useSave(stored: VenueAnswer<Texts> | undefined) {
  const client = useQueryClient();
  const notify = useNotify();
  const t = useTypedTranslate();
  const [refused, setRefused] = useState<Error | null>(null);
  const save = async (values: Fields): Promise<unknown> => {
    const { id: _, ...data } = values;
    try {
      const before = flattenGroups({ ...stored });
      const changed = changesOf(flattenGroups(normalizedFields(data)), before);
      await refuseEditConflict(changed, before, async () =>
        flattenGroups({ ...(await readEditedVenue()) }),
      );
      await api.put('venue', { body: nestGroups(changed) });
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)));
      return error instanceof ApiFailure ? errorsByField(error.failure) : undefined;
    }
    setRefused(null);
    notify(t('page.saved'), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['venue'] });
    // Not awaited: the form counts as saved as soon as its own record is read again.
    void client.invalidateQueries({ queryKey: ['setup'] });
    return undefined;
  };
  return { save, refused };
}
