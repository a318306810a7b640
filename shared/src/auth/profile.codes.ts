export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
export type Position = (typeof POSITIONS)[number];

export const LEVELS = ['beginner', 'casual', 'regular', 'strong'] as const;
export type Level = (typeof LEVELS)[number];
