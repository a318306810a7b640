/** Query of a page that the back-office shows in a frame, with texts that are not saved yet. */
export const TEXT_PREVIEW = '?text-preview';

/** Message of the framed page: it is ready for texts. */
export const PREVIEW_READY = 'text-preview-ready';

/** Message to the framed page: texts by namespace and key, such as `about:title`. */
export interface PreviewTexts {
  previewTexts: Record<string, string>;
}
