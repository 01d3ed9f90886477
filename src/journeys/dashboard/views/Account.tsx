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
      <div className={classes.groups}>
        {copy.groups.map(({ id, heading, ways }) => (
          <div key={id}>
            <h3 id={`account-${id}`} className={classes.group}>
              {heading}
            </h3>
            <ul className={classes.grouped} aria-labelledby={`account-${id}`}>
              {ways.map(({ label, to }) => (
                <li key={to}>
                  <TextLink alone to={to}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  );
}
