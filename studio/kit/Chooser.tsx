import { useState, type ReactNode } from 'react';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Row } from './Row.tsx';

type ChooserProps<Name extends string> = {
  /** Says what is chosen between. */
  label: string;
  names: readonly [Name, ...Name[]];
  renderOne: (name: Name) => ReactNode;
};

/** One of several at a time, for what a page has only once. */
export function Chooser<Name extends string>({ label, names, renderOne }: ChooserProps<Name>) {
  const [chosen, setChosen] = useState<Name>(names[0]);
  return (
    <Row stacked>
      <div role="group" aria-label={label}>
        <Row>
          {names.map((name) => (
            <Button key={name} small variant={name === chosen ? 'primary' : 'standard'} onClick={() => setChosen(name)}>
              {name}
            </Button>
          ))}
        </Row>
      </div>
      {renderOne(chosen)}
    </Row>
  );
}
