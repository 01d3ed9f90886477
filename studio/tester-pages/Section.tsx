import { useId, type ReactNode } from 'react';
import { Alert } from '../../src/ui/Alert/Alert.tsx';
import { Card } from '../../src/ui/Card/Card.tsx';
import classes from './Section.module.css';

type SectionProps = { title: string; intro: ReactNode; mistake?: string | null; children: ReactNode };

/** One thing that a tester looks at or changes. */
export function Section({ title, intro, mistake = null, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={classes.section}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.intro}>{intro}</p>
        {mistake !== null && <Alert kind="error" title={mistake} />}
        {children}
      </div>
    </Card>
  );
}
