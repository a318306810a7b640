import { useQuery } from '@tanstack/react-query';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { TablePage } from '../../platform/tables/table-page.tsx';
import { may } from '../../platform/tables/tables.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { PageLoading } from '../../ui/page-loading.tsx';
import { WordsForm } from './words-form.tsx';
import { wordsQuery } from './words.queries.ts';

/** The texts of the site that the venue can replace by its own words. */
export function WordsList() {
  const t = useTypedTranslate();
  return (
    <TablePage
      title={t('words.name')}
      back={{ to: '/centre', name: t('page.to_centre') }}
      allowed={may('words.read')}
    >
      <Words />
    </TablePage>
  );
}

function Words() {
  const t = useTypedTranslate();
  const { data: blocks, error, refetch } = useQuery(wordsQuery());
  if (blocks) return <WordsForm blocks={blocks} />;
  return error ? (
    <Refusal error={error} onRetry={refetch} />
  ) : (
    <PageLoading label={t('panel.loading')} />
  );
}
