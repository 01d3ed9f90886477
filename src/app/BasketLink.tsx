import { useEffect, useSyncExternalStore } from 'react';
import { paths } from '../../machines/shared/paths.ts';
import { AnyIcon } from '../ui/AnyIcon/AnyIcon.tsx';
import { AnyLink } from '../ui/TextLink/AnyLink.tsx';
import { basketOf } from './basket.ts';
import classes from './BasketLink.module.css';
import type { Site } from './site.ts';
import { memberOf, useSession } from './use-session.ts';

const named = (pieces: number): string =>
  pieces === 0 ? 'Basket, empty' : `Basket, ${pieces === 1 ? '1 phone' : `${pieces} phones`}`;

/** The basket in the header, with how many pieces are in it. */
export function BasketLink({ site, pathname }: { site: Site; pathname: string }) {
  const { pieces, look } = basketOf(site);
  const count = useSyncExternalStore(pieces.subscribe, pieces.now) ?? 0;
  const memberId = useSession(site, memberOf)?.memberId;
  const isOwnPage = pathname === paths.basket;
  useEffect(() => {
    // Whoever is here has another basket than who was; its own page asks by itself.
    if (!isOwnPage) void look();
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [look, memberId]);
  return (
    <AnyLink to={paths.basket} analyticsId="header_basket" className={classes.basket} aria-label={named(count)}>
      <AnyIcon name="basket" size={24} />
      {count > 0 && <span className={classes.count}>{count}</span>}
    </AnyLink>
  );
}
