import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useAnchor } from './use-anchor.ts';

function Home() {
  useAnchor();
  return (
    <>
      <h1 tabIndex={-1}>Home</h1>
      <Link to="/">Logo</Link>
      <Link to="/?chat=true">Chat</Link>
      <Link to="/#speeds">Speeds</Link>
      <section id="speeds" aria-label="Speeds" />
    </>
  );
}

const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/other" element={<Link to="/#speeds">Speeds</Link>} />
      </Routes>
    </MemoryRouter>,
  );

/** happy-dom does not scroll. */
const scrolls = () => vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();

afterEach(() => void vi.restoreAllMocks());

test('a link to a place leads there, each time that it is followed (SH-07)', async () => {
  const scroll = scrolls();
  show('/');
  await userEvent.click(screen.getByRole('link', { name: 'Speeds' }));
  expect(screen.getByRole('region')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Speeds' }));
  expect(scroll).toHaveBeenCalledTimes(2);
});

test('also from another page (SH-07)', async () => {
  const scroll = scrolls();
  show('/other');
  await userEvent.click(screen.getByRole('link', { name: 'Speeds' }));
  expect(screen.getByRole('region')).toHaveFocus();
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('a page that was loaded with a place in its address is left where the browser has put it', () => {
  const scroll = scrolls();
  show('/#speeds');
  expect(scroll).not.toHaveBeenCalled();
});

test('a link to the page that is open leads to its top, instead of nowhere', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  show('/');
  await userEvent.click(screen.getByRole('link', { name: 'Logo' }));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the chat opens over the place where the customer is', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  show('/');
  await userEvent.click(screen.getByRole('link', { name: 'Chat' }));
  expect(scroll).not.toHaveBeenCalled();
});

test('of two quick presses that lead here again only the second is drawn: nobody asked for the top', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  window.history.replaceState({ idx: 3 }, '');
  show('/');
  // The router counts both before either is drawn.
  window.history.replaceState({ idx: 5 }, '');
  await userEvent.click(screen.getByRole('link', { name: 'Logo' }));
  expect(scroll).not.toHaveBeenCalled();
  expect(screen.getByRole('heading')).not.toHaveFocus();
  window.history.replaceState(null, '');
});
