import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptPlace } from './use-kept-place.ts';

function Range() {
  useKeptPlace();
  return (
    <main>
      <Link to="/one">One</Link>
      <Link to="/two">Two</Link>
    </main>
  );
}

function Phone() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link to="/">All</Link>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));

let scrolledTo: unknown[] = [];

beforeEach(() => {
  scrolledTo = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolledTo.push(...to));
  vi.spyOn(document.documentElement, 'scrollTop', 'get').mockReturnValue(640);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', key: crypto.randomUUID() }]}>
      <Routes>
        <Route path="/" element={<Range />} />
        <Route path="*" element={<Phone />} />
      </Routes>
    </MemoryRouter>,
  );
});

afterEach(() => void vi.restoreAllMocks());

test('Back leads to where the page was left, with the focus on the link that was followed', async () => {
  await press('Two');
  await press('Back');
  expect(scrolledTo).toEqual([{ top: 640, behavior: 'instant' }]);
  expect(screen.getByText('Two')).toHaveFocus();
});

test('a link to the page leads to its top, as to any other', async () => {
  await press('Two');
  await press('All');
  expect(scrolledTo).toEqual([]);
  expect(screen.getByText('Two')).not.toHaveFocus();
});
