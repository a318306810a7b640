import { About } from '../../platform/checks/about.ts';
import { Nullable, OneOf, Optional } from '../../platform/checks.ts';
import { Nested } from '../../platform/nested.ts';
import { LineTextsRequest } from '../../platform/texts.requests.ts';
import { VAT_RATES, VAT_STATUSES, type VatStatus } from '../venue.codes.ts';

export class VatRequest {
  @About('Whether the venue is liable to VAT.')
  @Optional()
  @OneOf(VAT_STATUSES)
  status?: VatStatus;
  @About('VAT rate of bookings in hundredths of a percent: 2000 is 20 %.')
  @Optional()
  @OneOf(VAT_RATES)
  bookings?: number;
  @About('VAT rate of packs in hundredths of a percent: 2000 is 20 %.')
  @Optional()
  @OneOf(VAT_RATES)
  packs?: number;
  @About('VAT rate of tournament fees in hundredths of a percent: 2000 is 20 %.')
  @Optional()
  @OneOf(VAT_RATES)
  tournaments?: number;
  @About('VAT rate of the academy in hundredths of a percent: 2000 is 20 %.')
  @Optional()
  @OneOf(VAT_RATES)
  academy?: number;
  @About('Legal mention of a venue that is not liable; null: the default mention.')
  @Nullable()
  @Nested(() => LineTextsRequest)
  mention?: LineTextsRequest | null;
}
