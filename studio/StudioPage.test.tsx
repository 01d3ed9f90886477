import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { buildTimeConfig } from '../src/runtime/build-time-config.ts';
import { App } from '../src/app/App.tsx';
import { NotFound, StudioPage } from '../src/app/pages.ts';
import { createSite } from '../src/app/site.ts';

const never = () => new Promise<never>(() => undefined);

beforeAll(async () => {
  await Promise.all([StudioPage.load(), NotFound.load()]);
});

test.each([
  [false, '/ui', "Oops. We can't find that page."],
  [false, '/ui/button', "Oops. We can't find that page."],
  [false, '/inspector', "Oops. We can't find that page."],
  [true, '/ui', 'The kit'],
  [true, '/ui/button', 'Button'],
  [true, '/ui/unicorn', "Oops. We can't find that page."],
])('with the tools on: %s, %s is "%s"', async (tools, path, heading) => {
  const site = createSite({
    store: sessionStorage,
    cookies: () => '',
    address: () => location,
    config: { ...buildTimeConfig, tools },
    sessionCalls: { findMember: never, startClientSession: never },
  });
  // Parts of the app come late; React waits for them only in an awaited act.
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <App site={site} />
      </MemoryRouter>,
    );
  });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  site.session.stop();
});
