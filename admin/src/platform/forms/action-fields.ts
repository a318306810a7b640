import { useMemo, useState } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type Path } from 'react-hook-form';
import { failureOf } from '@five/client/failure';

/**
 * The fields of an action's form, held by react-hook-form. After an error the focus moves to the
 * first invalid field.
 * @param refused the error of the mutation: the API's messages are shown at the fields of the form
 *   that they concern, until the field is changed
 * @param part name of the object in the request body that contains the fields; empty: the body
 */
export function useActionFields<V extends Record<string, string>>(
  initial: V,
  refused: Error | null = null,
  part = '',
) {
  const [names] = useState(() => Object.keys(initial));
  const errors = useMemo(() => fieldErrorsOf(refused, names, part), [refused, names, part]);
  const form = useForm<V>({
    defaultValues: initial as DefaultValues<V>,
    errors: errors as FieldErrors<V>,
  });
  /**
   * Properties of a text field.
   * @param check returns true if a value is valid, else its error message, or false to mark the
   *   field without a message
   */
  const field = (name: Path<V>, check: (value: string) => boolean | string = () => true) => {
    const { error } = form.getFieldState(name, form.formState);
    const registered = form.register(name, { validate: (value) => check(value) });
    return { ...registered, error: error !== undefined, helperText: error?.message || undefined };
  };
  /** Calls `send` if all fields are valid. */
  const submit = (send: () => void) => () => void form.handleSubmit(send)();
  return {
    values: form.watch(),
    field,
    submit,
    reset: () => form.reset(),
    /** Whether a field shows the message of the refusal. */
    isRefusalShown: Object.keys(errors).length > 0,
  };
}

/**
 * The API's messages about the fields in `names`. An error of another field would block the submit.
 */
function fieldErrorsOf(refused: Error | null, names: readonly string[], part: string): FieldErrors {
  const messages = failureOf(refused).errorMessages ?? [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const path = part === '' ? name : `${part}.${name}`;
      const found = messages.find(({ field }) => field === path);
      return found ? [[name, { type: 'api', message: found.message }]] : [];
    }),
  );
}
