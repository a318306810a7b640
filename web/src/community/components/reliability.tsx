import type { ReliabilityAnswer } from '@five/shared/community/matches/reliability.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayAt } from '../../platform/texts/format-night.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import './reliability.css';

const COUNTS = ['answered', 'came', 'cancelledLate', 'noShows'] as const;

type Case = ReliabilityAnswer['entries'][number];

interface Props {
  data: ReliabilityAnswer;
  /** Renders what the user can do about a case. */
  act?: (entry: Case) => ReactNode;
}

/** How reliable a player was in the last 90 days: counts, and the cases with their dates. */
export function Reliability({ data, act }: Props) {
  const { t } = useTranslation('account');
  return (
    <div className="reliability">
      <dl>
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{t(`reliability.${name}`)}</dt>
            <dd className="figure">{data[name]}</dd>
          </div>
        ))}
      </dl>
      <Cases entries={data.entries} act={act} />
    </div>
  );
}

function Cases({ entries, act }: { entries: readonly Case[]; act: Props['act'] }) {
  const { t } = useTranslation('account');
  const { locale } = useLocale();
  if (entries.length === 0) return <p>{t('reliability.none')}</p>;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.date} ${entry.startTime}`}>
          <span className="sentence">
            {formatDayAt(entry.date, entry.startTime, locale, 'long')}
          </span>
          <strong data-kind={entry.kind}>{t(`reliability.kind.${entry.kind}`)}</strong>
          {act?.(entry)}
        </li>
      ))}
    </ul>
  );
}
