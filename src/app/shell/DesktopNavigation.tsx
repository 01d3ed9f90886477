import { navigation } from '../../content/navigation.ts';
import { visibleLinks } from '../../content/navigation.types.ts';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import classes from './DesktopNavigation.module.css';
import { NavigationDropdown } from './NavigationDropdown.tsx';

/** The navigation from the large breakpoint on. */
export function DesktopNavigation({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <nav aria-label="Main">
      <ul className={classes.items}>
        {visibleLinks(navigation, isLoggedIn).map((link) =>
          link.sub_links ? (
            <NavigationDropdown key={link.id} link={link} subLinks={link.sub_links} />
          ) : (
            <li key={link.id}>
              <AnyLink
                id={link.id}
                to={link.url}
                newTab={link.target === '_blank'}
                analyticsId={link.analyticsId}
                className={classes.item}
              >
                {link.title}
              </AnyLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
