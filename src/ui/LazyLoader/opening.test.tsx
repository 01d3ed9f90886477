import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { beginWait } from './page-wait.ts';
import { PageLoader } from './PageLoader.tsx';
import { withLaterClock } from './test-clock.ts';

withLaterClock();
afterEach(() => history.replaceState(null, '', '/'));

test('what a page opens with stays, the same element, until the page is there; another page has nothing of it', () => {
  history.replaceState(null, '', '/dashboard/bills');
  const arrived = document.body.appendChild(document.createElement('main'));
  arrived.innerHTML = '<div data-opening><h1>Your bills</h1></div>';
  const heading = screen.getByRole('heading');
  const drawn = beginWait(0);
  const { rerender } = render(<PageLoader key="who is here" />);
  arrived.remove();
  rerender(<PageLoader key="the code of the page" />);
  expect(screen.getByRole('heading')).toBe(heading);
  const put = vi.spyOn(Element.prototype, 'append');
  rerender(<PageLoader key="the code of the page" delay={1} />);
  expect(put, 'drawn again in its place').not.toHaveBeenCalled();
  put.mockRestore();
  history.replaceState(null, '', '/about-you');
  rerender(<PageLoader key="another page" />);
  expect(screen.getByRole('heading')).toHaveTextContent('One moment');
  drawn();
});
