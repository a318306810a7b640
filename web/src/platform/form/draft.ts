import { useLayoutEffect, useMemo, useRef } from 'react';
import { DRAFTS_KEY, session } from '../requests/session.ts';
import { sessionStore } from '@five/client/browser/storage';

type Values = Record<string, string | boolean>;

/**
 * A draft by field: the typed text, and the original value of the field when the text was typed.
 */
type Draft = Record<string, [text: string, over: string]>;

interface Drafts {
  /**
   * Reference of the account that typed the drafts, empty if signed out; drafts of another account
   * are not shown.
   */
  of: string;
  forms: Record<string, Draft>;
}

/** Names of fields that are never stored: passwords, codes, the identity card number. */
const SECRET = /password|code|cin$/i;

/**
 * Keeps unsent form input in this tab, so that it survives navigation and a change of language.
 * `form` is the name of the form; without a name nothing is kept. `initial` contains the original
 * values of the fields. The draft of a field is ignored if its original value has changed since.
 */
export function useDraft(form: string | undefined, initial: Values) {
  const over = useRef(initial);
  useLayoutEffect(() => {
    over.current = initial;
  });
  return useMemo(
    () => ({
      read: (): Record<string, string> => {
        const fields = Object.entries(form === undefined ? {} : (drafts().forms[form] ?? {}));
        return Object.fromEntries(
          fields
            .filter(([name, [, before]]) => before === over.current[name])
            .map(([name, [text]]) => [name, text]),
        );
      },
      /**
       * Stores the typed text. Checkboxes are not stored, because a consent must be given again
       * each time.
       */
      store: (typed: Values) => {
        const texts = Object.entries(typed).filter(
          ([name, value]) => typeof value === 'string' && !SECRET.test(name),
        );
        if (form === undefined || texts.length === 0) return;
        const { of, forms } = drafts();
        const draft = Object.fromEntries(
          texts.map(([name, text]) => [name, [text, over.current[name]]]),
        ) as Draft;
        write({ of, forms: { ...forms, [form]: { ...forms[form], ...draft } } });
      },
      drop: () => {
        if (form === undefined) return;
        const { of, forms } = drafts();
        write({
          of,
          forms: Object.fromEntries(Object.entries(forms).filter(([name]) => name !== form)),
        });
      },
    }),
    [form],
  );
}

function drafts(): Drafts {
  const of = account();
  try {
    // The type is not checked, because only `write` writes this key.
    const stored = JSON.parse(sessionStore.read(DRAFTS_KEY) ?? 'null') as Drafts | null;
    return stored?.of === of ? stored : { of, forms: {} };
  } catch {
    return { of, forms: {} };
  }
}

/**
 * Returns the account reference in the token. Display names are not used, because they are not
 * unique and can change.
 */
function account(): string {
  const token = session()?.token ?? '';
  try {
    const [, claims = ''] = token.split('.');
    // The type is not checked, because only the API signs tokens.
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string })
      .sub;
  } catch {
    return token;
  }
}

/** Stores all drafts. Without storage, a form keeps its input only while it is mounted. */
function write(all: Drafts): void {
  sessionStore.write(DRAFTS_KEY, JSON.stringify(all));
}
