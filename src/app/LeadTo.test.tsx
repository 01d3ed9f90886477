import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LeadTo } from './LeadTo.tsx';

function NextPage({ code }: { code: Promise<void> }) {
  use(code);
  return <h1>Log in</h1>;
}

test('a link that is followed again while the page it leads on to is on its way brings that page, not an empty one', async () => {
  const { promise: code, resolve: arrive } = Promise.withResolvers<void>();
  render(
    <MemoryRouter useTransitions={false}>
      <Link to="/for-members">Your plan</Link>
      <Suspense fallback={<p>One moment</p>}>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/for-members" element={<LeadTo to="/log-in" />} />
          <Route path="/log-in" element={<NextPage code={code} />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  for (let times = 0; times < 2; times += 1) {
    await act(async () => {
      fireEvent.click(screen.getByText('Your plan'));
      await Promise.resolve();
    });
    expect(screen.getByText('One moment')).toBeVisible();
  }
  await act(async () => {
    arrive();
    await code;
  });
  expect(await screen.findByRole('heading')).toHaveTextContent('Log in');
});
