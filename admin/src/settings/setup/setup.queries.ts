import type { OptionalStep } from '@five/shared/venue/setup/setup.codes';
import type { SetupStepAnswer } from '@five/shared/venue/setup/setup.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';

/** The path under which the back-office is served. */
const BASE = '/admin';
/** The page with all steps. */
export const SETUP_PAGE = '/setup';
/** Id of the button at the end of that page which opens the venue. */
export const OPENING = 'opening';

/** Where a step is done. */
export const placeOf = ({ path }: SetupStepAnswer): string => path.slice(BASE.length);

/** The way to a step: its page, or its row among all steps. */
export function wayTo(step: SetupStepAnswer): string {
  const place = placeOf(step);
  return place === SETUP_PAGE ? `${place}#${step.step}` : place;
}

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
