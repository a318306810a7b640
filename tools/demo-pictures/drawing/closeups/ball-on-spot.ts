import { ballDefs, ballOf } from '../ball.ts';
import { corners, HEIGHT, vignetteDef, WIDTH } from '../frame.ts';
import { TURFS } from '../palettes.ts';
import {
  blur,
  circle,
  drawing,
  ellipse,
  group,
  linear,
  lot,
  path,
  radial,
  rect,
  tenth,
  type Svg,
} from '../svg.ts';

/** Picture of the ball on the penalty spot, with lights in the far background. */
export const ballOnSpot = (): Svg =>
  drawing(
    WIDTH,
    HEIGHT,
    [
      vignetteDef(0.6, 0.6),
      ballDefs,
      blur('far', 14),
      linear('dark', [
        [0, '#0b1116'],
        [1, '#17252a'],
      ]),
      linear('grass', [
        [0, '#14532f'],
        [0.35, '#237a43'],
        [1, '#2f9a55'],
      ]),
      radial('halo', [
        [0, '#fff6df', 0.95],
        [0.3, '#ffe3a8', 0.4],
        [1, '#ffe3a8', 0],
      ]),
      radial('warm', [
        [0, '#f25826', 0.5],
        [1, '#f25826', 0],
      ]),
    ].join(''),
    rect([0, 0, WIDTH, HEIGHT], { fill: 'url(#dark)' }),
    rect([900, -300, 1100, 1000], { fill: 'url(#warm)' }),
    bokeh(),
    rect([0, 560, WIDTH, HEIGHT - 560], { fill: 'url(#grass)' }),
    group(
      { filter: 'url(#far)' },
      path('M470 566V330H1010V566', { fill: 'none', stroke: '#f4f6f5', 'stroke-width': 16 }),
      rect([0, 560, WIDTH, 9], { fill: '#f4f6f5', 'fill-opacity': 0.8 }),
    ),
    ellipse([800, 940, 300, 50], { fill: '#f5f8f5', 'fill-opacity': 0.9 }),
    blades(7, 4200, 600),
    ellipse([850, 934, 236, 34], { fill: '#06130b', 'fill-opacity': 0.55 }),
    group({ transform: 'translate(800 736) rotate(14)' }, ballOf(212)),
    blades(9, 900, 925),
    corners,
  );

function bokeh(): Svg {
  const next = lot(3);
  return (
    Array.from({ length: 26 }, () => {
      const [x, y, r] = [next() * WIDTH, 40 + next() * 420, 22 + next() * 70];
      return circle(x, y, r, {
        fill: ['#fff1cf', '#ffd08a', '#f25826', '#9fd0f0'][Math.floor(next() * 4)],
        'fill-opacity': 0.07 + next() * 0.16,
      });
    }).join('') +
    [240, 620, 1020, 1400]
      .map((x) => rect([x - 190, -60, 380, 380], { fill: 'url(#halo)' }))
      .join('')
  );
}

/**
 * Draws blades of turf from `from` pixels below the upper edge down to the lower edge, larger
 * towards the viewer.
 */
function blades(seed: number, count: number, from: number): Svg {
  const next = lot(seed);
  const shades = [TURFS.green.light, '#3bab62', '#1f6d3b', '#4fc078'].map(() => '');
  Array.from({ length: count }).forEach(() => {
    const depth = next();
    const y = from + depth * depth * (HEIGHT - from + 20);
    const [x, tall, lean] = [next() * WIDTH, 5 + ((y - 560) / 507) * 34, (next() - 0.5) * 16];
    const shade = Math.floor(next() * shades.length);
    shades[shade] += `M${tenth(x)} ${tenth(y)}l${tenth(lean)} ${tenth(-tall)}`;
  });
  const colors = [TURFS.green.light, '#3bab62', '#1f6d3b', '#4fc078'];
  return shades
    .map((d, index) =>
      path(d, {
        stroke: colors[index],
        'stroke-width': 2.6,
        'stroke-opacity': 0.75,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    )
    .join('');
}
