import { formatMoney } from '@five/shared/money/money';
import { amountText } from '@five/shared/money/typed-amount';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../platform/messages/alerts.ts';
import { formatRib } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { venueQuery } from '../../venue/venue.queries.ts';
import './transfer-details.css';

/** The details for a bank transfer, each with a copy button. */
export function TransferDetails({ reference, dueCents }: { reference: string; dueCents: number }) {
  const { t } = useTranslation(['bookings', 'labels']);
  const { locale } = useLocale();
  const { data: venue, failed, retry } = useResult(venueQuery(true));
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!venue) return <Skeleton height="12rem" />;
  return (
    <section className="transfer">
      <h2>{t('transfer.title')}</h2>
      <dl>
        {venue.rib ? (
          <Detail
            term={t('transfer.rib')}
            oneLine
            shown={formatRib(venue.rib)}
            copied={venue.rib}
            label={t('transfer.copyRib')}
          />
        ) : (
          <div>
            <dd>{t('transfer.missing')}</dd>
          </div>
        )}
        <Detail
          term={t('transfer.amount')}
          shown={formatMoney(dueCents, locale)}
          copied={amountText(dueCents)}
          label={t('transfer.copyAmount')}
        />
        <Detail
          term={t('transfer.label')}
          shown={reference}
          copied={reference}
          label={t('transfer.copyLabel')}
        />
        {venue.accountHolder && <Detail term={t('transfer.holder')} shown={venue.accountHolder} />}
        {venue.bankName && <Detail term={t('labels:venue.bankName')} shown={venue.bankName} />}
      </dl>
    </section>
  );
}

interface DetailProps {
  term: string;
  shown: string;
  copied?: string;
  label?: string;
  /** Whether line breaks in the value are prevented. */
  oneLine?: boolean;
}

function Detail({ term, shown, copied, label, oneLine }: DetailProps) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <bdi className={oneLine ? 'transfer-line' : undefined}>{shown}</bdi>
        {copied && label && (
          <CopyButton
            text={copied}
            label={label}
            shortLabel={t('action.copy')}
            doneLabel={t('action.copied')}
            onRefused={() => showAlert({ status: 'error', message: t('error.copy') })}
          />
        )}
      </dd>
    </div>
  );
}
