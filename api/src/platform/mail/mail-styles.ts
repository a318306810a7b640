const FONT = "16px/1.55 Figtree,Cairo,'Segoe UI',Arial,sans-serif";

/** Inline styles of the parts of a mail that are the same by day and by night. */
export const STYLE = {
  column: 'max-width:560px;margin:0 auto;padding:24px 12px',
  banner: 'background:#101417;color:#ffffff;border-radius:12px 12px 0 0;padding:16px 20px',
  brand: 'padding:0 12px;color:#ffffff;font-size:20px;line-height:1.2;font-weight:700',
  sign: 'width:40px;height:40px;border-radius:10px;box-sizing:border-box;padding:9px 7px',
  title: 'font-size:22px;line-height:1.3;margin:0 0 16px',
  line: 'margin:0 0 12px;overflow-wrap:anywhere',
  hour: 'font-size:40px;line-height:1.15;font-weight:800;white-space:nowrap',
  pitch: 'font-weight:700',
  mark: 'font-size:17px;unicode-bidi:isolate;white-space:nowrap',
  // As a block of its own: browsers do not space the letters of a line in Arabic.
  code: 'font-size:28px;letter-spacing:4px;unicode-bidi:isolate;display:inline-block',
  button:
    'display:inline-block;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:700',
} as const;

/** Parts whose colors differ by day and by night: inline style by day, style rule by night. */
const SCHEMES = {
  page: {
    style: `margin:0;font:${FONT}`,
    day: 'background:#f2f4f3;color:#14231c',
    night: 'background:#101417;color:#f2f4f3',
  },
  card: {
    style: 'border-radius:0 0 12px 12px;padding:24px 20px',
    day: 'background:#ffffff;color:#14231c',
    night: 'background:#1b2126;color:#f2f4f3',
  },
  ticket: {
    style: 'border-radius:12px;padding:14px 18px;margin:0 0 18px',
    day: 'background:#f2f4f3;color:#14231c',
    night: 'background:#101417;color:#f2f4f3',
  },
  until: { style: 'font-size:20px;font-weight:600', day: 'color:#4a5a52', night: 'color:#b4bdb8' },
  footer: {
    style: 'margin:12px 20px 0;font-size:13px;overflow-wrap:anywhere',
    day: 'color:#4a5a52',
    night: 'color:#b4bdb8',
  },
} as const satisfies Record<string, { style: string; day: string; night: string }>;

/** Attributes of a part whose colors follow the scheme of the reader. */
export function styled(part: keyof typeof SCHEMES, more = ''): string {
  const { style, day } = SCHEMES[part];
  return `class="${part}" style="${style};${day}${more && `;${more}`}"`;
}

/** The dark scheme; it overrides inline styles. */
export const DARK_STYLE = `@media (prefers-color-scheme:dark){${Object.entries(SCHEMES)
  .map(([part, { night }]) => `.${part}{${night.replaceAll(/(?=;|$)/g, '!important')}}`)
  .join('')}}`;
