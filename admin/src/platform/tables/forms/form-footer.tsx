import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRedirect } from 'ra-core';
import { failureOf } from '@five/client/failure';
import { DeleteWithConfirmButton, SaveButton } from 'react-admin';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTypedTranslate } from '../../texts/i18n.ts';
import { Note } from '../../../ui/note.tsx';
import { Refusal } from '../../forms/refusal.tsx';
import { Unsaved } from '../../forms/unsaved.tsx';
import { savedFields } from './changed-fields.rules.ts';
import { fieldsFixedBy, saysMoreThanFields } from './refused-fields.rules.ts';
import css from './table-form.module.css';
import type { TableName } from '../tables.ts';

interface FormFooterProps {
  refused: Error | null;
  /**
   * Whether the record is already saved: the form then ignores further submits and navigates away
   * without a confirmation. The form's own state is not enough, because a refetch would reset it.
   */
  stored?: boolean;
  /**
   * Name of the table whose record can be deleted in this form; undefined if it cannot be deleted.
   */
  removable?: TableName;
}

/**
 * Foot of a record's form: the error message of a failed save, the save button, and a delete button
 * that requires a confirmation. It stays in view while the form is scrolled.
 */
export function FormFooter({ refused, stored = false, removable }: FormFooterProps) {
  return (
    <div className={css['foot']} ref={useFocusFirstError(refused)}>
      <UnsavedGuard refused={refused} stored={stored} />
      <FormErrors refused={refused} />
      <div className={css['acts']}>
        <Save stored={stored} />
        {removable && <DeleteButton table={removable} />}
      </div>
    </div>
  );
}

/**
 * Save button: submits at most once while a request is pending, and keeps the focus. Enter in a
 * field triggers it too.
 */
function Save({ stored }: { stored: boolean }) {
  const t = useTypedTranslate();
  const { isSubmitting } = useFormState();
  const busy = isSubmitting || stored;
  return (
    <SaveButton
      label={t('page.save')}
      size="large"
      alwaysEnable
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
    />
  );
}

/** Requires a confirmation before the user leaves the form with unsaved input. */
function UnsavedGuard({ refused, stored }: { refused: Error | null; stored: boolean }) {
  const { getValues, reset } = useFormContext();
  const { defaultValues, dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const defaults = useRef(defaultValues);
  useEffect(() => {
    defaults.current = defaultValues;
  }, [defaultValues]);
  const isSaved = isSubmitSuccessful && refused === null;
  const sent = useRef({});
  useEffect(() => {
    if (isSubmitting) sent.current = structuredClone(getValues());
  }, [isSubmitting, getValues]);
  useEffect(() => {
    if (!isSaved) return;
    const typed = getValues();
    reset(savedFields(sent.current, defaults.current ?? {}, typed));
    // Input made after the submit stays marked as unsaved.
    reset(typed, { keepDefaultValues: true });
  }, [isSaved, reset, getValues]);
  return (
    <Unsaved when={Object.keys(dirtyFields).length > 0 && !isSubmitting && !isSaved && !stored} />
  );
}

/** Shows why the record was not saved: the invalid fields, or the API's message. */
function FormErrors({ refused }: { refused: Error | null }) {
  const t = useTypedTranslate();
  const { errors, isSubmitting } = useFormState();
  const { refusedFields, blamed } = useRefusedFields(refused);
  if (isSubmitting) return null;
  if (Object.keys(errors).length > 0) {
    return (
      <Note tone="error" icon={IconAlertTriangle} role="alert">
        {t('page.unsaved')}
        {refusedFields.length > 0 &&
          blamed.length === refusedFields.length &&
          saysMoreThanFields(failureOf(refused)) && <> {refused?.message}</>}
      </Note>
    );
  }
  return <Refusal error={refusedFields.length > 0 && blamed.length === 0 ? null : refused} />;
}

/**
 * After a failed save, scrolls to the first invalid field, so that its message is in view although
 * the foot has just grown. After a refusal by the API the field is also focused, as client-side
 * validation does.
 */
function useFocusFirstError(refused: Error | null): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  const led = useRef(0);
  const { errors, isSubmitting, submitCount } = useFormState();
  const isBlamed = !isSubmitting && Object.keys(errors).length > 0;
  useEffect(() => {
    if (!isBlamed || led.current === submitCount) return;
    led.current = submitCount;
    const field = foot.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden="true"])');
    if (refused !== null) field?.focus({ preventScroll: true });
    field?.closest('.MuiFormControl-root')?.scrollIntoView({ block: 'center' });
  }, [refused, isBlamed, submitCount]);
  return foot;
}

/** The fields that the API refused and the user has not corrected yet. */
function useRefusedFields(refused: Error | null) {
  const { clearErrors, watch } = useFormContext();
  const refusedFields = useMemo(
    () => failureOf(refused).errorMessages?.map(({ field }) => field) ?? [],
    [refused],
  );
  const [answered, setAnswered] = useState<{ of: Error | null; fields: readonly string[] }>({
    of: null,
    fields: [],
  });
  useEffect(() => {
    const watching = watch((_, { name }) => {
      const fields = name === undefined ? [] : fieldsFixedBy(name, refusedFields);
      if (fields.length === 0) return;
      clearErrors(fields);
      setAnswered((before) => ({
        of: refused,
        fields: [...(before.of === refused ? before.fields : []), ...fields],
      }));
    });
    return () => watching.unsubscribe();
  }, [clearErrors, watch, refused, refusedFields]);
  return {
    refusedFields,
    blamed: refusedFields.filter(
      (field) => answered.of !== refused || !answered.fields.includes(field),
    ),
  };
}

function DeleteButton({ table }: { table: TableName }) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const { getValues, reset } = useFormContext();
  const onSuccess = async () => {
    notify(isArchived(table) ? t('page.archived_done') : t('page.removed'), { type: 'success' });
    // Clears the unsaved state, so that no confirmation appears: the record was deleted.
    reset(getValues());
    redirect('list', table);
    await client.invalidateQueries({ queryKey: [table] });
  };
  return (
    <DeleteWithConfirmButton
      resource={table}
      label={t('page.remove')}
      confirmTitle={isArchived(table) ? t('page.archived_title') : t('page.remove_title')}
      confirmContent={t(`page.${removalTextOf(table, getValues('type'))}`)}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
    />
  );
}

/** Tables whose records are archived, not deleted, if they are in use: prices and add-ons. */
const isArchived = (table: TableName): boolean => table === 'pricings' || table === 'addons';

function removalTextOf(table: TableName, type: unknown) {
  if (table === 'pricings' && type === 'session') return 'archived_price';
  if (table === 'contact') return 'remove_message';
  if (table === 'academy_registrations') return 'remove_registration';
  return isArchived(table) ? 'archived_help' : 'remove_help';
}
