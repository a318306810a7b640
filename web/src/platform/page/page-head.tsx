import { useTranslation } from 'react-i18next';

interface Props {
  /** Title of the page; the name of the site is appended. */
  title: string;
  /** A sentence that describes the page, for search engines and link previews. */
  description: string;
  site: string;
}

/** Title, description and link preview data of a page. */
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
