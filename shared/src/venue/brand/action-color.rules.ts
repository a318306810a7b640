/** Color of buttons, marks and the sign until an admin chooses another. */
export const ACTION_COLOR = '#f25826';

/** Grounds of pages by day and by night, on which the color is seen. */
export const GROUNDS = { light: '#faf8f5', night: '#101417' } as const;

/** Contrasts that WCAG 2.2 requires: 1.4.11 for shapes, 1.4.3 for texts. */
const CONTRAST = { shape: 3, text: 4.5 } as const;
/** Colors of texts on the color. */
const TEXTS = ['#101417', '#ffffff'] as const;
/** Luminance of the shades. The text shade is read on the darkest light ground too. */
const LUMINANCE = { ink: 0.13, ground: 0.89, bright: 0.4 } as const;
/** Part by which the color changes under the pointer. */
const HOVER = 0.08;
const COLOR = /^#[\da-f]{6}$/i;

/** The color with the shades that pages derive from it. */
export interface ActionPalette {
  action: string;
  /** Text on the color. */
  onAction: string;
  /** The color under the pointer. */
  hot: string;
  /** The color as a text on light grounds. */
  ink: string;
  /** A light ground in the hue of the color. */
  ground: string;
  /** The color as a text on the night ground. */
  bright: string;
}

type Linear = readonly [red: number, green: number, blue: number];

/** Contrast of two colors `#rrggbb` by WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether the color is visible on both grounds, and a text on it can be read. */
export function isAccessibleActionColor(color: string): boolean {
  return (
    COLOR.test(color) &&
    Object.values(GROUNDS).every((ground) => contrastOf(color, ground) >= CONTRAST.shape) &&
    TEXTS.some((text) => contrastOf(color, text) >= CONTRAST.text)
  );
}

/**
 * The accessible color nearest to a color in brightness, in the same hue. An accessible color is
 * returned unchanged.
 * @param color `#rrggbb`
 */
export function nearestActionColor(color: string): string {
  if (isAccessibleActionColor(color)) return color.toLowerCase();
  const brightness = brightnessOf(luminanceOf(color));
  const [nearest = ACTION_COLOR] = Array.from({ length: STEPS + 1 }, (_, step) =>
    withLuminance(color, step / STEPS),
  )
    .filter(isAccessibleActionColor)
    .map((accessible) => ({
      accessible,
      distance: Math.abs(brightnessOf(luminanceOf(accessible)) - brightness),
    }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ accessible }) => accessible);
  return nearest;
}

/** Number of luminances that are tried for a proposal. */
const STEPS = 500;

/** The shades of an accessible color. */
export function paletteOf(color: string): ActionPalette {
  const luminance = luminanceOf(color);
  const [dark, light] = TEXTS;
  const onAction = contrastOf(color, dark) >= contrastOf(color, light) ? dark : light;
  return {
    action: color,
    onAction,
    hot: withLuminance(
      color,
      onAction === dark ? luminance + HOVER * (1 - luminance) : luminance * (1 - HOVER),
    ),
    ink: withLuminance(color, Math.min(luminance, LUMINANCE.ink)),
    ground: withLuminance(color, LUMINANCE.ground),
    bright: withLuminance(color, Math.max(luminance, LUMINANCE.bright)),
  };
}

/** Mixes the color with black or white until it has this luminance. */
function withLuminance(color: string, luminance: number): string {
  const parts = linearOf(color);
  const own = weighted(parts);
  return hexOf(
    luminance <= own
      ? parts.map((part) => (own === 0 ? 0 : (part * luminance) / own))
      : parts.map((part) => part + ((1 - part) * (luminance - own)) / (1 - own)),
  );
}

const luminanceOf = (color: string): number => weighted(linearOf(color));

const weighted = ([red, green, blue]: Linear): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Brightness as the eye perceives it (CIE L*), from 0 to about 1. */
const brightnessOf = (luminance: number): number => Math.cbrt(luminance);

function linearOf(color: string): Linear {
  const part = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function hexOf(parts: readonly number[]): string {
  const bytes = parts.map((part) => {
    const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
