import { paths } from '../../../machines/shared/paths.ts';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import { AnyIcon } from '../../ui/AnyIcon/AnyIcon.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { Unbroken } from '../../ui/Unbroken/Unbroken.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { homeLineCopy as copy } from './home-line.copy.ts';
import classes from './HomeLine.module.css';

/** On every step of the order: the home that it is for, and the way to another one. */
export function HomeLine({ at, home }: NonNullable<OrderBroadbandModel['homeLine']>) {
  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        <AnyIcon name="home" size={24} />
        <p className={classes.words}>
          <span>
            {copy.at[at]}{' '}
            <strong>
              <Unbroken>{home}</Unbroken>
            </strong>{' '}
          </span>
          <span>
            <span className={classes.dot} aria-hidden>
              ·
            </span>{' '}
            <TextLink alone to={paths.postcodeChecker}>
              {copy.change}
              <VisuallyHidden>{copy.changeWhat}</VisuallyHidden>
            </TextLink>
          </span>
        </p>
      </div>
    </div>
  );
}
