import { useState } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import { Skeleton } from '../../../src/ui/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../src/ui/Spinner/Spinner.tsx';
import { WaitingPage } from '../../../src/ui/WaitingPage/WaitingPage.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Named, Row } from '../Row.tsx';

function Again({ delay }: { delay?: number }) {
  const [round, setRound] = useState(0);
  return (
    <>
      <Button small onClick={() => setRound(round + 1)}>
        Wait again
      </Button>
      <LazyLoader key={round} delay={delay} />
    </>
  );
}

export const spinnerEntry: Entry = {
  slug: 'spinner',
  name: 'Spinner',
  group: 'Messages',
  purpose: 'Something is on its way.',
  files: ['src/ui/Spinner/Spinner.tsx'],
  props: propsOf<typeof Spinner>({
    label: 'What is waited for: read out at once, shown after a second; "One moment …" where nothing is said.',
    small: '24 px instead of 48, with small words: for a button.',
    silent: 'Seen only: the page reads out what is waited for.',
    waited: 'ms that the customer has been waiting when it appears; 0 where nothing is said.',
  }),
  rules: ['A turn takes 0.7 s. It stands still for who asked for less motion, and is still read out.'],
  rows: ['UI-12'],
  examples: [
    {
      id: 'sizes',
      title: 'Sizes',
      rows: ['UI-12'],
      Draw: () => (
        <Row>
          <Named name="As it is">
            <Spinner label="Checking your address" />
          </Named>
          <Named name="Small">
            <Spinner small label="Saving" />
          </Named>
        </Row>
      ),
    },
  ],
};

export const lazyLoaderEntry: Entry = {
  slug: 'lazy-loader',
  name: 'Lazy loader',
  group: 'Messages',
  purpose: 'Keeps the place of a part of the page that is on its way, and shows a spinner when that takes long.',
  files: ['src/ui/LazyLoader/LazyLoader.tsx', 'src/ui/LazyLoader/PageLoader.tsx'],
  props: propsOf<typeof LazyLoader>({
    delay: 'ms before the spinner shows; 200 where nothing is said.',
    label: 'What is waited for, read out, and shown after a second.',
    fits: 'Stands in a box that has a height of its own.',
    waited: 'ms that the customer has been waiting when it appears; 0 where nothing is said.',
  }),
  rules: ['A short wait shows nothing: a spinner that flashes up makes a page feel slower.'],
  rows: ['UI-12'],
  examples: [
    { id: 'default', title: 'After 200 ms', rows: ['UI-12'], Draw: () => <Again /> },
    { id: 'later', title: 'After two seconds', Draw: () => <Again delay={2000} /> },
  ],
};

export const waitingPageEntry: Entry = {
  slug: 'waiting-page',
  name: 'Waiting page',
  group: 'Messages',
  purpose: 'A whole page on which we act and the customer waits.',
  files: ['src/ui/WaitingPage/WaitingPage.tsx'],
  props: propsOf<typeof WaitingPage>({
    title: 'Of the page, in the browser.',
    heading: 'What we are doing.',
    intro: 'What is said below it, where the page that comes says the same.',
    loading: 'What is waited for, read out with the spinner, and shown after a second.',
    width: 'That of the column of the page that comes.',
    children: 'What shows the wait in place of the spinner: a skeleton.',
  }),
  rules: ['Its heading takes the focus, so that the wait is heard.'],
  rows: ['UI-12'],
  examples: [
    {
      id: 'page',
      title: 'The page',
      bare: true,
      Draw: () => (
        <WaitingPage title="Placing your order" heading="We are placing your order" loading="Placing your order" />
      ),
    },
  ],
};

export const skeletonEntry: Entry = {
  slug: 'skeleton',
  name: 'Skeleton',
  group: 'Messages',
  purpose: 'Stands in the place of a page that is on its way, in the shape of what comes.',
  files: ['src/ui/Skeleton/Skeleton.tsx'],
  props: propsOf<typeof Skeleton>({
    shape: 'What comes: one card, cards in two columns, three beside each other, or rows below each other.',
    label: 'What is waited for: read out at once, shown after a second.',
  }),
  rules: [
    'A short wait of up to 200 ms shows nothing, and its room is there at once.',
    'It has no heading. Nothing of its shape is read out.',
  ],
  rows: ['UI-12'],
  examples: [
    { id: 'card', title: 'One card', Draw: () => <Skeleton shape="card" label="Fetching your bill" /> },
    { id: 'cards', title: 'Cards', Draw: () => <Skeleton shape="cards" label="Fetching your profile" /> },
    {
      id: 'columns',
      title: 'Three beside each other',
      Draw: () => <Skeleton shape="columns" label="Looking up your plans" />,
    },
    { id: 'rows', title: 'Rows', Draw: () => <Skeleton shape="rows" label="Fetching your bills" /> },
  ],
};
