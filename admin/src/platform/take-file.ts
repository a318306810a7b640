/** Takes what was chosen and empties the field: a file that was mended and kept its name is chosen anew, which a field that still holds that name would not tell. */
export function takeFile(target: HTMLInputElement, take: (file: File) => void): void {
  const file = target.files?.[0];
  target.value = '';
  if (file) take(file);
}
