import { useTypedTranslate } from '../platform/texts/i18n.ts';

/** Maps each venue setting to its display name, in the order of the fields in the settings form. */
export function useSettingNames(): Record<string, string> {
  const t = useTypedTranslate();
  return {
    name: t('venue.name'),
    address: t('venue.address'),
    city: t('venue.city'),
    phones: t('venue.phones'),
    email: t('labels.person.email'),
    latitude: t('venue.latitude'),
    longitude: t('venue.longitude'),
    openingHours: t('venue.hours'),
    exceptions: t('venue.exceptions'),
    seasons: t('venue.seasons'),
    policies: t('venue.policies'),
    slotMinutes: t('venue.slot_minutes'),
    horizonDays: t('venue.horizon_days'),
    holdMinutes: t('venue.hold_minutes'),
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
    'legal.vatBasisPoints': t('audit.vat'),
    socialLinks: t('venue.social'),
    maintenance: t('venue.maintenance'),
    conditions: t('venue.conditions'),
    privacy: t('venue.privacy'),
    timeZone: t('audit.time_zone'),
    zoneOverrides: t('audit.zone_overrides'),
  };
}
