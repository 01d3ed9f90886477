import { accountLinks, navigation, sessionLinks } from '../../pages/content/navigation.ts';
import type { NavigationLink } from '../../pages/content/navigation.types.ts';
import { linksUnder, visibleLinks } from '../../pages/content/visible-links.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar/MemberAvatar.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import classes from './MenuPanel.module.css';
import { ShellLink } from './ShellLink.tsx';

export type MenuPanelProps = {
  username: string | undefined;
  accountImageUrl: string | undefined;
  authUrlDashboard: string;
  authUrlLogIn: string;
  authUrlLogOut: string;
};

function Group({ link }: { link: NavigationLink }) {
  if (!link.sub_links) return <ShellLink link={link} hasId={false} className={classes.title} />;
  return (
    <details open={link.openByDefaultMobile}>
      <summary className={classes.title}>
        {link.title}
        <span className={classes.mark}>
          <Icon name="chevron-down" size={24} />
        </span>
      </summary>
      <ul className={classes.links}>
        {linksUnder(link).map((sub) => (
          <li key={sub.id}>
            <ShellLink link={sub} hasId={false} className={classes.link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Greeting, navigation and account links of the menu below large. */
export function MenuPanel({ username, accountImageUrl, ...urls }: MenuPanelProps) {
  const isLoggedIn = username !== undefined;
  return (
    <>
      {isLoggedIn && (
        <AnyLink to={urls.authUrlDashboard} analyticsId="account_dashboard" className={classes.greeting}>
          <MemberAvatar imageUrl={accountImageUrl} />
          <span>
            <span className={classes.hey}>Hey {username}</span>
            <span className={classes.dashboard}>Your dashboard</span>
          </span>
        </AnyLink>
      )}
      <nav aria-label="Main">
        <ul className={classes.groups}>
          {visibleLinks(navigation, isLoggedIn).map((link) => (
            <li key={link.id} className={classes.group}>
              <Group link={link} />
            </li>
          ))}
        </ul>
      </nav>
      <ul className={classes.account} aria-label="Account links">
        {visibleLinks(accountLinks, isLoggedIn).map((link) => (
          <li key={link.id}>
            <ShellLink link={link} hasId={false} className={classes.accountLink} />
          </li>
        ))}
      </ul>
      {visibleLinks(sessionLinks({ logIn: urls.authUrlLogIn, logOut: urls.authUrlLogOut }), isLoggedIn).map(
        ({ id, title, url, analyticsId }) => (
          <LinkButton key={id} wide variant={isLoggedIn ? 'standard' : 'primary'} to={url} analyticsId={analyticsId}>
            {title}
          </LinkButton>
        ),
      )}
    </>
  );
}
