/** How a column of figures is set: money and hours stand at its end, under each other, and so does its title. */
export const FIGURES = { textAlign: 'end', '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' } };
