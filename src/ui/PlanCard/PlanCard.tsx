import { useId, type ReactNode } from 'react';
import { price } from '../format/price.ts';
import { speed } from '../format/speed.ts';
import { AnyIcon } from '../AnyIcon/AnyIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './PlanCard.module.css';

type PlanCardProps = {
  name: string;
  speedInMbps: number;
  priceInPence: number;
  /** What the price is for, such as "a month". */
  per?: string;
  /** Small print under the price: contract, set-up price. */
  terms?: string;
  /** Marks the plan that most customers take. */
  popular?: boolean;
  /** What is in it, with a tick each; left out where `children` say it. */
  benefits?: readonly string[];
  /** What there is to say of it, in place of the ticks: it takes the height that is left. */
  children?: ReactNode;
  /** The button or link that takes the plan. */
  action: ReactNode;
};

/** One plan on offer: how fast, how much, what is in it. */
export function PlanCard({
  name,
  speedInMbps,
  priceInPence,
  per = 'a month',
  terms,
  popular = false,
  benefits,
  children,
  action,
}: PlanCardProps) {
  const id = useId();
  const [amount, unit] = speed(speedInMbps).split(' ');
  return (
    <article className={classes.card} data-popular={popular || undefined} aria-labelledby={id}>
      {popular && (
        <p className={classes.badge}>
          <AnyIcon name="star" size={16} /> Most popular
        </p>
      )}
      <h3 id={id} className={classes.name}>
        {/* A plan that is named after its speed is not named twice. */}
        {name === speed(speedInMbps) ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      </h3>
      <p className={classes.speed}>
        <span className={classes.amount}>{amount}</span> <span className={classes.unit}>{unit}</span>
      </p>
      <p className={classes.price}>
        <strong className={classes.pounds}>{price(priceInPence)}</strong> {per}
      </p>
      {terms !== undefined && <p className={classes.terms}>{terms}</p>}
      {benefits && (
        <ul className={classes.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit} className={classes.benefit}>
              <span className={classes.tick}>
                <AnyIcon name="check" size={24} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
      )}
      {children}
      <div className={classes.action}>{action}</div>
    </article>
  );
}
