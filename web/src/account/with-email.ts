/**
 * Passes a typed email on to the next page; a phone number is not passed, because codes are only
 * mailed.
 */
export const withEmail = (page: string, typed: string): string =>
  typed.includes('@') ? `${page}?${new URLSearchParams({ email: typed.trim() })}` : page;
