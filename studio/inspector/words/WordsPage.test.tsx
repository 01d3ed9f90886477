import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWords } from '../../words/open-words.ts';
import type { KeptWordFile, KeptWords } from '../../words/words.types.ts';
import type { InspectorMessage } from '../bridge/messages.types.ts';
import { connectInspector } from '../live/live.ts';
import { WordsPage, type WordsParts } from './WordsPage.tsx';

const source = `export const copy = {
  ChoosingPlan: { title: 'Choose your plan', heading: 'Choose your plan', select: 'Select plan' },
};
`;

type Kept = KeptWordFile['sentences'][number];
function kept(place: string, literal: string, rest: Partial<Kept> = {}): Kept {
  const start = source.indexOf(literal, source.indexOf(place.split('.').at(-1) ?? ''));
  const text = literal.slice(1, -1);
  const views = ['ChoosingPlan'];
  return {
    place,
    start,
    end: start + literal.length,
    form: 'string',
    text,
    gaps: [],
    views,
    fixedBy: [],
    keeps: [],
    ...rest,
  };
}

const words: KeptWords = {
  journeys: [{ name: 'choose-plan', title: 'Choose a plan', screens: { ChoosingPlan: ['Comparing plans'] } }],
  files: [
    {
      path: 'src/choose-plan.copy.ts',
      saidBy: ['site'],
      journey: 'choose-plan',
      source,
      sentences: [
        kept('copy.ChoosingPlan.title', "'Choose your plan'"),
        kept('copy.ChoosingPlan.heading', "'Choose your plan'"),
        kept('copy.ChoosingPlan.select', "'Select plan'", { fixedBy: ['PL-03'] }),
      ],
    },
  ],
};

let said: InspectorMessage[] = [];
let toInspector: (data: unknown) => void = () => undefined;
let parts: WordsParts;

beforeEach(() => {
  localStorage.clear();
  said = [];
  const live = connectInspector({
    post: (message) => void said.push(message),
    listen: (hear) => void (toInspector = hear),
  });
  parts = { live, load: () => Promise.resolve(openWords(words)) };
});

/** What open pages were told last. */
const told = () => said.flatMap((message) => (message.kind === 'words' ? [message.words] : [])).at(-1);

async function shown() {
  const page = render(
    <MemoryRouter initialEntries={['/inspector?words=choose-plan']}>
      <WordsPage given={parts} />
    </MemoryRouter>,
  );
  await screen.findByRole('table');
  return page;
}

const sentence = (name: string) => screen.getAllByRole('button', { name, expanded: false })[0] ?? document.body;

async function changeTo(words: string) {
  await userEvent.click(sentence('Choose your plan'));
  const box = screen.getByRole('textbox', { name: 'Your words' });
  await userEvent.clear(box);
  await userEvent.type(box, words);
  await userEvent.click(screen.getByRole('button', { name: 'Use these words' }));
}

describe('changing a sentence', () => {
  it('tells open pages, with the others on that screen that say the same', async () => {
    await shown();
    await changeTo("Let's go");
    const other = { from: 'Choose your plan', to: 'Let’s go', views: ['ChoosingPlan'], others: [] };
    expect(told()).toEqual([other, other]);
    expect(screen.getByRole('heading', { name: '2 sentences changed' })).toBeVisible();
  });

  it('leaves the others where somebody wants that', async () => {
    await shown();
    await userEvent.click(sentence('Choose your plan'));
    await userEvent.click(screen.getByRole('checkbox', { name: /the other sentence here that says the same/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your words' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Use these words' }));
    expect(told()).toHaveLength(1);
  });

  it('is kept over a reload, told to a page that comes later, and to none once the tool is left', async () => {
    const first = await shown();
    await changeTo('Pick one');
    first.unmount();
    expect(told()).toEqual([]);
    const again = await shown();
    expect(told()).toHaveLength(2);
    said = [];
    toInspector({ tab: 'tab-2', title: 'Choose your plan', kind: 'here', dropped: 0 });
    expect(told()).toHaveLength(2);
    again.unmount();
  });

  it('can be taken back, and the focus stays where somebody can go on', async () => {
    await shown();
    await changeTo('Pick one');
    const changed = screen.getByRole('region', { name: '2 sentences changed' });
    await userEvent.click(within(changed).getAllByRole('button', { name: 'Take back' })[0] ?? changed);
    expect(screen.getByRole('heading', { name: '1 sentence changed' })).toHaveFocus();
    await userEvent.click(within(changed).getByRole('button', { name: 'Take back' }));
    expect(told()).toEqual([]);
    expect(screen.getByRole('searchbox', { name: 'Find words' })).toHaveFocus();
  });
});

it('a sentence that the specification fixes says so, and has nothing to type in', async () => {
  await shown();
  expect(screen.getByText('Fixed by the specification: PL-03')).toBeVisible();
  await userEvent.click(sentence('Select plan'));
  expect(screen.getByText(/so they are locked here/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a change of what the site does not say any more is shown on no page, and can be forgotten', async () => {
  const gone = { id: 'src/choose-plan.copy.ts#copy.ChoosingPlan.heading', from: 'Choose', to: 'Pick' };
  localStorage.setItem('inspector.words', JSON.stringify([gone]));
  await shown();
  expect(told()).toEqual([]);
  expect(screen.getByText(/says something else there by now/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Forget it' }));
  expect(localStorage.getItem('inspector.words')).toBeNull();
});
