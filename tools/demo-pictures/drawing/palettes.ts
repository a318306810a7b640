import type { Hall } from './hall.ts';
import type { Turf } from './pitch.ts';
import type { Kit } from './player.ts';

/**
 * Lighting and colours of the hall at different hours, so that pictures of the same building
 * differ.
 */
export const HALLS = {
  night: {
    sky: ['#0b0f13', '#141b21'],
    wall: ['#11171c', '#1b242b'],
    steel: '#7d8b95',
    lamp: '#fff6df',
    beams: 0.62,
    glow: ['#f25826', 1],
    boards: ['#1b2227', '#b8380d', '#1b2227', '#20282e', '#0f4f3a'],
  },
  blue: {
    sky: ['#0d1a2b', '#173349'],
    wall: ['#12263a', '#1d3d55'],
    steel: '#8fb2cc',
    lamp: '#e6f4ff',
    beams: 0.55,
    glow: ['#3a8fd0', -1],
    boards: ['#0f2436', '#f4f6f7', '#0f2436', '#1f6fa8', '#0f2436'],
  },
  morning: {
    sky: ['#f3d9ae', '#e9c89a'],
    wall: ['#d9b98c', '#b58a5d'],
    steel: '#7a5a3c',
    lamp: '#fff3d6',
    beams: 0.3,
    glow: ['#ffffff', -1],
    boards: ['#8a3d1f', '#f5ead6', '#2f5f4a', '#f5ead6'],
  },
  dusk: {
    sky: ['#2a1430', '#6b2a3a'],
    wall: ['#33182f', '#5a2733'],
    steel: '#d79a84',
    lamp: '#ffe3c2',
    beams: 0.5,
    glow: ['#ff8a3d', 1],
    boards: ['#2b1320', '#f25826', '#2b1320', '#f0c46a', '#2b1320'],
  },
  ramadan: {
    sky: ['#071a1a', '#0c2b2c'],
    wall: ['#0a2425', '#123c3b'],
    steel: '#c9a24a',
    lamp: '#ffe9b0',
    beams: 0.5,
    glow: ['#d8a93a', 1],
    boards: ['#0a2021', '#c9a24a', '#0a2021', '#155c50'],
  },
} as const satisfies Record<string, Hall>;

export const TURFS = {
  green: { light: '#2f8f4e', dark: '#267c42', edge: '#1d5f34', lines: '#f5f8f5' },
  deep: { light: '#1f7a4a', dark: '#19683e', edge: '#124d2e', lines: '#eef5ef' },
  sunny: { light: '#6aa84a', dark: '#5b973f', edge: '#4b7f36', lines: '#fffdf3' },
  ocean: { light: '#1f7f6d', dark: '#1a6c5d', edge: '#125246', lines: '#f0f8f6' },
} as const satisfies Record<string, Turf>;

export const KITS = {
  orange: { shirt: '#f25826', trim: '#fff3e6', shorts: '#101417', socks: '#f25826' },
  white: { shirt: '#f3f1ea', trim: '#1d3d55', shorts: '#1d3d55', socks: '#f3f1ea' },
  green: { shirt: '#0f6b4f', trim: '#f0c46a', shorts: '#0b3d2f', socks: '#0f6b4f' },
  sky: { shirt: '#4aa3df', trim: '#ffffff', shorts: '#ffffff', socks: '#4aa3df' },
  red: { shirt: '#b3202c', trim: '#f6e7c8', shorts: '#f6e7c8', socks: '#b3202c' },
  black: { shirt: '#1b2024', trim: '#40c456', shorts: '#1b2024', socks: '#40c456' },
  keeper: { shirt: '#e8d13a', trim: '#101417', shorts: '#101417', socks: '#e8d13a' },
  purple: { shirt: '#5b3aa0', trim: '#f0c46a', shorts: '#f4f1fa', socks: '#5b3aa0' },
} as const satisfies Record<string, Kit>;
