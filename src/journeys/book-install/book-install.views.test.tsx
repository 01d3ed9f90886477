import { chatLink } from '../../pages/content/chat-link.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookInstallModel } from '../../../machines/book-install/book-install.selectors.ts';
import type { BookInstallEvent } from '../../../machines/book-install/book-install.types.ts';
import { draw, monday, pageOf, send, wednesday, type Drawn } from './test-views.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  send.mockReset();
  vi.restoreAllMocks();
});

const shown = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each<[Drawn, { heading: string; words: string[] }]>([
  ['InstallationMissing', { heading: 'We can’t find your install', words: ['No installations found.'] }],
  [
    'InstallationNotLoaded',
    { heading: 'We couldn’t fetch your install', words: ['Something went wrong, please try again later.'] },
  ],
  [
    'outsideVisit DateTaken',
    {
      heading: 'Oops, install date is no longer available',
      words: ['Try choosing anoter date.', 'Date is no longer available'],
    },
  ],
  [
    'inHomeVisit DateTaken',
    {
      heading: 'Oops, install date is no longer available',
      words: ['Try choosing anoter date.', 'Date is no longer available'],
    },
  ],
  [
    'outsideVisit DateNotYetOpen',
    { heading: 'That date isn’t open yet', words: ['Sorry, dates not available yet. Choose an earlier date.'] },
  ],
  [
    'inHomeVisit DateNotYetOpen',
    { heading: 'That date isn’t open yet', words: ['Sorry, dates not available yet. Choose an earlier date.'] },
  ],
  [
    'outsideVisit SlotsMissing',
    { heading: 'No free dates for your outside install yet', words: ['No time slots available.'] },
  ],
  [
    'inHomeVisit SlotsMissing',
    { heading: 'No free dates for your home install yet', words: ['No time slots available.'] },
  ],
  [
    'outsideVisit SlotsNotLoaded',
    { heading: 'We couldn’t fetch the dates', words: ['Something went wrong, please try again later.'] },
  ],
  [
    'inHomeVisit SlotsNotLoaded',
    { heading: 'We couldn’t fetch the dates', words: ['Something went wrong, please try again later.'] },
  ],
  ['outsideVisit VisitExpired', { heading: 'Your outside install has expired', words: ['Expired', '8am-12pm'] }],
  ['inHomeVisit VisitExpired', { heading: 'Your home install has expired', words: ['Expired', '12pm-4pm'] }],
  [
    'inHomeVisit DateTooEarly',
    { heading: 'Your home install is now too early', words: ['Too soon after the outside install'] },
  ],
  [
    'VisitsNotSaved',
    { heading: 'We couldn’t save your dates', words: ['Something went wrong, please try again later.'] },
  ],
  [
    'VisitsNotReserved',
    { heading: 'We couldn’t hold your dates', words: ['Something went wrong, please try again later.'] },
  ],
])('%s says what happened in the words agreed (BK-18…22, BK-32)', (view, { heading, words }) => {
  draw(view);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
  for (const text of words) expect(screen.getByText(text)).toBeVisible();
});

