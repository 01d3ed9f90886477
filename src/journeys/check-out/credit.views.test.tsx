import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  checkoutOf,
  contact,
  galaxy,
  open,
  saved,
  savedLent,
  address,
} from '../../../machines/check-out/check-out.cases.ts';
import {
  accepted,
  applicant,
  chosen,
  creditOf,
  creditPiece,
  declined,
  notSigned,
  orderId,
  pieceId,
  referred,
  signed,
  tooYoung,
  unheardOf,
} from '../../../machines/check-out/credit.cases.ts';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { press, sent, show } from './test-views.tsx';

const cheap = { ...galaxy, name: 'Nokia 110', priceInPence: 5_900, instalments: [] };
const said = [
  { type: 'contact.submitted', ...contact },
  { type: 'manualEntry.requested' },
  { type: 'address.submitted', ...address },
  { type: 'day.submitted', day: '2026-11-24' },
];
const credit = (answer: object) => answered('loadCredit', answer);
const reads = { type: 'creditInformation.read' };
const applies = { type: 'application.submitted', ...applicant };

const linksTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('each phone says what each way to pay costs, with an example and the lender’s words (PH-04)', async () => {
  const checkout = checkoutOf([galaxy, cheap]);
  const send = show('ChoosingWays', checkout, ...said, { type: 'sims.submitted', sims: ['esim', 'esim'] });
  const ways = within(screen.getByRole('radiogroup', { name: /^Samsung Galaxy S25, phone 1 of 2/ }));
  expect(ways.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'At once £729By card or wallet',
    'Over 12 months £57.66 a month£37.08 deposit, £729 in all, 0% APR',
    'Over 24 months £31.63 a month£37.08 deposit, £796.20 in all, 9.9% APR',
  ]);
  expect(screen.getByText('Nokia 110 costs less than £99, so it’s paid at once.')).toBeInTheDocument();
  expect(screen.getByText(/^Representative example: cash price £729,.*Representative 9\.9% APR\.$/)).toBeVisible();
  expect(screen.getByText(/We’re a credit broker, not the lender/)).toBeInTheDocument();
  await userEvent.click(ways.getByRole('radio', { name: /^Over 12 months/ }));
  await press('Continue');
  expect(sent(send)).toEqual([{ type: 'ways.submitted', ways: ['12', 'at-once'] }]);
});

test('a phone for which no way to pay is chosen is refused at its own field', () => {
  show(
    'ChoosingWays',
    open,
    ...said,
    { type: 'sims.submitted', sims: ['esim'] },
    { type: 'ways.submitted', ways: [''] },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Choose how to pay for this phone');
});

test('before anybody applies they read what it costs, who lends and what follows, and can print and keep it (PH-04)', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const send = show('ReadingCreditInformation', savedLent, credit(chosen));
  const rows = within(screen.getByRole('region', { name: 'Samsung Galaxy S25' }));
  expect(rows.getByText('LK2 3CD').closest('dd')).toHaveTextContent(
    'Fernlea Finance Limited, 1 Fern Court, Larkford, LK2 3CD',
  );
  expect(rows.getByText('£57.66,').closest('dd')).toHaveTextContent('12 of £57.66, one each month');
  expect(rows.getAllByRole('row')).toHaveLength(13);
  expect(rows.getByRole('heading', { name: 'If you change your mind' })).toBeInTheDocument();
  expect(linksTo(/credit information and agreement \(PDF\)/)).toBe(
    `/shop/v1/orders/${orderId}/credit/${pieceId}/agreement`,
  );
  await press('Print this page');
  expect(print).toHaveBeenCalledTimes(1);
  await press('Continue');
  expect(sent(send)).toEqual([reads]);
});

