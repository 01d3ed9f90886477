import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooses, wantsMesh } from '../../../machines/change-plan/change-plan.cases.ts';
import {
  askedMesh,
  faster,
  offered,
  offeredMesh,
  onlyKit,
  open,
  openWithMesh,
  present,
} from '../../../machines/change-plan/changes.cases.ts';
import { show } from './test-views.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const mesh = (name: string) => screen.getByRole('checkbox', { name });
const cardTexts = () => screen.getAllByRole('article').map((card) => card.textContent);

test('mesh Wi-Fi is added by a box with its price, and all plans are shown without it until then (CU-02, DB-05)', async () => {
  const send = await show(open, 'ChoosePlan');
  expect(mesh('Add mesh Wi-Fi')).not.toBeChecked();
  expect(mesh('Add mesh Wi-Fi')).toHaveAccessibleDescription(/second Wi-Fi point .* post it to you £4 a month$/);
  expect(screen.getByRole('status')).toHaveTextContent('Prices below are without mesh Wi-Fi.');
  for (const text of cardTexts()) expect(text).not.toContain('mesh');
  await userEvent.click(mesh('Add mesh Wi-Fi'));
  expect(send).toHaveBeenLastCalledWith(wantsMesh(true));
});

test('with mesh Wi-Fi every price has it, and the present plan can be kept with it (CU-02, DB-05)', async () => {
  const send = await show(open, 'ChoosePlan', { past: [wantsMesh(true)] });
  expect(mesh('Add mesh Wi-Fi')).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Prices below are with mesh Wi-Fi.');
  expect(cardTexts()).toEqual([
    expect.stringMatching(/£29 a month with mesh Wi-Fi£6 a month less than now/),
    expect.stringMatching(/£39 a month with mesh Wi-Fi£4 a month more than now.*Leaving early: £23\.40/),
    expect.stringMatching(/£49 a month with mesh Wi-Fi£14 a month more than now/),
  ]);
  expect(screen.queryByText('Your plan now')).toBeNull();
  await userEvent.click(button('Keep 500 Mbps, add mesh Wi-Fi'));
  expect(send).toHaveBeenLastCalledWith(chooses(present));
  await userEvent.click(mesh('Add mesh Wi-Fi'));
  expect(send).toHaveBeenLastCalledWith(wantsMesh(false));
});

test('who has mesh Wi-Fi can take it out of their plan, or of another one (CU-02, DB-05)', async () => {
  await show(openWithMesh, 'ChoosePlan');
  expect(mesh('Keep mesh Wi-Fi')).toBeChecked();
  expect(mesh('Keep mesh Wi-Fi')).toHaveAccessibleDescription(/untick this: we’ll post you a prepaid bag/);
  expect(cardTexts()[1]).toMatch(/£39 a month with mesh Wi-Fi.*Your plan now/);
  cleanup();
  await show(openWithMesh, 'ChoosePlan', { past: [wantsMesh(false)] });
  expect(button('Keep 500 Mbps, take out mesh Wi-Fi')).toBeVisible();
  expect(cardTexts()[1]).toMatch(/£35 a month£4 a month less than now/);
});

test('where the network carries nothing else the page says so, and the kit can still change (DB-05)', async () => {
  await show(onlyKit, 'ChoosePlan', { past: [wantsMesh(true)] });
  expect(screen.getByText(/carries none of our other plans to your home yet/)).toBeVisible();
  expect(button('Keep 500 Mbps, add mesh Wi-Fi')).toBeVisible();
  cleanup();
  await show(open, 'ChoosePlan');
  expect(screen.queryByText(/none of our other plans/)).toBeNull();
});

test('the second Wi-Fi point is said to come by the day of the change, or when the post can, or to go back (CU-02)', async () => {
  const point = () => screen.getByText('Second Wi-Fi point').nextElementSibling;
  const past = [wantsMesh(true), chooses(present)];
  await show(open, 'ConfirmPlan', { past });
  expect(screen.getByText('Your new plan').nextElementSibling).toHaveTextContent(
    '500 Mbps with mesh Wi-Fi, £39 a month',
  );
  expect(point()).toHaveTextContent(/free of charge\. It’s with you by Thursday 24 September 2026$/);
  cleanup();
  const late = { ...offeredMesh, meshPoint: { goes: 'TO_HOME', by: '2026-09-29' }, besideSwitch: null } as const;
  await show(open, 'ConfirmPlan', { past, change: { offer: late } });
  expect(point()).toHaveTextContent(/by Tuesday 29 September 2026, as the post takes up to five working days$/);
  cleanup();
  const back = { ...offered, meshPoint: { goes: 'BACK', by: '2026-10-21' }, besideSwitch: null } as const;
  await show(open, 'ConfirmPlan', { past, change: { offer: back } });
  expect(point()).toHaveTextContent(
    'Use it until Wednesday 23 September 2026. We’ll post you a prepaid bag: please send it back by Wednesday 21 October 2026',
  );
  cleanup();
  await show(open, 'ConfirmPlan', { past: [chooses(faster)] });
  expect(screen.queryByText('Second Wi-Fi point')).toBeNull();
});

test('a change of kit alone says that the speed stays, when the second point comes, and what undoing means for it (CU-02)', async () => {
  await show(askedMesh, 'ChangePlanConfirmation');
  expect(screen.getByText('500 Mbps with mesh Wi-Fi from Thursday 24 September 2026')).toBeVisible();
  expect(screen.getByText('Your speed stays 500 Mbps. Nobody has to come')).toBeVisible();
  expect(document.body).toHaveTextContent('It’s with you by Thursday 24 September 2026');
  cleanup();
  await show(askedMesh, 'ConfirmingUndo');
  expect(screen.getByText(/If your second Wi-Fi point has been posted already/)).toBeVisible();
});
