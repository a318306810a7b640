import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import { useQuery } from '@tanstack/react-query';
import {
  IconBellRinging,
  IconCash,
  IconFileSearch,
  IconHourglassHigh,
  IconTicket,
  type Icon,
} from '@tabler/icons-react';
import { Badge, IconButton, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { bookingsWhere, packsWhere } from '../../platform/page/paths.ts';
import { BarMenu } from '../../ui/bar-menu.tsx';
import { waitingQuery } from '../desk.queries.ts';

const PENDING = [
  {
    field: 'pending',
    key: 'waiting.pending',
    icon: IconHourglassHigh,
    to: bookingsWhere({ status: 'pending' }),
  },
  {
    field: 'underReview',
    key: 'waiting.under_review',
    icon: IconFileSearch,
    to: bookingsWhere({ status: 'pending', paymentMethod: 'transfer' }),
  },
  {
    field: 'packsUnderReview',
    key: 'waiting.packs_under_review',
    icon: IconTicket,
    to: packsWhere({ underReview: true }),
  },
  { field: 'unpaidTonight', key: 'waiting.unpaid_tonight', icon: IconCash, to: '/' },
] as const satisfies readonly {
  field: keyof DeskWaitingAnswer;
  key: string;
  icon: Icon;
  to: string;
}[];

/**
 * Badge with the number of pending bookings, pack transfers to check, and bookings to be paid
 * tonight; shown on every page.
 */
export function PendingBadge() {
  const t = useTypedTranslate();
  const { data } = useQuery(waitingQuery());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const total = (data?.pending ?? 0) + (data?.packsUnderReview ?? 0) + (data?.unpaidTonight ?? 0);
  const lines = PENDING.filter(({ field }) => (data?.[field] ?? 0) > 0);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('waiting.button', { count: total })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge badgeContent={total} color="warning" max={99}>
          <IconBellRinging aria-hidden />
        </Badge>
      </IconButton>
      <BarMenu label={t('waiting.title')} anchor={anchor} onClose={close}>
        {lines.map(({ field, key, icon: Sign, to }) => (
          <MenuItem key={field} component={Link} to={to} onClick={close} sx={{ gap: 1.5 }}>
            <Sign aria-hidden size={22} />
            {t(key, { count: data?.[field] ?? 0 })}
          </MenuItem>
        ))}
        {lines.length === 0 && <MenuItem onClick={close}>{t('waiting.nothing')}</MenuItem>}
      </BarMenu>
    </>
  );
}