test.each<[Drawn, string, BookInstallEvent['type']]>([
  ['ReadingOverview', 'Continue', 'overview.read'],
  ['InstallationMissing', 'Check again', 'retry.requested'],
  ['InstallationNotLoaded', 'Try again', 'retry.requested'],
  ['VisitsNotNeeded', 'Review my order', 'overview.read'],
  ['ReadingKeyInfo', 'Choose your dates', 'keyInfo.read'],
  ['ReadingKeyInfo', 'Choose each date yourself', 'eachDate.requested'],
  ['outsideVisit VisitProposed', 'Continue', 'visit.confirmed'],
  ['outsideVisit VisitProposed', 'Choose a different date', 'dateChange.requested'],
  ['outsideVisit VisitHeld', 'Continue', 'visit.confirmed'],
  ['outsideVisit VisitHeld', 'Choose a different date', 'dateChange.requested'],
  ['outsideVisit VisitHeld', 'Change engineer notes', 'engineerNotes.requested'],
  ['outsideVisit VisitRejected', 'Choose a different date', 'dateChange.requested'],
  ['outsideVisit VisitExpired', 'Choose a different date', 'dateChange.requested'],
  ['outsideVisit DateTaken', 'Choose a different date', 'dateChange.requested'],
  ['outsideVisit DateNotYetOpen', 'Choose a different date', 'dateChange.requested'],
  ['outsideVisit SlotsMissing', 'Look at later dates', 'dateChange.requested'],
  ['outsideVisit SlotsNotLoaded', 'Try again', 'retry.requested'],
  ['outsideVisit VisitsRejected', 'Choose a different date', 'dateChange.requested'],
  ['inHomeVisit VisitProposed', 'Continue', 'visit.confirmed'],
  ['inHomeVisit VisitProposed', 'Choose a different date', 'dateChange.requested'],
  ['inHomeVisit VisitHeld', 'Continue', 'visit.confirmed'],
  ['inHomeVisit VisitHeld', 'Choose a different date', 'dateChange.requested'],
  ['inHomeVisit VisitHeld', 'Change engineer notes', 'engineerNotes.requested'],
  ['inHomeVisit VisitRejected', 'Choose a different date', 'dateChange.requested'],
  ['inHomeVisit VisitExpired', 'Choose a different date', 'dateChange.requested'],
  ['inHomeVisit DateTaken', 'Choose a different date', 'dateChange.requested'],
  ['inHomeVisit DateNotYetOpen', 'Choose a different date', 'dateChange.requested'],
  ['inHomeVisit DateNotYetOpen', 'Choose a different outside date', 'outsideVisitChange.requested'],
  ['inHomeVisit DateTooEarly', 'Choose a different date', 'dateChange.requested'],
  ['inHomeVisit DateTooEarly', 'Choose a different outside date', 'outsideVisitChange.requested'],
  ['inHomeVisit SlotsMissing', 'Look at later dates', 'dateChange.requested'],
  ['inHomeVisit SlotsMissing', 'Choose a different outside date', 'outsideVisitChange.requested'],
  ['inHomeVisit SlotsNotLoaded', 'Try again', 'retry.requested'],
  ['inHomeVisit SlotsNotLoaded', 'Choose a different outside date', 'outsideVisitChange.requested'],
  ['AddingEngineerNotes', 'Cancel', 'engineerNotes.closed'],
  ['VisitsNotSaved', 'Try again', 'retry.requested'],
  ['VisitsNotSaved', 'Change engineer notes', 'engineerNotes.requested'],
  ['VisitsNotReserved', 'Try again', 'retry.requested'],
  ['VisitsNotReserved', 'Change engineer notes', 'engineerNotes.requested'],
])('%s: "%s" says %s', async (view, button, type) => {
  draw(view);
  await press(button);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type });
});

test.each([
  { isOutsideVisitRequired: true, isInHomeVisitRequired: true, titles: ['Outside install', 'Home install'] },
  { isOutsideVisitRequired: true, isInHomeVisitRequired: false, titles: ['Outside install'] },
  { isOutsideVisitRequired: false, isInHomeVisitRequired: true, titles: ['Home install'] },
])('only the visits that the home needs are listed and explained: $titles (BK-04)', ({ titles, ...required }) => {
  const { unmount, container } = draw('ReadingOverview', { ...required, earliestGoLive: '2026-12-14' });
  expect(shown().at(-1)).toBe(required.isOutsideVisitRequired ? 'If we’re late' : 'If we’re late or miss a visit');
  expect(shown().slice(0, -1)).toEqual(titles);
  expect(container).toHaveTextContent(/Monday 14 December 2026.*You can move a visit.*we’ll pay you £/);
  unmount();
  draw('ReadingKeyInfo', required);
  expect(shown()).toEqual(titles);
});

