import { useOurLocale } from './i18n.ts';

/** Things after each other, with the comma of the language. */
export function useListed(): (things: readonly string[]) => string {
  const comma = useOurLocale() === 'ar' ? '، ' : ', ';
  return (things) => things.join(comma);
}
