import { dirOf, LOCALES, type Locale } from '@five/shared/locales/locale';
import { useWrappedSource } from 'ra-core';
import { required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTypedTranslate } from '../../texts/i18n.ts';
import { FieldGroup } from '../forms/field-group.tsx';

interface TextsInputProps {
  source: string;
  label: string;
  help?: string;
  /** Initial number of text rows; 1 means a single-line field. */
  rows?: number;
  /**
   * Whether to show one language per line, for text that would be cut off at a third of the width.
   */
  stacked?: boolean;
  /** Whether the text is optional. */
  optional?: boolean;
}

/**
 * Inputs for a text in three languages, each with its own direction. French is required, and
 * missing translations are marked.
 */
export function TextsInput({
  source,
  label,
  help,
  rows = 1,
  stacked = false,
  optional = false,
}: TextsInputProps) {
  return (
    <FieldGroup legend={label} stacked={stacked} {...(help !== undefined && { help })}>
      {LOCALES.map((locale) => (
        <TextInLanguage
          key={locale}
          source={source}
          locale={locale}
          rows={rows}
          optional={optional}
        />
      ))}
    </FieldGroup>
  );
}

function TextInLanguage({
  source,
  locale,
  rows,
  optional,
}: {
  source: string;
  locale: Locale;
  rows: number;
  optional: boolean;
}) {
  const t = useTypedTranslate();
  const path = useWrappedSource(source);
  const [french, own] = useWatch({ name: [`${path}.fr`, `${path}.${locale}`] });
  const isMissing = locale !== 'fr' && Boolean(french) && !own;
  const isRequired = locale === 'fr' && !optional;
  return (
    <TextInput
      source={`${source}.${locale}`}
      label={t(`texts.${locale}`)}
      multiline={rows > 1}
      minRows={rows}
      validate={isRequired ? required(t('texts.required')) : undefined}
      helperText={isMissing ? t('texts.missing') : false}
      slotProps={{ htmlInput: { lang: locale, dir: dirOf(locale) } }}
    />
  );
}
