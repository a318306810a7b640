import type { Plugin } from 'postcss';

export function stylesForFloor(): Plugin;
