/** A page that asks for the email which was typed here, so that it is not typed again; a phone is left behind, since a code goes to none. */
export const withEmail = (page: string, typed: string): string => (typed.includes('@') ? `${page}?${new URLSearchParams({ email: typed.trim() })}` : page);
