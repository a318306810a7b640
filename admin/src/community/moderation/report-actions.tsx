import type { ReportKind, ReportOutcome } from '@five/shared/community/community.codes';
import type { ReportAnswer } from '@five/shared/community/moderation.contract';
import { IconAlertTriangle, IconCheck, IconFlag, IconUserOff } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import css from './moderation.module.css';
import { settleReport, type PostPath } from './moderation.queries.ts';
import { HideButton } from './hide-button.tsx';
import { LockButton } from './lock-button.tsx';
import { SuspendForm } from './suspend-form.tsx';
import { WarnForm } from './warn-form.tsx';

const PATH_OF: Record<Exclude<ReportKind, 'player'>, PostPath> = {
  discussion: 'discussions',
  reply: 'replies',
  message: 'messages',
  open_match: 'open_matches',
};

type Form = 'warn' | 'suspend';

/** Actions for a report: on the reported post, on its author, and on the report itself. */
export function ReportActions({ report }: { report: ReportAnswer }) {
  const t = useTypedTranslate();
  const { kind, subject, hidden, discussion, author, state } = report;
  const [form, setForm] = useState<Form | null>(null);
  const close = () => setForm(null);
  const player = author.reference && { reference: author.reference, name: author.fullName };
  if (player && form === 'warn') return <WarnForm player={player} onDone={close} />;
  if (player && form === 'suspend') return <SuspendForm player={player} onDone={close} />;
  return (
    <div className={css['acts']}>
      {kind !== 'player' && <HideButton path={PATH_OF[kind]} reference={subject} hidden={hidden} />}
      {kind === 'discussion' && discussion && state === 'open' && (
        <LockButton reference={discussion} locked={false} />
      )}
      {player && (
        <Button
          variant="outlined"
          startIcon={<IconAlertTriangle aria-hidden size={20} />}
          onClick={() => setForm('warn')}
        >
          {t('moderation.warn')}
        </Button>
      )}
      {player && (
        <Button
          variant="outlined"
          startIcon={<IconUserOff aria-hidden size={20} />}
          onClick={() => setForm('suspend')}
        >
          {t('moderation.suspend')}
        </Button>
      )}
      {state === 'open' && <Settle report={report.reference} />}
    </div>
  );
}

function Settle({ report }: { report: string }) {
  const t = useTypedTranslate();
  const act = useAction(
    (outcome: ReportOutcome) => settleReport(report, { outcome }),
    (outcome) => t(`moderation.${outcome}`),
  );
  return (
    <>
      <ActionButton
        variant="outlined"
        busy={act.isPending}
        startIcon={<IconFlag aria-hidden size={20} />}
        onClick={() => act.mutate('upheld')}
      >
        {t('moderation.uphold')}
      </ActionButton>
      <ActionButton
        variant="outlined"
        busy={act.isPending}
        startIcon={<IconCheck aria-hidden size={20} />}
        onClick={() => act.mutate('dismissed')}
      >
        {t('moderation.dismiss')}
      </ActionButton>
      <Refusal error={act.error} />
    </>
  );
}