test('key information says when, how long, and who has to be there or agree (BK-02)', () => {
  draw('ReadingKeyInfo');
  const outside = screen.getByRole('region', { name: 'Outside install' });
  expect(outside).toHaveTextContent('You don’t need to be there.');
  expect(outside).toHaveTextContent('The homeowner needs to be happy with the work.');
  const home = screen.getByRole('region', { name: 'Home install' });
  expect(home).toHaveTextContent('any weekday, up to 3 months ahead');
  expect(home).toHaveTextContent('It takes about an hour');
});

test('one visit is one date to choose', () => {
  draw('ReadingKeyInfo', { isOutsideVisitRequired: false });
  expect(screen.getByRole('button', { name: 'Choose your date' })).toBeVisible();
});

test('what the home needs is looked up first', async () => {
  draw('ReadingOverview', { isBusy: true, isOutsideVisitRequired: false, isInHomeVisitRequired: false });
  expect(await screen.findByText('Finding out what your home needs')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each<[Drawn, string, string]>([
  ['outsideVisit VisitProposed', 'Your outside install', 'Monday 5 January 2026'],
  ['inHomeVisit VisitProposed', 'Your home install', 'Wednesday 14 January 2026'],
])('%s shows its date, and nothing is called booked (BK-03)', (view, title, date) => {
  draw(view);
  expect(screen.getByRole('region', { name: title })).toHaveTextContent(date);
  expect(screen.getByText(/^Once you’ve confirmed, we hold your dates for 24 hours\./)).toBeVisible();
});

test.each<Drawn>(['inHomeVisit VisitProposed', 'inHomeVisit VisitHeld'])(
  '%s keeps the outside install in sight: the two dates are a pair, of which one is to be changed here',
  (view) => {
    draw(view);
    const cards = screen.getAllByRole('region', { name: /^Your .* install$/ });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Your outside installMonday 5 January 20268am-12pm/),
      expect.stringMatching(/Your home installWednesday 14 January 202612pm-4pm/),
    ]);
    expect(screen.getAllByRole('button', { name: 'Choose a different date' })).toHaveLength(1);
  },
);

test('what kind of connection it is stands with the visit that brings it', () => {
  draw('ReadingOverview');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Your connection: Full fibre to your home');
});

test('the first free date is looked for where there is none yet', async () => {
  draw('outsideVisit VisitProposed', { isBusy: true, outsideVisit: null });
  expect(await screen.findByText('Looking for the first free date')).toBeInTheDocument();
});

test('the last step is called "Confirm booking", and waits while the network is asked (BK-23)', async () => {
  draw('inHomeVisit VisitProposed', { isBusy: true, confirms: 'booking' });
  await userEvent.click(screen.getByRole('button', { name: /Confirm booking/ }));
  expect(send).not.toHaveBeenCalled();
});

test.each<[Drawn, Partial<BookInstallModel>]>([
  ['outsideVisit VisitHeld', { outsideVisit: { ...monday, isHeld: true } }],
  ['inHomeVisit VisitHeld', { inHomeVisit: { ...wednesday, isHeld: true } }],
])('%s: an accepted date is held until a moment that the card says, and not booked (RS-04, BK-32)', (view, model) => {
  draw(view, { ...model, heldUntil: '2026-01-03T14:35:00Z' });
  expect(screen.getByText('Held until 2:35pm on Saturday 3 January 2026')).toBeVisible();
});

