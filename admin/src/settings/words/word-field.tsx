import { dirOf, type Locale } from '@five/shared/locales/locale';
import { WORD_LIMITS } from '@five/shared/venue/words/word-blocks';
import type { WordBlockAnswer } from '@five/shared/venue/words/words.contract';
import { Button, TextField } from '@mui/material';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { changedDraft, deliveredDraft, type Draft, isDelivered } from './word-drafts.rules.ts';
import css from './words.module.css';

/** A text in one language, and the way back to the delivered text. */
export function WordField({
  block,
  draft,
  locale,
  onChange,
}: {
  block: WordBlockAnswer;
  draft: Draft;
  locale: Locale;
  onChange: (draft: Draft) => void;
}) {
  const t = useTypedTranslate();
  const isOwn = !isDelivered(draft, block);
  const change = (text: string) => onChange(changedDraft(draft, block, locale, text));
  const isMissing = isOwn && draft[locale].trim() === '';
  return (
    <li>
      <TextField
        label={t(`words.${block.kind}`)}
        value={draft[locale]}
        multiline={block.kind === 'text'}
        fullWidth
        error={isMissing && locale === 'fr'}
        helperText={
          isMissing
            ? t(locale === 'fr' ? 'words.needs_french' : 'words.shows_french')
            : isOwn && t('words.own')
        }
        onChange={({ target }) => change(target.value.replaceAll('\n', ' '))}
        slotProps={{
          htmlInput: {
            lang: locale,
            dir: dirOf(locale),
            maxLength: WORD_LIMITS[block.kind],
          },
        }}
      />
      {isOwn && block.delivered && (
        <WayBack
          text={deliveredDraft(block)[locale]}
          locale={locale}
          onBack={() => onChange(deliveredDraft(block))}
        />
      )}
    </li>
  );
}

/** The delivered text, and the button that returns to it in every language. */
function WayBack({ text, locale, onBack }: { text: string; locale: Locale; onBack: () => void }) {
  const t = useTypedTranslate();
  return (
    <div className={css['back']}>
      <Button
        startIcon={<IconArrowBackUp aria-hidden className="points" size={18} />}
        onClick={onBack}
      >
        {t('words.back')}
      </Button>
      {text && (
        <small>
          {t('words.delivered')} <bdi lang={locale}>{text}</bdi>
        </small>
      )}
    </div>
  );
}
