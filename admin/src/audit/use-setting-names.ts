import type { LegalIdentityRequest, UpdateVenueRequest } from '@five/shared/venue/venue.requests';
import type { VatRequest } from '@five/shared/venue/vat/vat.requests';
import { useTypedTranslate } from '../platform/texts/i18n.ts';

type Setting =
  | Exclude<keyof UpdateVenueRequest, 'vat'>
  | keyof NonNullable<UpdateVenueRequest['policies']>
  | `legal.${keyof LegalIdentityRequest}`
  | `vat.${keyof VatRequest}`
  // Older audit entries contain the rate as a field of the legal identity.
  | 'legal.vatBasisPoints';

/** Maps each venue setting to its display name, in the order of the fields in the settings form. */
export function useSettingNames(): Record<string, string> {
  const t = useTypedTranslate();
  return {
    name: t('venue.name'),
    actionColor: t('brand.color'),
    address: t('venue.address'),
    city: t('venue.city'),
    phones: t('venue.phones'),
    email: t('labels.person.email'),
    latitude: t('venue.latitude'),
    longitude: t('venue.longitude'),
    hiddenPages: t('site_pages.audit'),
    openingHours: t('venue.hours'),
    exceptions: t('venue.exceptions'),
    seasons: t('venue.seasons'),
    policies: t('venue.policies'),
    slotMinutes: t('venue.slot_minutes'),
    horizonDays: t('venue.horizon_days'),
    holdMinutes: t('venue.hold_minutes'),
    draftHoldMinutes: t('venue.draft_hold_minutes'),
    freeCancelHours: t('venue.free_cancel_hours'),
    maxPending: t('venue.max_pending'),
    maxUpcoming: t('venue.max_upcoming'),
    packOrderDays: t('venue.pack_order_days'),
    playersPerMatch: t('venue.players'),
    holdsWhileOpenOnly: t('venue.holds_while_open'),
    rib: t('venue.rib'),
    bankName: t('labels.venue.bankName'),
    accountHolder: t('venue.account_holder'),
    legal: t('venue.legal'),
    'legal.name': t('venue.legal_name'),
    'legal.ice': t('venue.ice'),
    'legal.taxId': t('venue.tax_id'),
    'legal.rc': t('venue.rc'),
    'legal.cndp': t('venue.cndp'),
    'legal.vatBasisPoints': t('vat.title'),
    'vat.status': t('vat.title'),
    'vat.bookings': t('audit.vat', { kind: t('vat.bookings') }),
    'vat.packs': t('audit.vat', { kind: t('vat.packs') }),
    'vat.tournaments': t('audit.vat', { kind: t('vat.tournaments') }),
    'vat.academy': t('audit.vat', { kind: t('vat.academy') }),
    'vat.mention': t('vat.mention'),
    socialLinks: t('venue.social'),
    maintenance: t('venue.maintenance'),
    conditions: t('venue.conditions'),
    privacy: t('venue.privacy'),
    timeZone: t('audit.time_zone'),
    zoneOverrides: t('audit.zone_overrides'),
  } satisfies Record<Setting, string>;
}
