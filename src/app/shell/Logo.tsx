import { brand } from '../../pages/content/brand.ts';
import { Lark } from '../../ui/art/Lark.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import classes from './Logo.module.css';

/** The brand's bird and name; leads home. */
export function Logo() {
  return (
    <AnyLink to="/" className={classes.logo} aria-label={`${brand.name} home`}>
      <span className={classes.bird}>
        <Lark width={36} />
      </span>
      <span className={classes.name}>{brand.name}</span>
    </AnyLink>
  );
}
