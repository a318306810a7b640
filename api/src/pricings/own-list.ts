import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';

/**
 * SQL condition for the packs and academy prices that customers of a tariff can buy. These are the
 * prices of the tariff itself. A price of the standard tariff is included if the tariff has no
 * price of the same type and number of hours.
 * @param tariff placeholder of the tariff's id
 */
export const offeredSql = (
  tariff: string,
) => `(p.tariff_id = ${tariff} or t.reference = '${STANDARD_TARIFF}' and not exists (
  select from pricings own
  where own.tariff_id = ${tariff} and own.archived_at is null and own.type = p.type
  and own.number_of_hours is not distinct from p.number_of_hours))`;
