import { useTranslation } from 'react-i18next';

interface Props {
  /** The page's own name; the site's stands behind it. */
  title: string;
  /** What one finds there, in a sentence. */
  description: string;
  site: string;
}

/** What the tab says of a page, and what a shared link shows of it. */
export function PageHead({ title, description, site }: Props) {
  const { i18n } = useTranslation();
  return (
    <>
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site} />
      <meta property="og:locale" content={i18n.language} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
