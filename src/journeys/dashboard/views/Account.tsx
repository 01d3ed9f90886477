import { Card } from '../../../ui/Card/Card.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';

const copy = dashboardCopy.Dashboard.account;

/** Where a member changes what is about themselves, or asks us. */
export function Account() {
  return (
    <Card as="section" tone="sunken" aria-labelledby="your-account">
      <h2 id="your-account">{copy.heading}</h2>
      <ul className={classes.links}>
        {copy.ways.map(({ label, to }) => (
          <li key={to}>
            <TextLink alone to={to}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
