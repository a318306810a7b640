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
import type { BookingSign } from './booking-tag.rules.ts';

export const signIcon: Record<BookingSign, Icon> = {
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
