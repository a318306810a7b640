import { useLayoutEffect, useMemo, useRef } from 'react';
import { DRAFTS_KEY, session } from './session.ts';
import { tab } from './storage.ts';

type Values = Record<string, string | boolean>;

/** By field, the text and what it was typed over. */
type Draft = Record<string, [text: string, over: string]>;

interface Drafts {
  /** Whose they are, empty where nobody is signed in: what another person typed is not shown. */
  of: string;
  forms: Record<string, Draft>;
}

/** Never written to the device: passwords, codes, the number of an identity card. */
const SECRET = /password|code|cin$/i;

/**
 * What was typed into a form and is not sent yet, kept for this tab: another language is another document, and who goes back comes again.
 * A form without a name keeps nothing. `initial` is what the fields hold by themselves: a draft gives way where that was changed since.
 */
export function useDraft(form: string | undefined, initial: Values) {
  const over = useRef(initial);
  useLayoutEffect(() => {
    over.current = initial;
  });
  return useMemo(() => ({
    read: (): Record<string, string> => {
      const fields = Object.entries(form === undefined ? {} : (drafts().forms[form] ?? {}));
      return Object.fromEntries(fields.filter(([name, [, before]]) => before === over.current[name]).map(([name, [text]]) => [name, text]));
    },
    /** A tick is given anew, where it is also read anew. */
    keep: (typed: Values) => {
      const texts = Object.entries(typed).filter(([name, value]) => typeof value === 'string' && !SECRET.test(name));
      if (form === undefined || texts.length === 0) return;
      const { of, forms } = drafts();
      const draft = Object.fromEntries(texts.map(([name, text]) => [name, [text, over.current[name]]])) as Draft;
      write({ of, forms: { ...forms, [form]: { ...forms[form], ...draft } } });
    },
    drop: () => {
      if (form === undefined) return;
      const { of, forms } = drafts();
      write({ of, forms: Object.fromEntries(Object.entries(forms).filter(([name]) => name !== form)) });
    },
  }), [form]);
}

function drafts(): Drafts {
  const of = account();
  try {
    const stored = JSON.parse(tab.read(DRAFTS_KEY) ?? 'null') as Drafts | null; // Only `write` writes here.
    return stored?.of === of ? stored : { of, forms: {} };
  } catch {
    return { of, forms: {} };
  }
}

/** The reference of who is signed in, which the token names: two accounts may have one name, and a name may change. */
function account(): string {
  const token = session()?.token ?? '';
  try {
    const [, claims = ''] = token.split('.');
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }).sub; // Only the API signs tokens.
  } catch {
    return token;
  }
}

/** Where nothing is kept, the form has what it holds as long as it stands. */
function write(all: Drafts): void {
  tab.write(DRAFTS_KEY, JSON.stringify(all));
}
