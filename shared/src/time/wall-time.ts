const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whether `text` is a calendar date `YYYY-MM-DD` that exists. */
export function isDate(text: string): boolean {
  const instant = new Date(`${text}T00:00Z`);
  return DATE.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
