import {
  IconAlertTriangle,
  IconBan,
  IconCash,
  IconCircleCheck,
  IconClockX,
  IconFileSearch,
  IconHourglassHigh,
  IconReceiptRefund,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react';
import type { BookingTagKind } from './booking-tag.rules.ts';

export const statusIcon: Record<BookingTagKind, Icon> = {
  cancelled: IconBan,
  expired: IconClockX,
  to_refund: IconReceiptRefund,
  refunded: IconReceiptRefund,
  under_review: IconFileSearch,
  pending: IconHourglassHigh,
  no_show: IconUserOff,
  paid: IconCircleCheck,
  due: IconCash,
  overdue: IconAlertTriangle,
  unpaid: IconCash,
};
