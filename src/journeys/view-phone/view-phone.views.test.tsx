import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { failed, offline } from '../../../machines/shared/model-case.ts';
import { drawn, galaxy, sold } from '../../../machines/view-phone/view-phone.cases.ts';
import { viewPhoneMachine } from '../../../machines/view-phone/view-phone.machine.ts';
import { selectViewPhone } from '../../../machines/view-phone/view-phone.selectors.ts';
import type { Phone } from '../../../machines/view-phone/view-phone.types.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { askedIn } from '../../app/asked-in.ts';
import { views } from './view-phone.views.ts';

/** Draws the page of a phone at an address. */
function show(search = '', phone: Phone = galaxy, ...events: object[]) {
  const actor = createActor(unanswered(viewPhoneMachine), { input: { ...drawn, phone } }).start();
  actor.send({ type: 'address.read', asked: askedIn(search) });
  for (const event of events) actor.send(event as never);
  const send = vi.fn<(event: { type: string }) => void>();
  const model = selectViewPhone(actor.getSnapshot() as SnapshotFrom<typeof viewPhoneMachine>);
  render(
    <MemoryRouter>
      <views.ShowingPhone model={model} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

const group = (name: string) => screen.getByRole('group', { name });
const navy = '?colour=navy&storage=128&condition=new';

test('the chosen phone says what it costs, how many are left and when it comes (PH-04)', () => {
  show(navy);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Samsung Galaxy S25');
  expect(screen.getByRole('status')).toHaveTextContent(
    '£730 VAT includedOr from £31.67 a monthOnly 2 leftFree delivery: next working day if you order by 5pm',
  );
});

test('one that is out of stock says so, and that others may be there (PH-04)', () => {
  show('?colour=navy&storage=256&condition=new');
  expect(screen.getByRole('status')).toHaveTextContent(/£790 .*Out of stock.*Another colour/);
});

test('choices have price and stock; what is not made so is said, and no link (PH-03, PH-04)', () => {
  show('?colour=navy&storage=256&condition=new');
  expect(group('Storage').textContent).toBe('Storage128 GB£730In stock256 GB£790Out of stock');
  expect(group('Colour').textContent).toBe('ColourNavyOut of stockMintNot made so');
  expect(within(group('Colour')).getAllByRole('link')).toHaveLength(1);
  expect(within(group('Storage')).getByRole('link', { name: /^256 GB/ })).toHaveAttribute('aria-current', 'true');
});

test('where a colour costs more than another, each says what it costs (PH-04)', () => {
  const dear = sold({ colour: 'mint', storage: 128, pounds: 745 });
  show(navy, {
    ...galaxy,
    offers: galaxy.offers.map((offer) => (offer.product.sku === dear.product.sku ? dear : offer)),
  });
  expect(group('Colour').textContent).toBe('ColourNavy£730In stockMint£745In stock');
});

test('a grade is explained, and leads to all of them (PH-03)', () => {
  show('?colour=mint&grade=G');
  expect(screen.getByText(/^Light scratches/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What the grades mean' })).toHaveAttribute(
    'href',
    '/mobile-phones/refurbished#grades',
  );
  expect(screen.getByText(/^12 months’ warranty/)).toBeInTheDocument();
});

test('it can be paid by instalments, with the representative example and who lends (PH-04)', () => {
  show(navy);
  const rows = within(screen.getByRole('table', { name: 'By instalments' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'OverA monthDepositIn allAPR',
    '12 months£57.50£40£7300%',
    '24 months£31.67£40.08£800.169.9%',
  ]);
  expect(
    screen.getByText(
      'Representative example: cash price £730, deposit £40.08, amount of credit £689.92, 24 monthly payments of £31.67, total amount payable £800.16. Representative 9.9% APR.',
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/permanent UK residents aged 18 or over.*not the lender.*Fernlea Finance/),
  ).toBeInTheDocument();
});

test('one that costs too little for that is paid at once (PH-04)', () => {
  const cheap = { ...galaxy, offers: galaxy.offers.map((offer) => ({ ...offer, instalments: [] })) };
  show(navy, cheap);
  expect(screen.getByText('By instalments you can pay for phones from £99.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText(/Fernlea/)).toBeNull();
});

test.each([
  [true, true, 'SIM card or eSIM'],
  [true, false, 'eSIM only'],
  [false, true, 'SIM card only, no eSIM'],
])('of a phone with eSIM %s and a tray %s it says: %s', (hasESim, hasSimTray, words) => {
  show('', { ...galaxy, hasESim, hasSimTray });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('what is in the box, and what search engines read, come with it (PH-04)', () => {
  show();
  expect(screen.getByText('USB-C cable')).toBeInTheDocument();
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as unknown;
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Samsung Galaxy S25',
    offers: {
      lowPrice: '430.00',
      highPrice: '790.00',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('a name with a < in it does not end what search engines read', () => {
  show('', { ...galaxy, name: '</script><b>' });
  expect(document.querySelector('script[type="application/ld+json"]')?.innerHTML).not.toContain('<');
});

test('where price and stock of now do not come, the page says so and offers another try (ER-04)', async () => {
  const send = show('', galaxy, failed('refreshPhone', offline));
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t check price and stock of now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(send).toHaveBeenCalledWith({ type: 'retry.requested' });
});
