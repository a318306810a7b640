/** The refused fields that what was typed at `changed` answers: the field itself, what it is a part of, and its parts. */
export function answeredBy(changed: string, refused: readonly string[]): string[] {
  return refused.filter((field) => isWithin(field, changed) || isWithin(changed, field));
}

function isWithin(part: string, whole: string): boolean {
  return part === whole || part.startsWith(`${whole}.`);
}
