import { Link, useLocation, type LinkProps } from 'react-router';
import { useLocale } from './locale.ts';

interface Props extends Omit<LinkProps, 'to'> {
  to: string;
}

/** A link to a page of the site in the current language. */
export function LocaleLink({ to, ...rest }: Props) {
  return <Link to={useLocale().localize(to)} {...rest} />;
}

interface NavProps extends Props {
  /** Marked as current on the pages below it too. */
  within?: boolean;
  /** Marked as current on these pages too. */
  beside?: readonly string[];
}

/**
 * A `LocaleLink` with `aria-current`. Prerendered pages have a trailing slash, which React Router's
 * own NavLink does not match.
 */
export function LocaleNavLink({ to, within = false, beside = [], ...rest }: NavProps) {
  const { localize } = useLocale();
  const [here, there] = [localize(useLocation().pathname), localize(to)];
  const below =
    (within && here.startsWith(`${there}/`)) || beside.some((page) => localize(page) === here);
  return <Link to={there} aria-current={here === there ? 'page' : below || undefined} {...rest} />;
}
