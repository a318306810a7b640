import { Link, useLocation, type LinkProps } from 'react-router';
import { useLocale } from './locale.ts';

interface Props extends Omit<LinkProps, 'to'> {
  to: string;
}

/** A link to a page of the site, in the language of the present one. */
export function LocaleLink({ to, ...rest }: Props) {
  return <Link to={useLocale().localize(to)} {...rest} />;
}

interface NavProps extends Props {
  /** Also marked on the pages below it. */
  within?: boolean;
  /** Also marked on these, which it leads to. */
  beside?: readonly string[];
}

/**
 * The same, which knows whether it leads to where one is. Prerendered pages are drawn at a path with a slash at
 * its end, so that the router's own link would not know itself in them.
 */
export function LocaleNavLink({ to, within = false, beside = [], ...rest }: NavProps) {
  const { localize } = useLocale();
  const [here, there] = [localize(useLocation().pathname), localize(to)];
  const below = (within && here.startsWith(`${there}/`)) || beside.some((page) => localize(page) === here);
  return <Link to={there} aria-current={here === there ? 'page' : below || undefined} {...rest} />;
}
