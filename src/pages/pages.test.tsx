import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { brand } from './content/brand.ts';
import { ContentRoute } from './content-page/ContentRoute.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { takeGivenPostcode } from '../session/given-postcode.ts';
import { Home } from './home/Home.tsx';
import { NotFound } from './NotFound.tsx';

/** The address, whole. */
function Place() {
  const { pathname, search, hash } = useLocation();
  return <p>{`${pathname}${search}${hash}`}</p>;
}

const show = (page: ReactNode, at = '/') => render(<MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>);

test('the home page takes the postcode, and leads on with it outside of any address (AD-08, SC-15)', async () => {
  show(
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="*" element={<Place />} />
    </Routes>,
  );
  const [box, last] = screen.getAllByRole('textbox', { name: 'Your postcode' });
  for (const field of [box, last]) {
    const form = (field as HTMLInputElement).form as HTMLFormElement;
    // A plain form: without the app the browser itself leads there.
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/postcode-checker']);
    expect(field).toHaveAttribute('name', 'postcode');
    expect(field).toHaveAttribute('autocomplete', 'postal-code');
  }
  await userEvent.type(box as Element, 'lk9 1sa{Enter}');
  expect(screen.getByText('/postcode-checker')).toBeVisible();
  expect(takeGivenPostcode()).toBe('lk9 1sa');
});

test('an unknown page offers the way home, back and to help, the main one first (RT-06)', async () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  show(<NotFound />);
  expect(screen.getByRole('heading', { level: 1, name: "Oops. We can't find that page." })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/help']);
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(back).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('a member is led to their dashboard from a page that does not exist (RT-06)', () => {
  show(<NotFound isMember />);
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('link', { name: 'Go to the home page' })).toBeNull();
});

test('and so they are where a link within the site has led them there (RT-06)', () => {
  show(<ContentRoute isMember />, '/no-such-page');
  expect(screen.getByRole('heading', { level: 1, name: "Oops. We can't find that page." })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('in a tab that a link from elsewhere has opened, the way back is the home page (RT-06)', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  show(
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path="*" element={<NotFound />} />
    </Routes>,
    '/no-such-page',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  vi.restoreAllMocks();
});

test('one page that does not exist after the other is announced anew (RT-06)', async () => {
  show(
    <>
      <Link to="/nor-this">Another</Link>
      <ContentRoute />
    </>,
    '/not-this',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Another' }));
  expect(screen.getByRole('heading', { level: 1, name: "Oops. We can't find that page." })).toHaveFocus();
});

describe('an error of the server', () => {
  const show500 = (more: { reference?: string; onBack?: () => void } = {}) =>
    show(<ErrorPage status={500} message="The order could not be placed." onBack={() => {}} {...more} />);

  test("says so in general words and in the server's, and leads back (ER-06, ER-07, ER-08)", async () => {
    const back = vi.fn<() => void>();
    show500({ onBack: back });
    expect(screen.getByRole('heading', { level: 1, name: 'Oops, something went wrong' })).toBeVisible();
    expect(screen.getByText('Please try again later')).toBeVisible();
    expect(screen.getByText(/Internal server error\. The order could not be placed\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(back).toHaveBeenCalledOnce();
  });

  test('has a reference that can be copied and quoted', async () => {
    const user = userEvent.setup();
    show500({ reference: '3f2b9c1d' });
    expect(screen.getByText('3f2b9c1d')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the reference' }));
    expect(await navigator.clipboard.readText()).toBe('3f2b9c1d');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  test('asks for no reference that there is not', () => {
    show500();
    expect(screen.queryByText(/reference/i)).toBeNull();
  });

  test('without a status has the general words alone (ER-06)', () => {
    show(<ErrorPage onBack={() => {}} />);
    expect(screen.queryByText(/our server said/)).toBeNull();
  });

  test('says its status once where the server said no more', () => {
    show(<ErrorPage status={500} message="Internal server error." onBack={() => {}} />);
    expect(screen.getByText('What our server said: Internal server error.')).toBeVisible();
  });
});

test('home offers the three plans and marks the one that most take (PL-05, MK-01)', () => {
  show(<Home />);
  const plans = screen.getAllByRole('article');
  expect(
    plans.map((plan) => /^(?:Most popular|\s)*Full fibre (?:150|500|1000)(.*)12 month/.exec(plan.textContent)?.[1]),
  ).toEqual(['150 Mbps£25 a month', '500 Mbps£35 a month', '1 Gbps£45 a month']);
  expect(plans.map((plan) => plan.textContent.includes('Most popular'))).toEqual([true, false, false]);
});

test('home says what the offer is (MK-02, MK-03)', () => {
  const { container } = show(<Home />);
  for (const words of [
    'No mid-contract price rises on 12 month deals',
    'Symmetrical upload and download speed',
    'Plan changes each month',
    'A free speed boost up to 3 times a month',
    'Broadband pause for up to four weeks at no charge.',
    'two partner networks: one for mobile, one for broadband',
    'our engineering partner on the broadband network',
  ]) {
    expect(container).toHaveTextContent(words);
  }
});

test('a tile opens what it means in full, by keyboard as well, and gives the focus back (MK-01)', async () => {
  show(<Home />);
  const tile = screen.getByRole('button', { name: 'Free speed boosts' });
  tile.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Free speed boosts' });
  expect(dialog).toHaveTextContent(
    'A free speed boost up to 3 times a month: 24 hours at the speed of the next faster plan.',
  );
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tile).toHaveFocus();
});

test('one tile leads to the plans, the others say that they open a dialog (MK-01)', () => {
  show(<Home />);
  expect(screen.getByRole('link', { name: 'As fast up as down' })).toHaveAttribute('href', '#full-fibre-speeds');
  const reasons = within(screen.getByRole('region', { name: 'Made to fit around you' }));
  const tiles = reasons.getAllByRole('button').map((tile) => tile.getAttribute('aria-haspopup'));
  expect(tiles).toEqual(['dialog', 'dialog', 'dialog', 'dialog', 'dialog']);
});

test.each(['discover-broadband', 'full-fibre-speeds', `why-${brand.slug}-broadband`])(
  'a link to #%s scrolls there, also from another page (SH-07)',
  async (id) => {
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolled.push(this.id);
    });
    show(
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/help" element={<Link to={`/#${id}`}>There</Link>} />
      </Routes>,
      '/help',
    );
    await userEvent.click(screen.getByRole('link', { name: 'There' }));
    expect(scrolled).toEqual([id]);
    vi.restoreAllMocks();
  },
);
