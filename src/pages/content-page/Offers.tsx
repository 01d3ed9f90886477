import type { Block } from '../content/content-page.types.ts';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import classes from './Offers.module.css';

type OffersProps = Extract<Block, { offers: unknown }> & { heading: 'h2' | 'h3' };

/** What is on sale, one below the other: the same facts stand under each other, and each has its way to buy it. */
export function Offers({ offers, heading: Heading }: OffersProps) {
  return (
    // Safari reads out a list without bullets only when it is told that it is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.offers}>
      {offers.map(({ name, suits, mark, price, per, facts, way }) => (
        <li key={name} className={classes.offer} data-marked={mark === undefined ? undefined : true}>
          <div className={classes.what}>
            <Heading className={classes.name}>{name}</Heading>
            {mark !== undefined && <p className={classes.mark}>{mark}</p>}
            <p className={classes.suits}>{suits}</p>
          </div>
          <p className={classes.price}>
            <strong className={classes.sum}>{price}</strong> <span className={classes.per}>{per}</span>
          </p>
          <dl className={classes.facts}>
            {facts.map(({ term, details }) => (
              <div key={term} className={classes.fact}>
                <dt>{term}</dt>
                <dd>{details}</dd>
              </div>
            ))}
          </dl>
          <div className={classes.way}>
            <LinkButton wide to={way.to} variant={mark === undefined ? 'standard' : 'primary'}>
              {way.label}
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
