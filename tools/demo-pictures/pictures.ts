import { PARTNERS, TEAMS } from './crests-list.ts';
import { crest } from './drawing/crests.ts';
import { mayPoster, ramadanPoster, winterPoster } from './drawing/posters.ts';
import { SCENES } from './drawing/scenes.ts';
import type { Svg } from './drawing/svg.ts';

/** Returns the drawings of all picture files below `api/src/seed/pictures`, by file name. */
export function demoPictures(): Map<string, Svg> {
  const posters = { may: mayPoster, ramadan: ramadanPoster, winter: winterPoster };
  return new Map([
    ...inFolder('scenes', SCENES, (draw) => draw()),
    ...inFolder('posters', posters, (draw) => draw()),
    ...inFolder('partners', PARTNERS, crest),
    ...inFolder('teams', TEAMS, crest),
  ]);
}

function inFolder<T>(
  folder: string,
  list: Readonly<Record<string, T>>,
  draw: (one: T) => Svg,
): [file: string, drawing: Svg][] {
  return Object.entries(list).map(([name, one]) => [`${folder}/${name}.svg`, `${draw(one)}\n`]);
}
