import { optionalPageOf } from '@five/shared/venue/pages/optional-pages.rules';
import { markOfPage } from '@five/shared/venue/pages/page-marks';
import { Link, useLocation, type LinkProps } from 'react-router';
import { useIsShown } from '../page/hidden-pages.ts';
import { useLocale } from './locale.ts';

interface Props extends Omit<LinkProps, 'to'> {
  to: string;
}

/**
 * A link to a page of the site in the current language. It renders nothing if the venue hides the
 * page.
 */
export function LocaleLink({ to, ...rest }: Props) {
  const { localize } = useLocale();
  return useIsShown()(to) ? <Link to={localize(to)} {...markOf(to)} {...rest} /> : null;
}

/** Mark of an element that exists only for its link. */
export function markOf(to: string): Record<string, string> {
  const page = optionalPageOf(to);
  return page === null ? {} : markOfPage(page);
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
  const isShown = useIsShown();
  const [here, there] = [localize(useLocation().pathname), localize(to)];
  const below =
    (within && here.startsWith(`${there}/`)) ||
    alsoCurrentOn.some((page) => localize(page) === here);
  if (!isShown(to)) return null;
  const current = here === there ? 'page' : below || undefined;
  return <Link to={there} aria-current={current} {...markOf(to)} {...rest} />;
}
