import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Alert } from './Alert/Alert.tsx';
import { watchLostFocus } from './lost-focus.ts';
import { PageHeading } from './PageHeading/PageHeading.tsx';

/** What is there until it is put away by the button in it. */
function Passing({ children }: { children: (away: () => void) => ReactNode }) {
  const [isHere, setHere] = useState(true);
  return isHere ? children(() => setHere(false)) : null;
}

/** When whatever follows a change of the page has had its time. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

// Tests of other files have the same document: what it gives ends it after these.
beforeAll(watchLostFocus);
// What the test before has left behind goes away now.
beforeEach(settled);

const page = (children: ReactNode) =>
  render(
    <>
      <h2>Cookies: your choice</h2>
      <main>
        <PageHeading takesFocus={false}>Thank you for your order</PageHeading>
        {children}
      </main>
    </>,
  );

const heading = (name: string) => screen.getByRole('heading', { name });

test('an alert that is put away leaves the focus on the heading of the part it stood in (UI-02)', async () => {
  page(
    <section>
      <h2>Your order</h2>
      <p>It is on its way.</p>
      <Passing>{(away) => <Alert kind="info" title="Saved" onDismiss={away} />}</Passing>
    </section>,
  );
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(heading('Your order')).toHaveFocus());
});

test('one that stands under no other heading leaves it on the page’s (UI-02)', async () => {
  page(<Passing>{(away) => <Alert kind="info" title="Saved" onDismiss={away} />}</Passing>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(heading('Thank you for your order')).toHaveFocus());
});

test('what goes away outside the content leaves it on the page’s heading, too', async () => {
  page(null);
  render(
    <Passing>
      {(away) => (
        <button type="button" onClick={away}>
          Close
        </button>
      )}
    </Passing>,
  );
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(heading('Thank you for your order')).toHaveFocus());
});

test('in a dialog the focus stays in the dialog', async () => {
  page(null);
  render(
    <div role="dialog" aria-label="Choose a date">
      <h2>Choose a date</h2>
      <Passing>
        {(away) => (
          <button type="button" onClick={away}>
            Try again
          </button>
        )}
      </Passing>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(heading('Choose a date')).toHaveFocus());
});

test('in a dialog of the browser’s own it stays there, too: nothing behind it can have it', async () => {
  page(null);
  render(
    <dialog open aria-label="Menu">
      <Passing>
        {(away) => (
          <button type="button" onClick={away}>
            Try again
          </button>
        )}
      </Passing>
    </dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('a view that takes the focus keeps it', async () => {
  page(
    <Passing>
      {(away) => (
        <button
          type="button"
          onClick={() => {
            away();
            screen.getByRole('textbox').focus();
          }}
        >
          Try again
        </button>
      )}
    </Passing>,
  );
  render(<input aria-label="Postcode" />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settled();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('whoever has left a control is not called back when it goes away', async () => {
  const { rerender } = render(
    <main>
      <h1>Your order</h1>
      <button type="button">Save</button>
    </main>,
  );
  screen.getByRole('button').focus();
  screen.getByRole('button').blur();
  await settled();
  rerender(
    <main>
      <h1>Your order</h1>
    </main>,
  );
  await settled();
  expect(document.body).toHaveFocus();
});
