import { useEffect, type RefObject } from 'react';

/**
 * Sends the form once it is hydrated, if its submit button was pressed before. The inline script of
 * the page has marked that button as busy (`app/early-clicks.ts`). Call it after the hooks whose
 * effects read the values that were typed before hydration.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const pressed = form.current?.querySelector<HTMLElement>('[type="submit"][aria-busy]');
    pressed?.removeAttribute('aria-busy');
    pressed?.click();
  }, [form]);
}