test('what we know of who orders is a start for who applies, and an income is not asked for by itself (PH-04)', async () => {
  const send = show('EnteringApplicant', savedLent, credit(chosen), reads);
  expect(screen.getByLabelText(/^First line of your home address/)).toHaveValue('4 Heron Way');
  expect(screen.queryByLabelText(/^Your income/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Day'), applicant.birthDay);
  await userEvent.type(screen.getByLabelText('Month'), applicant.birthMonth);
  await userEvent.type(screen.getByLabelText('Year'), applicant.birthYear);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await press('Apply');
  expect(sent(send)).toEqual([applies]);
});

test('an income is asked for where the lender wants to know it', () => {
  show(
    'EnteringApplicant',
    savedLent,
    credit(creditOf([creditPiece('CHOSEN', { asksForIncome: true })])),
    reads,
    applies,
  );
  expect(screen.getByLabelText(/^Your income a year/)).toHaveAccessibleDescription(/more than £1,000/);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your income a year, before tax');
});

test('once it is sent, what was typed is forgotten as a draft, and a second press does nothing (PH-11)', async () => {
  const send = show('EnteringApplicant', savedLent, credit(chosen), reads, applies);
  expect(send.keep).toHaveBeenCalledWith({});
  await press(/^Apply/);
  expect(send).not.toHaveBeenCalled();
});

test('who types a date of birth and pays at once all the same leaves it nowhere in the tab (PH-04, RS-03)', async () => {
  const { keep, leave } = show(
    'EnteringApplicant',
    savedLent,
    credit(creditOf([creditPiece('CHOSEN', { asksForIncome: true })])),
    reads,
  );
  await userEvent.type(screen.getByLabelText('Day'), '27');
  await userEvent.type(screen.getByLabelText('Year'), '1990');
  await userEvent.type(screen.getByLabelText(/^Your income/), '28000');
  expect(keep).toHaveBeenLastCalledWith(
    expect.objectContaining({ birthDay: '27', birthYear: '1990', income: '28000' }),
  );
  leave();
  const [left] = keep.mock.lastCall ?? [];
  expect(left).toMatchObject({ firstName: 'Alex', line1: '4 Heron Way' });
  expect(Object.keys(left ?? {}).filter((name) => /^(birth|residence|income)/.test(name))).toEqual([]);
});

test('who is too young for the lender is told so at the field, with all that was typed', () => {
  show('EnteringApplicant', savedLent, credit(chosen), reads, applies, failed('applyForCredit', tooYoung));
  expect(screen.getByRole('alert')).toHaveTextContent('You have to be 18 or over to pay by instalments.');
  expect(screen.getByLabelText('Year')).toHaveValue('1990');
  expect(screen.getByLabelText('Year')).toHaveAccessibleDescription(/^You have to be 18 or over/);
});

test('who is referred hears what happens next, by when, and that nothing was taken (PH-04)', async () => {
  const send = show('CreditReferred', savedLent, credit(referred));
  expect(screen.getByText('They’ve said that they answer by 12pm on Tuesday 24 November 2026.')).toBeInTheDocument();
  expect(screen.getByText(/^Nothing was taken, and your basket is as you left it\./)).toBeInTheDocument();
  expect(linksTo('Pay at once instead')).toBe('/checkout/payment');
  await press('Look again');
  expect(sent(send)).toEqual([{ type: 'answer.requested' }]);
});

test('a state that came later is said in the gateway’s words', () => {
  show('CreditReferred', savedLent, credit(unheardOf));
  expect(screen.getByText('It is pondered')).toBeInTheDocument();
  expect(screen.queryByText(/^Somebody at Fernlea/)).not.toBeInTheDocument();
});

test('who is declined hears no reason where there is none to tell, and can pay at once (PH-04)', async () => {
  const send = show('CreditDeclined', savedLent, credit(declined));
  expect(screen.getByText(/^Fernlea Finance has decided that\. They don’t give a reason/)).toBeInTheDocument();
  expect(linksTo('Choose another way to pay')).toBe('/checkout/payment');
  expect(linksTo('Go to basket')).toBe('/basket');
  await press('Pay £729 at once');
  expect(sent(send)).toEqual([{ type: 'payingAtOnce.chosen' }]);
});

test('a credit reference agency is named where the answer rests on it, and each phone has its own answer (PH-04)', () => {
  const agency = { name: 'Tallymark', statement: 'You can ask them for your file.' };
  const both = [creditPiece('DECLINED', { creditReferenceAgency: agency }), creditPiece('ACCEPTED', { name: 'Pixel' })];
  show('CreditDeclined', savedLent, credit(creditOf(both)));
  expect(screen.getByText('Fernlea Finance has decided that by what Tallymark says of you.')).toBeInTheDocument();
  expect(screen.getByText('You can ask them for your file.')).toBeInTheDocument();
  expect(screen.getByText('It is accepted')).toBeInTheDocument();
  // The other one is not to be paid at once.
  expect(screen.queryByRole('button', { name: /at once$/ })).not.toBeInTheDocument();
});

test('an agreement is read and signed by a tick and a name (PH-04)', async () => {
  const send = show('SigningAgreement', savedLent, credit(accepted));
  expect(linksTo(/^Read the agreement \(PDF\)/)).toBe(`/shop/v1/orders/${orderId}/credit/${pieceId}/agreement`);
  expect(linksTo('Read the credit information')).toBe('/checkout/credit');
  expect(screen.getByText(/regulated by the Consumer Credit Act 1974/)).toBeInTheDocument();
  expect(screen.getByText(/for 14 days after the day on which you sign/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /^I’ve read/ }));
  await userEvent.type(screen.getByLabelText(/^Your full name/), 'Alex Finch');
  await press('Sign');
  expect(sent(send)).toEqual([{ type: 'agreement.signed', name: 'Alex Finch', hasAgreed: true }]);
});

test('a signature without tick or name is refused at both fields', () => {
  show('SigningAgreement', savedLent, credit(accepted), { type: 'agreement.signed', name: '', hasAgreed: false });
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tick the box if you agree', 'Type your full name to sign']);
});

test('a signature that counts no longer is asked for again, with the reason', () => {
  show(
    'SigningAgreement',
    savedLent,
    credit(signed),
    { type: 'payment.requested' },
    answered('saveOrder', { orderId }),
    failed('beginPayment', notSigned),
    credit(accepted),
  );
  expect(screen.getByText(/^What you signed before counts no longer/)).toBeInTheDocument();
});

test('the review says what is paid now and what monthly, and the button what is paid now (PH-04, PH-05)', () => {
  show('ReviewingOrder', savedLent, credit(signed));
  expect(screen.getByText('£37.08 deposit, then £57.66 a month for 12 months')).toBeInTheDocument();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Over 12 months', '£729', '£691.92', '£37.08']),
  );
  expect(linksTo('Samsung Galaxy S25: credit agreement (PDF) (opens in a new tab)')).toContain(pieceId);
  expect(screen.getByRole('button', { name: 'Go on to pay £37.08' })).toBeInTheDocument();
});

test('what is paid at once is said to be, with no word of credit', () => {
  show('ReviewingOrder', saved);
  expect(screen.getByText('At once, by card or wallet')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Your credit agreements' })).not.toBeInTheDocument();
});
