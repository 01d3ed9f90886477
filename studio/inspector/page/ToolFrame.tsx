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

/** A page of the inspector: its title, and the tool once there is something to show; until then that it comes, or why not. */
export function ToolFrame<Value>({ title, className, answer: { value, mistake }, children }: ToolFrameProps<Value>) {
  const heading = useHeadingFocus();
  return (
    <div className={`${classes.page} ${className}`}>
      <PageTitle>{title}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {mistake !== null && <Alert kind="error" title={mistake} />}
      {value === null && mistake === null && <LazyLoader />}
      {value !== null && children(value)}
    </div>
  );
}
