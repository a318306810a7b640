import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router';
import { useLocale } from './locale.ts';

type Props = Omit<LinkProps, 'to'> & { to: string };
type NavProps = Omit<NavLinkProps, 'to'> & { to: string };

/** A link to a page of the site, in the language of the present one. */
export function LocaleLink({ to, ...rest }: Props) {
  return <Link to={useLocale().localize(to)} {...rest} />;
}

/** The same, which knows whether it leads to where one is. */
export function LocaleNavLink({ to, ...rest }: NavProps) {
  return <NavLink to={useLocale().localize(to)} end {...rest} />;
}
