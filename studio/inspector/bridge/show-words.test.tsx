import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wordsOnPage, type WordsOnPage } from './show-words.ts';

let views = new Set<string>();
let page: WordsOnPage | null = null;

const showing = (...words: { from: string; to: string; views?: readonly string[] }[]): void => {
  page ??= wordsOnPage(() => views);
  page.show(words.map(({ views = [], ...one }) => ({ ...one, views, others: [] })));
};

afterEach(() => {
  page?.show([]);
  page = null;
  views = new Set();
});

function Plan({ price = '£25' }: { price?: string }) {
  return (
    <main>
      <h1>Choose your plan</h1>
      <p>Pay {price} a month</p>
      <p>{`For ${price} in all`}</p>
      <button type="button" aria-label="Close the list">
        ×
      </button>
      <textarea defaultValue="Choose your plan" aria-label="Notes" />
    </main>
  );
}

describe('other words on a page', () => {
  it('stand where the sentence stood, and go again with what the app draws by then', async () => {
    const { rerender } = render(<Plan />);
    showing({ from: 'Choose your plan', to: 'Pick one' }, { from: 'For {price} in all', to: '{price}, no more' });
    expect(screen.getByRole('heading')).toHaveTextContent('Pick one');
    expect(screen.getByText('£25, no more')).toBeVisible();
    rerender(<Plan price="£35" />);
    expect(await screen.findByText('£35, no more')).toBeVisible();
    showing();
    expect(screen.getByRole('heading')).toHaveTextContent('Choose your plan');
    expect(screen.getByText('For £35 in all')).toBeVisible();
    rerender(<Plan price="£45" />);
    expect(await screen.findByText('For £45 in all')).toBeVisible();
  });

  it('stand in the title of the tab, too', () => {
    render(<Plan />);
    document.title = 'Choose your plan';
    showing({ from: 'Choose your plan', to: 'Pick one' });
    expect(document.title).toBe('Pick one');
    showing();
    expect(document.title).toBe('Choose your plan');
  });

  it('are heard where a name says them, and leave what a customer types', () => {
    render(<Plan />);
    showing({ from: 'Close the list', to: 'Shut it' }, { from: 'Choose your plan', to: 'Pick one' });
    expect(screen.getByRole('button', { name: 'Shut it' })).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Choose your plan');
    showing();
    expect(screen.getByRole('button', { name: 'Close the list' })).toBeVisible();
  });

  it('are shown in the views that say them alone', () => {
    render(<Plan />);
    showing({ from: 'Choose your plan', to: 'Pick one', views: ['ChoosingPlan'] });
    expect(screen.getByRole('heading')).toHaveTextContent('Choose your plan');
    views = new Set(['ChoosingPlan']);
    showing({ from: 'Choose your plan', to: 'Pick one', views: ['ChoosingPlan'] });
    expect(screen.getByRole('heading')).toHaveTextContent('Pick one');
  });

  it('wait until the app has taken the page over', async () => {
    const built = document.createElement('h1');
    built.textContent = 'Choose your plan';
    document.body.append(built);
    showing({ from: 'Choose your plan', to: 'Pick one' });
    expect(built).toHaveTextContent('Choose your plan');
    Object.assign(built, { __reactFiber$test: {} });
    expect(await screen.findByText('Pick one')).toBeVisible();
    built.remove();
  });

  it('are not put into the tools, which quote them', () => {
    history.replaceState(null, '', '/inspector');
    render(<Plan />);
    showing({ from: 'Choose your plan', to: 'Pick one' });
    expect(screen.getByRole('heading')).toHaveTextContent('Choose your plan');
    history.replaceState(null, '', '/');
  });
});
