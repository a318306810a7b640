/**
 * Returns the path of a page, with a typed email as query parameter. A phone number is not added,
 * because codes are sent by mail only.
 */
export const withEmail = (page: string, typed: string): string =>
  typed.includes('@') ? `${page}?${new URLSearchParams({ email: typed.trim() })}` : page;
