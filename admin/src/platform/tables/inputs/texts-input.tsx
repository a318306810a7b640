import { dirOf, LOCALES, type Locale, type Texts } from '@five/shared/locales/locale';
import { useWrappedSource } from 'ra-core';
import { required, TextInput } from 'react-admin';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTypedTranslate } from '../../texts/i18n.ts';
import { FieldGroup } from '../forms/field-group.tsx';

interface TextsInputProps {
  /** Name of the field in the fragment of the page's address. */
  id?: string;
  source: string;
  label: string;
  help?: ReactNode;
  /** Initial number of text rows; 1 means a single-line field. */
  rows?: number;
  /**
   * Whether to show one language per line, for text that would be cut off at a third of the width.
   */
  stacked?: boolean;
  /** Whether the text is optional. */
  optional?: boolean;
  /** Values of a new database that stand for no value: the field shows them as empty. */
  placeholders?: Readonly<Record<Locale, string>>;
}

/**
 * Inputs for a text in three languages, each with its own direction. French is required, and
 * missing translations are marked.
 */
export function TextsInput({
  id,
  source,
  label,
  help,
  rows = 1,
  stacked = false,
  optional = false,
  placeholders,
}: TextsInputProps) {
  return (
    <FieldGroup
      legend={label}
      stacked={stacked}
      {...(id !== undefined && { id })}
      {...(help !== undefined && { help })}
    >
      {LOCALES.map((locale) => (
        <TextInLanguage
          key={locale}
          source={source}
          locale={locale}
          rows={rows}
          optional={optional}
          placeholder={placeholders?.[locale]}
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
  placeholder,
}: {
  source: string;
  locale: Locale;
  rows: number;
  optional: boolean;
  placeholder: string | undefined;
}) {
  const t = useTypedTranslate();
  const path = useWrappedSource(source);
  const texts: Partial<Texts> = useWatch({ name: path }) ?? {};
  const isMissing = locale !== 'fr' && Boolean(texts.fr) && !texts[locale];
  // Without the French, a text that is optional as a whole would have nothing to fall back to.
  const needsFrench = locale === 'fr' && optional && !texts.fr && Boolean(texts.en || texts.ar);
  const isRequired = locale === 'fr' && (!optional || needsFrench);
  return (
    <TextInput
      source={`${source}.${locale}`}
      label={t(`texts.${locale}`)}
      format={(text: string | null) => (text === placeholder ? '' : (text ?? ''))}
      multiline={rows > 1}
      minRows={rows}
      validate={isRequired ? required(t('texts.required')) : undefined}
      helperText={(isMissing && t('texts.missing')) || (needsFrench && t('texts.french_first'))}
      slotProps={{ htmlInput: { lang: locale, dir: dirOf(locale) } }}
    />
  );
}
