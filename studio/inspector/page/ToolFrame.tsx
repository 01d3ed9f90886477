import type { ReactNode } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import { useHeadingFocus } from '../../../src/ui/PageHeading/heading-focus.ts';
import { PageTitle } from '../../../src/ui/PageTitle/PageTitle.tsx';
import classes from './ToolFrame.module.css';
import type { Answer } from './use-answer.ts';

type ToolFrameProps<Value> = {
  title: string;
  /** The gaps of the page, and what its own parts measure by. */
  className: string | undefined;
  /** What the tool cannot be drawn without. */
  answer: Answer<Value>;
  children: (value: Value) => ReactNode;
};

const links = [
  { href: '/inspector', words: 'Inspector' },
  { href: '/tools', words: 'Test tools' },
  { href: '/ui', words: 'Kit' },
  { href: '/', words: 'The site' },
];

/** The page of a tool, with nothing of the site around it: its title, where else to go, and the tool once there is something to show. */
export function ToolFrame<Value>({ title, className, answer: { value, mistake }, children }: ToolFrameProps<Value>) {
  const heading = useHeadingFocus();
  return (
    <div className={`${classes.page} ${className}`}>
      <PageTitle>{title}</PageTitle>
      <div className={classes.bar}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        <nav className={classes.links} aria-label="Tools">
          {links.map(({ href, words }) => (
            // Loaded anew: the site asks about cookies, and a tool does not.
            <a key={href} href={href} className={classes.link}>
              {words}
            </a>
          ))}
        </nav>
      </div>
      {mistake !== null && <Alert kind="error" title={mistake} />}
      {value === null && mistake === null && <LazyLoader />}
      {value !== null && children(value)}
    </div>
  );
}
