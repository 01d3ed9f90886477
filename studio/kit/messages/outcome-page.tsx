import type { AlertKind } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { NotReached } from '../../../src/ui/OutcomePage/NotReached.tsx';
import { OutcomePage } from '../../../src/ui/OutcomePage/OutcomePage.tsx';
import { Chooser } from '../Chooser.tsx';
import { propsOf, type Entry } from '../entry.ts';

const pages: Record<AlertKind, { heading: string; text: string; way: string }> = {
  error: { heading: 'We could not load your dates', text: 'Nothing you have chosen is lost.', way: 'Try again' },
  warning: { heading: 'Your dates are no longer held', text: 'They were held for a day.', way: 'Choose dates' },
  info: { heading: 'We are not in your area yet', text: 'We can write to you when we are.', way: 'Be first to know' },
  success: {
    heading: 'You are on the list',
    text: 'We write to you when we get to your street.',
    way: 'Go to the home page',
  },
  secure: {
    heading: 'You are logged out',
    text: 'Nobody who uses this device after you sees your order.',
    way: 'Log in',
  },
};

export const outcomePageEntry: Entry = {
  slug: 'outcome-page',
  name: 'Outcome page',
  group: 'Messages',
  purpose: 'A whole page that says what came of something, good or bad, and how to go on.',
  files: ['src/ui/OutcomePage/OutcomePage.tsx', 'src/ui/OutcomePage/NotReached.tsx'],
  props: propsOf<typeof OutcomePage>({
    title: 'Of the page, in the browser.',
    heading: 'What came of it.',
    kind: 'Of its alert; error where nothing is said.',
    words: 'Exact words of the specification, where it has some; shown first, in bold.',
    children: 'What it means for the customer.',
    ways: 'The ways on, the main one first; there is always one.',
  }),
  rules: ['Never an end: there is a way on, and nothing typed is lost on it.'],
  rows: ['UI-02'],
  examples: [
    {
      id: 'kinds',
      title: 'Each kind',
      Draw: () => (
        <Chooser
          label="Kind"
          names={['error', 'warning', 'info', 'success', 'secure']}
          renderOne={(kind) => (
            <OutcomePage
              title={pages[kind].heading}
              heading={pages[kind].heading}
              kind={kind}
              words={kind === 'error' ? 'Something went wrong, please try again later.' : undefined}
              ways={<Button variant="primary">{pages[kind].way}</Button>}
            >
              {pages[kind].text}
            </OutcomePage>
          )}
        />
      ),
    },
    {
      id: 'not-reached',
      title: 'Something could not be fetched or sent',
      Draw: () => (
        <NotReached
          copy={{
            title: 'Plans not loaded',
            heading: 'We couldn’t load the plans',
            body: 'Your address is saved.',
            retry: 'Try again',
          }}
          onRetry={() => undefined}
        >
          <Button>Change address</Button>
        </NotReached>
      ),
    },
  ],
};
