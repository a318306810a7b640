import type { OptionalStep } from '@five/shared/venue/setup/setup.codes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';

/** The steps of opening the venue. They are read again each time the page is opened. */
export const setupQuery = () =>
  queryOptions({ queryKey: ['setup'], queryFn: () => api.get('setup'), staleTime: 0 });

export const acceptStep = (step: OptionalStep, accepted: boolean) =>
  api.put('setup', { body: { step, accepted } });
export const sendTestMail = () => api.post('setup/test_mail');
export const confirmTestMail = (code: string) =>
  api.post('setup/test_mail/confirm', { body: { code } });
export const openVenue = () => api.post('venue/open');
/** Lets this browser see the site before the venue is open. */
export const previewSite = () => api.post('setup/preview');
