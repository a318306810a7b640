import css from './page-loading.module.css';

/** The place of a title and of what stands under it, while the page is on its way. */
export function PageLoading({ label }: { label: string }) {
  return (
    <div className={css['loading']} role="status">
      <span className="sr-only">{label}</span>
      <div className={css['title']} />
      <div className={css['body']} />
    </div>
  );
}