test('a rejected home install keeps the outside install, and only the rejected one is asked again (RS-05)', () => {
  draw('inHomeVisit VisitRejected', { outsideVisit: { ...monday, isHeld: true } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t hold your home install');
  expect(screen.getByRole('region', { name: 'Home install' })).toHaveTextContent('Not available');
  const kept = screen.getByRole('region', { name: 'Your outside install is still held' });
  expect(kept).toHaveTextContent('Held for you');
  expect(within(kept).queryByRole('button')).toBeNull();
});

test('a rejected outside install keeps the home install (RS-05)', () => {
  draw('outsideVisit VisitRejected', { inHomeVisit: { ...wednesday, isHeld: true } });
  expect(screen.getByRole('region', { name: 'Outside install' })).toHaveTextContent('Not available');
  expect(screen.getByRole('region', { name: 'Your home install is still held' })).toHaveTextContent('Held for you');
});

test('a date that is kept but not held after a rejection is not called held (RS-06)', () => {
  draw('inHomeVisit VisitRejected');
  expect(screen.queryByText('Held for you')).toBeNull();
});

test('two rejected visits are both shown and both chosen again (RS-06)', () => {
  draw('outsideVisit VisitsRejected');
  expect(screen.getAllByText('Not available')).toHaveLength(2);
});

test('details that cannot be changed now are not offered for it', () => {
  draw('outsideVisit VisitHeld', { canChangeEngineerNotes: false });
  expect(screen.queryByRole('button', { name: 'Change engineer notes' })).toBeNull();
});

test.each<Drawn>(['outsideVisit DateNotYetOpen', 'outsideVisit SlotsMissing', 'outsideVisit SlotsNotLoaded'])(
  '%s: the outside install is moved by its own button alone',
  (view) => {
    draw(view);
    expect(screen.queryByRole('button', { name: 'Choose a different outside date' })).toBeNull();
  },
);

test('the page of the outside install has its own date, and no other one', () => {
  draw('outsideVisit VisitProposed');
  expect(screen.getAllByRole('region', { name: /^Your .* install$/ })).toHaveLength(1);
});

test('the page of the other install is a page of its own, which says so to who listens to it', () => {
  const { rerender } = draw('outsideVisit VisitProposed');
  const outside = screen.getByRole('heading', { level: 1, name: 'Outside install' });
  expect(outside).toHaveFocus();
  act(() => outside.blur());
  rerender(pageOf('inHomeVisit VisitProposed'));
  expect(screen.getByRole('heading', { level: 1, name: 'Home install' })).toHaveFocus();
});

test.each([
  ['outsideVisit SlotsNotLoaded', 'Your plan is saved.'],
  ['inHomeVisit SlotsNotLoaded', 'Your plan is saved, and so are the dates you have chosen.'],
] as const)('%s says what is kept', (view, words) => {
  draw(view);
  expect(screen.getByText(words)).toBeVisible();
});

test('without an outside install there is none to move', () => {
  draw('inHomeVisit SlotsMissing', { isOutsideVisitRequired: false });
  expect(screen.queryByRole('button', { name: 'Choose a different outside date' })).toBeNull();
});

test('chat is offered where there is no installation', () => {
  draw('InstallationMissing');
  expect(screen.getByRole('link', { name: /^Chat with us/ })).toHaveAttribute('href', chatLink);
});

test.each<Drawn>(['outsideVisit VisitProposed', 'inHomeVisit VisitHeld'])(
  '%s says what we owe where we miss it, with the way to our terms',
  (view) => {
    draw(view);
    expect(screen.getByRole('region', { name: 'If we’re late or miss a visit' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'What we owe you, in our terms' })).toBeVisible();
  },
);

test('who needs one visit has no pair to choose, and no way beside it', () => {
  draw('ReadingKeyInfo', { canChooseEachDate: false });
  expect(screen.queryByRole('button', { name: 'Choose each date yourself' })).toBeNull();
});

test('a date that is held says until when, and what happens then (BK-32)', () => {
  const heldUntil = '2026-01-03T14:35:00Z';
  draw('outsideVisit VisitHeld', { outsideVisit: { ...monday, isHeld: true }, heldUntil, areBothHeld: true });
  expect(document.body).toHaveTextContent('We hold both dates until 2:35pm on Saturday 3 January 2026.');
});
