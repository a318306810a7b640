import type { BankFileAnswer, BankProfileAnswer } from '@five/shared/payments/bank/bank.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChooseFile } from '../../platform/forms/choose-file.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { AccountChoice } from './account-choice.tsx';
import { profilesFor } from './lanes.rules.ts';
import { ProfileForm } from './profile-form.tsx';
import { StatementPreview } from './statement-preview.tsx';
import css from './statement.module.css';
import { previewImport, profilesQuery, saveProfile } from './transfers.queries.ts';

/**
 * Imports a bank statement with a preview. A known bank is recognized by the format of its file. If
 * several accounts match, staff select one of them.
 */
export function ImportStatement() {
  const t = useTypedTranslate();
  const { data: profiles, error, refetch } = useQuery(profilesQuery());
  const upload = useMutation({
    mutationFn: async (file: File) => ({ file, content: await previewImport(file) }),
  });
  const [input, setInput] = useState(0);
  const done = () => {
    upload.reset();
    setInput(input + 1);
  };
  return (
    <section className={css['import']}>
      <ChooseFile name={t('transfer.import')} again={input} onChoose={upload.mutate} />
      <Refusal error={upload.error} />
      {upload.data && !profiles && <Refusal error={error} onRetry={refetch} />}
      {upload.data && profiles && (
        <Statement
          key={upload.submittedAt}
          file={upload.data.file}
          content={upload.data.content}
          profiles={profiles}
          onDone={done}
        />
      )}
    </section>
  );
}

interface StatementProps {
  file: File;
  content: BankFileAnswer;
  profiles: readonly BankProfileAnswer[];
  onDone: () => void;
}

/**
 * Reads the statement with the stored bank format that matches the file. If several formats match,
 * or if staff want another format, the format can be selected.
 */
function Statement({ file, content, profiles, onDone }: StatementProps) {
  const t = useTypedTranslate();
  const [offered, setOffered] = useState(() => profilesFor(content, profiles));
  const [profile, setProfile] = useState(offered.length === 1 ? offered[0] : undefined);
  const other = () => {
    setOffered([...profiles]);
    setProfile(undefined);
  };
  if (profile)
    return <StatementPreview file={file} profile={profile} onOther={other} onDone={onDone} />;
  if (offered.length > 0)
    return (
      <AccountChoice
        profiles={offered}
        onChoose={setProfile}
        onNew={() => setOffered([])}
        onBack={onDone}
      />
    );
  return (
    <ProfileForm
      level="h2"
      title={t('transfer.new_profile')}
      help={t('transfer.new_profile_help')}
      submit={t('transfer.profile_submit')}
      start={{ name: '', account: '', ...content.guess }}
      rows={content.rows}
      firstRow={content.firstRow}
      save={saveProfile}
      onSaved={setProfile}
      onBack={onDone}
    />
  );
}
