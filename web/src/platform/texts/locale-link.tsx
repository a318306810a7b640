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
  /**
   * Whether the link is also marked as current on pages whose path is below the path of its target.
   */
  within?: boolean;
  /** Other pages on which the link is marked as current. */
  alsoCurrentOn?: readonly string[];
}

/**
 * A `LocaleLink` that sets `aria-current` on the page that it links to. React Router's NavLink does
 * not match the trailing slash of prerendered pages.
 */
export function LocaleNavLink({ to, within = false, alsoCurrentOn = [], ...rest }: NavProps) {
  const { localize } = useLocale();
  const [here, there] = [localize(useLocation().pathname), localize(to)];
  const below =
    (within && here.startsWith(`${there}/`)) ||
    alsoCurrentOn.some((page) => localize(page) === here);
  return <Link to={there} aria-current={here === there ? 'page' : below || undefined} {...rest} />;
}
