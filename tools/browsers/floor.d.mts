export const floor: Record<string, number>;
export const scriptTarget: string[];
export const cssTarget: string[];
