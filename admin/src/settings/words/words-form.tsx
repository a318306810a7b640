import { LOCALES, type Locale } from '@five/shared/locales/locale';
import { WORD_PAGES } from '@five/shared/venue/words/word-blocks';
import type { WordBlockAnswer } from '@five/shared/venue/words/words.contract';
import { MenuItem, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { Unsaved } from '../../platform/forms/unsaved.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { LANGUAGES, useAppLocale, useTypedTranslate } from '../../platform/texts/i18n.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { changesOf, type Draft, missingIn, storedDraft } from './word-drafts.rules.ts';
import { WordField } from './word-field.tsx';
import { pageName } from './word-pages.ts';
import { WordsPreview } from './words-preview.tsx';
import { saveWords, wordsQuery } from './words.queries.ts';
import css from './words.module.css';

/** The texts of one page in one language at a time, beside the page as it will be. */
export function WordsForm({ blocks }: { blocks: readonly WordBlockAnswer[] }) {
  const t = useTypedTranslate();
  const [page, setPage] = useState('/');
  const [locale, setLocale] = useState<Locale>(useAppLocale());
  const { draftOf, change, changes, save } = useDrafts(blocks);
  const shown = blocks.filter((block) => block.page === page);
  const hasNoFrench = changes.some(({ texts }) => texts?.fr === '');
  return (
    <div className={css['words']}>
      <Unsaved when={changes.length > 0} />
      <form
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!hasNoFrench && !save.isPending) save.mutate(changes);
        }}
      >
        <PageChoice value={page} onChange={setPage} />
        <Languages blocks={shown} draftOf={draftOf} value={locale} onChange={setLocale} />
        <ol className={css['fields']}>
          {shown.map((block) => (
            <WordField
              key={block.block}
              block={block}
              draft={draftOf(block)}
              locale={locale}
              onChange={(draft) => change(block, draft)}
            />
          ))}
        </ol>
        <div className={css['foot']}>
          <Refusal error={save.error} />
          {hasNoFrench && <p role="alert">{t('words.needs_french')}</p>}
          <ActionButton
            type="submit"
            variant="contained"
            busy={save.isPending}
            disabled={changes.length === 0 || hasNoFrench}
          >
            {t('words.save')}
          </ActionButton>
        </div>
      </form>
      <WordsPreview page={page} locale={locale} blocks={shown} draftOf={draftOf} />
    </div>
  );
}

function useDrafts(blocks: readonly WordBlockAnswer[]) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const save = useAction(
    async (changes: ReturnType<typeof changesOf>) => {
      const { data } = await saveWords(changes);
      client.setQueryData(wordsQuery().queryKey, data);
      setDrafts(new Map());
    },
    () => t('words.saved'),
  );
  return {
    save,
    changes: changesOf(blocks, drafts),
    draftOf: (block: WordBlockAnswer) => drafts.get(block.block) ?? storedDraft(block),
    change: (block: WordBlockAnswer, draft: Draft) =>
      setDrafts((before) => new Map(before).set(block.block, draft)),
  };
}

function PageChoice({ value, onChange }: { value: string; onChange: (page: string) => void }) {
  const t = useTypedTranslate();
  return (
    <TextField
      select
      label={t('words.page')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {WORD_PAGES.map((one) => (
        <MenuItem key={one} value={one}>
          {t(`words.pages.${pageName(one)}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The language to edit; each names how many texts of the page are missing in it. */
function Languages({
  blocks,
  draftOf,
  value,
  onChange,
}: {
  blocks: readonly WordBlockAnswer[];
  draftOf: (block: WordBlockAnswer) => Draft;
  value: Locale;
  onChange: (locale: Locale) => void;
}) {
  const t = useTypedTranslate();
  const missing = blocks.flatMap((block) => missingIn(draftOf(block), block));
  return (
    <Choice
      label={t('words.language')}
      value={value}
      onChange={onChange}
      options={LOCALES.map((locale) => {
        const count = missing.filter((one) => one === locale).length;
        return {
          value: locale,
          label: <bdi>{LANGUAGES.find((one) => one.locale === locale)?.name}</bdi>,
          ...(count > 0 && { hint: t('words.missing', { count }) }),
        };
      })}
    />
  );
}
