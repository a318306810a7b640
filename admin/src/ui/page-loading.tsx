import css from './page-loading.module.css';

/** Placeholder for a title and content while a page loads. */
export function PageLoading({ label }: { label: string }) {
  return (
    <div className={css['loading']} role="status">
      <span className="sr-only">{label}</span>
      <div className={css['title']} />
      <div className={css['body']} />
    </div>
  );
}
