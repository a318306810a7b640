/**
 * The flag of a language. It is hidden from screen readers, because the link around it has a name.
 */
export function Flag({ locale }: { locale: 'fr' | 'en' | 'ar' }) {
  const Shape = SHAPES[locale];
  return (
    <svg className="flag" viewBox="0 0 30 20" width="30" height="20" aria-hidden="true">
      <Shape />
    </svg>
  );
}

const SHAPES = { fr: French, en: British, ar: Moroccan };

function French() {
  return (
    <>
      <rect width="30" height="20" fill="#fff" />
      <rect width="10" height="20" fill="#26448f" />
      <rect x="20" width="10" height="20" fill="#e1333f" />
    </>
  );
}

function British() {
  return (
    <>
      <rect width="30" height="20" fill="#1f3a82" />
      <path d="M0 0 30 20M30 0 0 20" stroke="#fff" strokeWidth="4" />
      <path d="M0 0 30 20M30 0 0 20" stroke="#d6303f" strokeWidth="1.6" />
      <path d="M15 0V20M0 10H30" stroke="#fff" strokeWidth="6.5" />
      <path d="M15 0V20M0 10H30" stroke="#d6303f" strokeWidth="3.6" />
    </>
  );
}

function Moroccan() {
  return (
    <>
      <rect width="30" height="20" fill="#c8202f" />
      <path
        d="M15 4.8 18.2 14.5 9.9 8.5H20.1L11.8 14.5Z"
        fill="none"
        stroke="#0d5a36"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
    </>
  );
}
