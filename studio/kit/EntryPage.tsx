import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHeading } from '../../src/ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../src/ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../../src/ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../src/ui/TextLink/TextLink.tsx';
import { WaysOn } from '../../src/ui/WaysOn/WaysOn.tsx';
import { pathOf, type Entry } from './entry.ts';
import classes from './EntryPage.module.css';
import { ExampleBox } from './ExampleBox.tsx';

/** Words between backticks are code. */
const withCode = (words: string): ReactNode[] =>
  // The places never change.
  // oxlint-disable-next-line react/no-array-index-key
  words.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

/** An address with a # leads to that example: it comes into view and has the focus, so that Tab goes on from there. */
function useExampleOf(hash: string): void {
  useEffect(() => {
    const example = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    example?.focus({ preventScroll: true });
    example?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);
}

/** A component: what it is for, every state of it, its properties and rules. */
export function EntryPage({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const { search, hash } = useLocation();
  useExampleOf(hash);
  const at = entries.indexOf(entry);
  const [before, after] = [entries[at - 1], entries[at + 1]];
  return (
    <div className={classes.page}>
      <PageHeading intro={entry.purpose}>{entry.name}</PageHeading>

      {entry.examples.length > 1 && (
        <nav aria-label="Examples">
          <ul className={classes.contents}>
            {entry.examples.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={`#${id}`}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}

      {entry.examples.map((example) => (
        <ExampleBox key={example.id} example={example} isCurrent={hash === `#${example.id}`} />
      ))}

      {entry.props && (
        <section aria-labelledby="properties">
          <h2 id="properties">Properties</h2>
          <dl className={classes.facts}>
            {entry.props.map(({ name, about }) => (
              <div key={name} className={classes.fact}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}

      <section aria-labelledby="rules">
        <h2 id="rules">Rules</h2>
        <ul className={classes.rules}>
          {entry.rules.map((rule) => (
            <li key={rule}>{withCode(rule)}</li>
          ))}
        </ul>
        <p className={classes.small}>
          Checklist: {entry.rows.join(', ')}
          <br />
          {entry.files.length === 1 ? 'File' : 'Files'}:{' '}
          {entry.files.map((file, index) => (
            <span key={file}>
              {index > 0 && ', '}
              <code>{file}</code>
            </span>
          ))}
        </p>
      </section>

      <WaysOn>
        {before && (
          <LinkButton small to={`${pathOf(before)}${search}`}>
            Back to {before.name}
          </LinkButton>
        )}
        {after && (
          <LinkButton small to={`${pathOf(after)}${search}`}>
            On to {after.name}
          </LinkButton>
        )}
      </WaysOn>
      {/* Last, as React puts each title before the others: an example that is a whole page has one, too. */}
      <PageTitle>{`${entry.name}, the kit`}</PageTitle>
    </div>
  );
}
