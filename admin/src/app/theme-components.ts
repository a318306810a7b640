import type { RaThemeOptions } from 'react-admin';

const muted = '#565d63';

/** On phones the search field has its own line, and the filters share one line. */
const BESIDE_EACH_OTHER = {
  '@media (max-width: 599.98px)': {
    '&&': { display: 'contents' },
    '& > :empty': { display: 'none' },
    '&& .filter-field, && .filter-field .MuiFormControl-root': {
      inlineSize: '100%',
      minInlineSize: 0,
    },
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
};

/** Overrides of Material components: outlined fields, flat cards, and touch targets for tablets. */
export const themeComponents: RaThemeOptions['components'] = {
  // Restores the focus outline, which Material replaces with a ripple. The ripple alone is not
  // sufficient: it darkens the text, and it is disabled if the user prefers reduced motion.
  MuiButtonBase: {
    styleOverrides: { root: { '&:focus-visible': { outline: 'var(--focus)', outlineOffset: 2 } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    variants: [{ props: { variant: 'text', color: 'primary' }, style: { color: '#101417' } }],
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: 10,
        paddingInline: 18,
        '&[aria-disabled="true"]': { opacity: 0.6 },
      },
      sizeSmall: {
        minHeight: 40,
        paddingInline: 12,
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      outlined: {
        borderColor: '#8b8a85',
        color: '#101417',
        '&:hover': { borderColor: '#101417', backgroundColor: '#f3efe8' },
      },
      sizeLarge: { minHeight: 52, fontSize: '1.125rem' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiPaper: {
    styleOverrides: {
      rounded: { borderRadius: 14 },
      elevation1: { boxShadow: 'none', border: '1px solid #e2dcd3' },
    },
  },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: '#fff', borderRadius: 10, minHeight: 48 },
      notchedOutline: { borderColor: '#8b8a85' },
      // The first line of a long text keeps away from the label on the border.
      multiline: { '&&': { paddingBlock: 13 } },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        color: muted,
        '&:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 12px)' },
        '&.Mui-focused': { color: 'var(--orange-text)' },
      },
    },
  },
  // Hides the asterisk of required fields, because nearly every field is required. The label of an
  // optional field states that it is optional.
  MuiFormLabel: { styleOverrides: { asterisk: { display: 'none' } } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: '#e2dcd3', fontSize: '0.975rem', paddingInline: 12 },
      head: { color: muted, fontWeight: 650, backgroundColor: '#f3efe8' },
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: '#fff8f4' } } },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 48, '@media (min-width:600px)': { minHeight: 48 } } },
  },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: '#101417', fontSize: '0.875rem' } } },
  // The doubled selector increases specificity, because react-admin's styles for narrow screens are
  // loaded after these overrides.
  RaListToolbar: {
    styleOverrides: {
      root: {
        '&&': {
          alignItems: 'flex-start',
          flexDirection: 'row',
          flexWrap: 'nowrap',
          gap: 8,
          marginBlockEnd: 8,
          backgroundColor: 'transparent',
          '@media (max-width: 599.98px)': {
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            columnGap: 8,
            rowGap: 0,
          },
        },
        '@media (max-width: 599.98px)': { '& > :empty': { display: 'none' } },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        '&&': { alignItems: 'flex-start', flex: '1 1 auto', gap: 12, minWidth: 0, padding: 0 },
        '&& .filter-field .MuiFormControl-root': { marginBlock: 4 },
        '& .filter-field': { backgroundColor: 'transparent' },
        '&& .RaFilterFormInput-spacer': { display: 'none' },
        ...BESIDE_EACH_OTHER,
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        '&&': {
          flex: '0 0 auto',
          minHeight: 0,
          marginInlineStart: 'auto',
          paddingBlock: 6,
          paddingInlineEnd: 0,
          backgroundColor: 'transparent',
          '@media (max-width: 599.98px)': {
            gridColumn: 2,
            marginInlineStart: 0,
            '& > :only-child': { inlineSize: '100%', paddingInline: 8, whiteSpace: 'nowrap' },
          },
        },
        '&&:has(> * + *)': { '@media (max-width: 599.98px)': { gridColumn: '1 / -1' } },
      },
    },
  },
  MuiLink: { styleOverrides: { root: { color: 'var(--orange-text)' } } },
};
