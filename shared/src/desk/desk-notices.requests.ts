import { About } from '../platform/checks/about.ts';
import { OneOf } from '../platform/checks.ts';
import { DESK_NOTICE_WAYS, type DeskNoticeWay } from './desk-notices.codes.ts';

/** Body of `POST desk_notices/{reference}/done`. */
export class DoneDeskNoticeRequest {
  @About('How the customer was informed; `desk`: in person.')
  @OneOf(DESK_NOTICE_WAYS)
  way: DeskNoticeWay;
}
