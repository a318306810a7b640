import { useContentTexts } from '../platform/tables/use-content-texts.ts';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';

/** Maps each venue setting to its display name, in the order of the fields in the settings form. */
export function useSettingNames(): Record<string, string> {
  const { venue } = useContentTexts();
  const { audit } = useAdministrationTexts();
  return {
    name: venue.name,
    address: venue.address,
    city: venue.city,
    phones: venue.phones,
    email: venue.email,
    latitude: venue.latitude,
    longitude: venue.longitude,
    openingHours: venue.hours,
    exceptions: venue.exceptions,
    seasons: venue.seasons,
    policies: venue.policies,
    slotMinutes: venue.slot_minutes,
    horizonDays: venue.horizon_days,
    holdMinutes: venue.hold_minutes,
    freeCancelHours: venue.free_cancel_hours,
    maxPending: venue.max_pending,
    maxUpcoming: venue.max_upcoming,
    packOrderDays: venue.pack_order_days,
    playersPerMatch: venue.players,
    holdsWhileOpenOnly: venue.holds_while_open,
    rib: venue.rib,
    bankName: venue.bank_name,
    accountHolder: venue.account_holder,
    legal: venue.legal,
    'legal.name': venue.legal_name,
    'legal.ice': venue.ice,
    'legal.taxId': venue.tax_id,
    'legal.rc': venue.rc,
    'legal.cndp': venue.cndp,
    'legal.vatBasisPoints': audit.vat,
    socialLinks: venue.social,
    maintenance: venue.maintenance,
    conditions: venue.conditions,
    privacy: venue.privacy,
    timeZone: audit.time_zone,
    zoneOverrides: audit.zone_overrides,
  };
}
