const DIRHAMS = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** The centimes of an amount as it is typed, `30` or `33,50`; what is none stays as it was typed, for the form to refuse. */
export function typedCents(text: string): number | string {
  const [, dirhams, centimes = ''] = DIRHAMS.exec(text.trim()) ?? [];
  return dirhams === undefined ? text : Number(dirhams) * 100 + Number(centimes.padEnd(2, '0'));
}
