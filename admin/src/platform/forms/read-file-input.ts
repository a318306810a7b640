/**
 * Reads the selected file and resets the field, so that selecting a corrected file of the same name
 * triggers a change event.
 */
export function readFileInput(target: HTMLInputElement, onFile: (file: File) => void): void {
  const file = target.files?.[0];
  target.value = '';
  if (file) onFile(file);
}
