/** Files with a constructor of more than 6 dependencies, and its number. The limits only shrink. */
export const constructorsAbove = {
};
