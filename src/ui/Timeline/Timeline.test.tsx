import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline } from './Timeline.tsx';

test('each step says what comes and when, in its order, and what is done is said to be', () => {
  render(
    <Timeline
      done="done"
      steps={[
        { id: 'a', icon: 'check', title: 'Ordered', when: 'Mon, 23/11/26', isDone: true },
        { id: 'b', icon: 'home', title: 'Home install', when: 'Tue, 08/12/26', text: 'Be at home.' },
      ]}
    />,
  );
  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Ordered, doneMon, 23/11/26');
  expect(second).toHaveTextContent('Home installTue, 08/12/26Be at home.');
  expect(second).not.toHaveTextContent('done');
});
