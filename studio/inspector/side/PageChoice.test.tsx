import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Told } from '../bridge/messages.types.ts';
import type { InspectedApp } from '../inspection/inspection.ts';
import { appOf } from '../live/standing.ts';
import { registerAnswers } from '../register/register-answers.ts';
import { PageChoice } from './PageChoice.tsx';

const at = Date.parse('2026-01-05T09:30:00.000Z');

/** A page in which one machine runs. */
function openPage(tab: string, page: string, { machine = 'choosePlan', title = 'Choose your plan', since = at } = {}) {
  const told: readonly Told[] = [
    { kind: 'actor', serial: 1, at: since, actor: machine, id: machine, parent: null, machine },
    {
      kind: 'step',
      serial: 2,
      at: since,
      actor: machine,
      event: { type: 'xstate.init' },
      taken: [],
      active: [],
      status: 'active',
      context: null,
      page,
    },
  ];
  return { tab, title, isHere: true, dropped: 0, told } satisfies InspectedApp;
}

async function shown(pages: readonly InspectedApp[], tab: string | null = null) {
  const inspection = new Map(pages.map((page) => [page.tab, page]));
  const entries = await registerAnswers.journeys();
  const choose = vi.fn();
  render(<PageChoice inspector={{ inspection, entries, app: appOf(inspection, tab), tab, choose }} />);
  const select = screen.getByRole('combobox', { name: 'The page that is looked at' });
  const names = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  return { select, names, choose };
}

const first = openPage('tab-1', '/choose-plan');
const logIn = openPage('tab-2', '/auth/login', { machine: 'logIn', title: 'Log in' });

it('a tester with several pages open reads which one is meant, by title, address and journey, and chooses another one', async () => {
  const { select, names, choose } = await shown([first, logIn]);
  expect(select).toHaveDisplayValue('Where something happened last: Log in · /auth/login · Log in');
  expect(names.slice(1)).toEqual(['Choose your plan · /choose-plan · Choose a plan', 'Log in · /auth/login · Log in']);
  await userEvent.selectOptions(select, 'Choose your plan · /choose-plan · Choose a plan');
  expect(choose).toHaveBeenCalledWith({ tab: 'tab-1', at: null, actorId: null });
});

it('a page that was chosen stays the one that is meant, and may be left to what happens', async () => {
  const { select, choose } = await shown([first, logIn], 'tab-1');
  expect(select).toHaveDisplayValue('Choose your plan · /choose-plan · Choose a plan');
  await userEvent.selectOptions(select, '');
  expect(choose).toHaveBeenCalledWith({ tab: null, at: null, actorId: null });
});

it('pages that are called the same are told apart by when they were opened; the inspector is none of them', async () => {
  const later = openPage('tab-3', '/choose-plan', { since: at + 65_000 });
  const { names } = await shown([{ ...first, isHere: false }, later, openPage('tab-4', '/inspector')]);
  expect(names.slice(1)).toEqual([
    'Choose your plan · /choose-plan · Choose a plan · since 09:30:00 · closed',
    'Choose your plan · /choose-plan · Choose a plan · since 09:31:05',
  ]);
});
