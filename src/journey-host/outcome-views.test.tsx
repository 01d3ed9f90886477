import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ViewProps } from './journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from './outcome-views.tsx';

const copy = {
  TeaServed: {
    title: 'Tea',
    heading: 'Your tea is ready',
    body: 'Mind the cup, it is hot.',
    home: 'Home',
    more: 'More',
  },
  TeaSpilt: {
    title: 'Spilt',
    heading: 'The tea is spilt',
    body: (table: string) => `Stay away from ${table}.`,
    retry: 'Again',
  },
} as const;

type TeaViewProps = ViewProps<
  { table: string; isOpen: boolean },
  { type: 'retry.requested' } | { type: 'tea.ordered' }
>;

const outcomes = {
  TeaServed: { kind: 'success', ways: { home: '/', more: { type: 'tea.ordered' } } },
  TeaSpilt: {
    says: ({ body }, { table }) => ({ body: [body(table), 'We are sorry.'], exactly: 'Oh dear.' }),
    ways: ({ isOpen }) => (isOpen ? { retry: { type: 'retry.requested' } } : {}),
  },
} satisfies Outcomes<typeof copy, TeaViewProps>;

const views = outcomeViews(copy, outcomes);
const send = vi.fn<TeaViewProps['send']>();

function draw(view: keyof typeof views, isOpen = true) {
  const View = views[view];
  render(
    <MemoryRouter>
      <View model={{ table: 'table 4', isOpen }} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  send.mockClear();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

test('an outcome says its words and offers its ways on, the main one first', () => {
  draw('TeaServed');
  expect(screen.getByRole('heading', { level: 1, name: 'Your tea is ready' })).toBeVisible();
  expect(screen.getByText('Mind the cup, it is hot.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('data-variant', 'primary');
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('data-variant', 'standard');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'tea.ordered' });
});

test('what hangs on what the page knows is said and offered by it', () => {
  draw('TeaSpilt');
  expect(screen.getByText('Oh dear.')).toBeVisible();
  expect(screen.getByText('Stay away from table 4.')).toBeVisible();
  expect(screen.getByText('We are sorry.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Again' })).toBeVisible();
});

test('a way on that is not open is not offered', () => {
  draw('TeaSpilt', false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page that waits says so', () => {
  const Brewing = waitingView({ title: 'Brewing', heading: 'Brewing your tea', loading: 'The water boils' });
  render(<Brewing />);
  expect(screen.getByRole('heading', { level: 1, name: 'Brewing your tea' })).toBeVisible();
});

test('no outcome compiles without its words, or with a way on that they or the machine do not know', () => {
  type TeaOutcomes = Outcomes<typeof copy, TeaViewProps>;
  // @ts-expect-error -- the machine knows no such event
  const notAnEvent: TeaOutcomes = { TeaServed: { ways: { home: { type: 'tea.stolen' } } } };
  // @ts-expect-error -- there are no words for it
  const wayWithoutWords: TeaOutcomes = { TeaServed: { ways: { tip: '/tip' } } };
  // @ts-expect-error -- its body hangs on the table, and nothing says which
  const unsaid: TeaOutcomes = { TeaSpilt: { ways: {} } };
  // @ts-expect-error -- there are no words for this view
  const viewWithoutWords: TeaOutcomes = { TeaCold: { ways: {} } };
  expect([notAnEvent, wayWithoutWords, unsaid, viewWithoutWords]).toHaveLength(4);
});
