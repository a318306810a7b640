import { darker, lighter } from '../color.ts';
import { circle, ellipse, group, path, type Svg } from '../svg.ts';

const STEEL = '#c9ced0';

/** Draws a teapot, glasses and a plate of pastry. */
export const teaSet = (): Svg =>
  pot() + plate() + glass(900, 886) + glass(1006, 916) + glass(410, 910);

const glass = (x: number, y: number): Svg =>
  ellipse([x, y + 70, 46, 13], { fill: '#000000', 'fill-opacity': 0.28 }) +
  path(
    `M${x - 34} ${y - 42}L${x - 25} ${y + 68}Q${x} ${y + 78} ${x + 25} ` +
      `${y + 68}L${x + 34} ${y - 42}Z`,
    { fill: '#dfe9d8', 'fill-opacity': 0.55 },
  ) +
  path(
    `M${x - 31} ${y - 6}L${x - 25} ${y + 66}Q${x} ${y + 76} ${x + 25} ` +
      `${y + 66}L${x + 31} ${y - 6}Q${x} ${y + 4} ${x - 31} ${y - 6}Z`,
    { fill: '#b9962f' },
  ) +
  ellipse([x, y - 6, 31, 7], { fill: '#d6b54c' }) +
  group(
    { fill: '#2f8f4e' },
    path(`M${x - 4} ${y - 8}q-26 -26 -6 -44q18 18 6 44z`, {}),
    path(`M${x + 4} ${y - 8}q4 -34 28 -36q2 26 -28 36z`, {}),
  ) +
  ellipse([x, y - 42, 34, 7], { fill: 'none', stroke: '#f0c46a', 'stroke-width': 3 });

const pot = (): Svg =>
  ellipse([640, 948, 150, 30], { fill: '#000000', 'fill-opacity': 0.3 }) +
  path(
    'M520 860C510 930 560 952 640 952S770 930 760 860C752 800 706 772 640 772S528 800 520 860Z',
    { fill: STEEL },
  ) +
  path('M700 782C742 800 764 836 756 892C750 930 712 950 660 952C716 930 730 850 700 782Z', {
    fill: darker(STEEL, 0.3),
  }) +
  path('M752 838C806 832 812 786 844 764L860 780C836 812 836 876 752 884Z', {
    fill: darker(STEEL, 0.12),
  }) +
  path('M528 826C470 812 462 912 532 914', {
    fill: 'none',
    stroke: darker(STEEL, 0.2),
    'stroke-width': 18,
  }) +
  path('M576 782C586 738 616 722 640 716C664 722 694 738 704 782Z', {
    fill: lighter(STEEL, 0.3),
  }) +
  circle(640, 706, 13, { fill: darker(STEEL, 0.15) }) +
  path('M548 836Q640 866 732 836', {
    fill: 'none',
    stroke: darker(STEEL, 0.35),
    'stroke-width': 4,
  });

const plate = (): Svg =>
  ellipse([1180, 950, 150, 40], { fill: '#f7efe0' }) +
  ellipse([1180, 944, 122, 30], { fill: '#0f6b4f' }) +
  [
    [1120, 930],
    [1180, 920],
    [1236, 932],
    [1150, 946],
    [1206, 948],
  ]
    .map(([x = 0, y = 0]) =>
      path(
        `M${x - 34} ${y + 8}Q${x} ${y - 44} ${x + 34} ${y + 8}Q${x} ${y - 12} ` +
          `${x - 34} ${y + 8}Z`,
        { fill: '#e0b06a' },
      ),
    )
    .join('');
