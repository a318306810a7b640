import { formatMoney } from '@five/shared/money/money';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEye,
  IconHistory,
  IconReceipt,
  IconSnowflake,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ProofUpload } from '../../payments/components/proof-upload.tsx';
import { TransferDetails } from '../../payments/components/transfer-details.tsx';
import { FileButton } from '../../platform/page/file-button.tsx';
import { formatDay } from '../../platform/texts/format.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { restText } from '@five/shared/subscriptions/pack-rest';
import { PitchLines } from '../../ui/art/pitch-lines.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CallDesk } from '../../venue/components/contact/call-desk.tsx';
import { isFrozen, todoOf } from '../pack-state.ts';
import { CancelOrder } from './cancel-order.tsx';
import { Statement } from './statement.tsx';
import { TicketFigure, TicketReference } from '../../ui/ticket/ticket-figure.tsx';
import '../../ui/ticket/ticket.css';
import './pack-ticket.css';

const ICONS = {
  pending: IconClock,
  active: IconCircleCheck,
  expired: IconHistory,
  cancelled: IconCircleX,
} as const;

/**
 * A pack as a ticket: its stub shows the remaining hours, its body the next step and the movements
 * of hours.
 */
export function PackTicket({ pack, open }: { pack: SubscriptionAnswer; open: boolean }) {
  const { t } = useTranslation(['common', 'packs']);
  return (
    <details className="ticket pack" id={pack.reference} open={open} data-status={pack.status}>
      <summary>
        <PitchLines />
        <Stub pack={pack} />
      </summary>
      <div className="ticket-body">
        <Todo pack={pack} />
        {pack.status === 'pending' && pack.paymentMethod === 'transfer' && (
          <TransferDetails reference={pack.reference} dueCents={pack.dueCents} />
        )}
        {pack.status === 'pending' && pack.paymentMethod === 'transfer' && (
          <ProofUpload kind="subscriptions" reference={pack.reference} />
        )}
        <Figures pack={pack} />
        {pack.ledger.length > 0 && (
          <Statement
            ledger={pack.ledger}
            remainingHours={pack.remainingHours}
            remainingMinutes={pack.remainingMinutes}
          />
        )}
        <div className="ticket-actions">
          {pack.status === 'active' && !isFrozen(pack) && pack.remainingHours > 0 && (
            <LocaleLink to="/account/reservations/create" className={buttonClass()}>
              {t('action.reserve')}
            </LocaleLink>
          )}
          {pack.totalPaidCents > 0 && (
            <FileButton
              path={`subscriptions/${encodeURIComponent(pack.reference)}/receipt.pdf`}
              name={`${pack.reference}.pdf`}
              icon={<IconReceipt size={20} aria-hidden />}
            >
              {t('packs:ticket.receipt')}
            </FileButton>
          )}
          {pack.status === 'pending' && pack.totalPaidCents === 0 && <CancelOrder pack={pack} />}
        </div>
      </div>
    </details>
  );
}

function Stub({ pack }: { pack: SubscriptionAnswer }) {
  const { t } = useTranslation(['packs', 'states']);
  const { name, status, remainingHours, remainingMinutes, numberOfHours, balanceExpired } = pack;
  return (
    <span className="stub">
      <span className="stub-day">{name}</span>
      <span className="stub-time figure">
        {status !== 'pending' && remainingMinutes > 0
          ? t('hoursAndMinutes', { time: restText(remainingHours, remainingMinutes) })
          : t('hours', { count: status === 'pending' ? numberOfHours : remainingHours })}
      </span>
      <span className="stub-pitch">
        {status === 'active'
          ? t('ticket.leftOf', { count: numberOfHours })
          : t(balanceExpired ? 'ticket.balanceExpired' : 'ticket.bought')}
      </span>
      <span className="stub-status">
        <State pack={pack} />
      </span>
    </span>
  );
}

/** The label of a pack that states whether its hours can be used. */
function State({ pack }: { pack: SubscriptionAnswer }) {
  const { t } = useTranslation(['packs', 'states']);
  if (isFrozen(pack))
    return (
      <>
        <IconSnowflake size={18} aria-hidden />
        {t('ticket.frozen')}
      </>
    );
  if (pack.underReview)
    return (
      <>
        <IconEye size={18} aria-hidden />
        {t('states:underReview')}
      </>
    );
  const Icon = ICONS[pack.status];
  return (
    <>
      <Icon size={18} aria-hidden />
      {t(`states:subscription.${pack.status}`)}
    </>
  );
}

function Todo({ pack }: { pack: SubscriptionAnswer }) {
  const { t } = useTranslation('packs');
  const { locale } = useLocale();
  const { status, dueCents, validUntil, frozenReason } = pack;
  const until = validUntil ? formatDay(validUntil, locale, 'full') : '';
  return (
    <div className="ticket-todo">
      <p>{t(`todo.${todoOf(pack)}`, { amount: formatMoney(dueCents, locale), until })}</p>
      {isFrozen(pack) && frozenReason && (
        <p>
          <q>
            <bdi>{frozenReason}</bdi>
          </q>
        </p>
      )}
      {status === 'pending' && <CallDesk />}
    </div>
  );
}

function Figures({ pack }: { pack: SubscriptionAnswer }) {
  const { t } = useTranslation(['packs', 'states', 'labels']);
  const { locale } = useLocale();
  const money = (cents: number) => <bdi>{formatMoney(cents, locale)}</bdi>;
  return (
    <dl className="ticket-figures">
      <TicketReference label={t('labels:record.reference')} reference={pack.reference} />
      <TicketFigure label={t('ticket.hourly')}>{money(pack.hourlyPriceCents)}</TicketFigure>
      <TicketFigure label={t('ticket.total')}>
        {money(pack.totalCents)}
        <small>{t(`states:payment.${pack.paymentStatus}`)}</small>
      </TicketFigure>
      <TicketFigure label={t('ticket.paid')}>{money(pack.totalPaidCents)}</TicketFigure>
      {pack.dueCents > 0 && (
        <TicketFigure label={t('labels:price.due')}>{money(pack.dueCents)}</TicketFigure>
      )}
      {pack.validUntil && (
        <TicketFigure label={t('labels:pack.validUntil')}>
          <bdi>{formatDay(pack.validUntil, locale, 'full')}</bdi>
        </TicketFigure>
      )}
      {pack.tariff !== 'standard' && (
        <TicketFigure label={t('ticket.tariff')}>{pack.tariff}</TicketFigure>
      )}
    </dl>
  );
}
