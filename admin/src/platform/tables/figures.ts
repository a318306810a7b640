/** Aligns numeric columns and their headers at the end. */
export const FIGURES = {
  textAlign: 'end',
  '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
};
