/** Returns the contrast ratio of two `rgb(…)` colours, from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) =>
    linear(Number(channel) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
