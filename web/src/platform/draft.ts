import { useLayoutEffect, useMemo, useRef } from 'react';
import { DRAFTS_KEY, session } from './session.ts';
import { sessionStore } from './storage.ts';

type Values = Record<string, string | boolean>;

/** Per field: the text, and the value that it replaced. */
type Draft = Record<string, [text: string, over: string]>;

interface Drafts {
  /** Owner's reference, empty if signed out; drafts of another account are not shown. */
  of: string;
  forms: Record<string, Draft>;
}

/** Fields that are never stored: passwords, codes, the identity card number. */
const SECRET = /password|code|cin$/i;

/**
 * Keeps unsent form input for this tab, across a change of language and navigation. Forms without a
 * name keep nothing. `initial` holds the fields' own values: a draft is dropped if the field's own
 * value has changed since.
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
      /** Checkboxes are not stored: consent is given anew each time. */
      keep: (typed: Values) => {
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
    // Only `write` writes this key.
    const stored = JSON.parse(sessionStore.read(DRAFTS_KEY) ?? 'null') as Drafts | null;
    return stored?.of === of ? stored : { of, forms: {} };
  } catch {
    return { of, forms: {} };
  }
}

/** The account reference in the token. Display names are not unique and can change. */
function account(): string {
  const token = session()?.token ?? '';
  try {
    const [, claims = ''] = token.split('.');
    // Only the API signs tokens.
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string })
      .sub;
  } catch {
    return token;
  }
}

/** Without storage the form keeps its input while it is mounted. */
function write(all: Drafts): void {
  sessionStore.write(DRAFTS_KEY, JSON.stringify(all));
}
