import { Link, useLocation, type LinkProps } from 'react-router';
import { useLocale } from './locale.ts';

type Props = Omit<LinkProps, 'to'> & { to: string };

/** A link to a page of the site, in the language of the present one. */
export function LocaleLink({ to, ...rest }: Props) {
  return <Link to={useLocale().localize(to)} {...rest} />;
}

/**
 * The same, which knows whether it leads to where one is. Prerendered pages are drawn at a path with a slash at
 * its end, so that the router's own link would not know itself in them.
 */
export function LocaleNavLink({ to, ...rest }: Props) {
  const { localize } = useLocale();
  const here = localize(useLocation().pathname) === localize(to);
  return <Link to={localize(to)} aria-current={here ? 'page' : undefined} {...rest} />;
}
