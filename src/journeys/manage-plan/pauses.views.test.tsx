import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import {
  allUsed,
  fewDays,
  freePauses,
  overdue,
  planned,
  resting,
  switchAhead,
  switching,
  typed,
  untilSwitch,
} from '../../../machines/manage-plan/pauses.cases.ts';
import { planWith } from '../../../machines/manage-plan/plans.cases.ts';
import { draw, modelOf, type Found } from './testing/plan-page.tsx';

const show = async (found: Found = {}) => draw(await modelOf(found));
const region = (name: string) => screen.getByRole('region', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('pauses', () => {
  it('say how many days there are by start, and lead to the form', async () => {
    const send = await show({ pauses: fewDays });
    expect(region('Pause')).toHaveTextContent('up to 7 days.');
    expect(region('Pause')).toHaveTextContent('For a start from Monday 1 June 2026: up to 28 days.');
    await press('Plan a pause');
    expect(send).toHaveBeenCalledWith({ type: 'pause.requested' });
  });

  it.each([
    [planned, 'Take the pause back', /from Friday 20 March 2026 at 6am until the end of Thursday 2 April 2026/],
    [resting, 'Resume today', /back on Friday 3 April 2026 at 6am/],
  ])('say of the one that there is how long it lasts and how it ends %#', async (pauses, way, sentence) => {
    const send = await show({ pauses });
    expect(region('Pause')).toHaveTextContent(sentence);
    await press(way);
    expect(send).toHaveBeenCalledWith({ type: 'end.requested' });
  });

  it('are off while the plan is ending, and one that runs ends with it (DB-04, DB-06)', async () => {
    const plan = planWith({ planStatus: 'CEASING', plan: { serviceEnd: '2026-03-25' } });
    await show({ plan, pauses: { ...planned, blocked: 'ENDING' } });
    expect(region('Pause')).toHaveTextContent(
      'Your broadband is ending, so the pause that you planned from Friday 20 March 2026 to Thursday 2 April 2026 is off. It stands again if you keep your plan before it begins.',
    );
    expect(within(region('Pause')).queryByRole('button')).toBeNull();
    cleanup();
    await show({ plan, pauses: { ...resting, blocked: 'ENDING' } });
    expect(region('Pause')).toHaveTextContent('Your broadband is paused until it ends, on Wednesday 25 March 2026.');
    expect(region('Pause')).not.toHaveTextContent('back on');
  });

  it('say of a switch that is ordered what it means for them, and that none can be planned before it (DB-04, SW-12)', async () => {
    const comes = 'Riverbourne Broadband takes over your broadband on Wednesday 1 April 2026, so';
    await show({ pauses: untilSwitch });
    expect(region('Pause')).toHaveTextContent(
      `${comes} a pause begins before that, and ends with your plan at the latest.`,
    );
    cleanup();
    await show({ pauses: { ...planned, switchAhead } });
    expect(region('Pause')).toHaveTextContent(`${comes} your pause ends the day before, with your plan.`);
    cleanup();
    await show({ pauses: { ...planned, switchAhead: { ...switchAhead, day: '2026-03-19' } } });
    expect(region('Pause')).toHaveTextContent('so this pause begins only if they haven’t done so by then.');
    cleanup();
    await show({ pauses: { ...planned, switchAhead: { ...switchAhead, day: '2026-03-20' } } });
    expect(region('Pause')).toHaveTextContent(
      'so your broadband isn’t paused that day. If they haven’t done so by then, your pause begins the day after.',
    );
    cleanup();
    await show({ pauses: { ...planned, switchAhead: overdue } });
    expect(region('Pause')).toHaveTextContent('and still can. If they do, your pause ends with your plan.');
    cleanup();
    await show({ pauses: { ...planned, switchAhead: { ...switchAhead, day: '2026-04-03' } } });
    expect(region('Pause')).not.toHaveTextContent('Riverbourne');
    cleanup();
    await show({ pauses: switching });
    expect(region('Pause')).toHaveTextContent('on Wednesday 11 March 2026, so no pause can begin before that.');
    expect(within(region('Pause')).queryByRole('button')).toBeNull();
  });

  it('say why none can be planned', async () => {
    await show({ pauses: allUsed });
    expect(region('Pause')).toHaveTextContent(
      'You’ve used all 28 days of the last 12 months, and none are back by Monday 8 June 2026',
    );
    expect(within(region('Pause')).queryByRole('button')).toBeNull();
  });
});

describe('a pause that is asked for', () => {
  it('goes on with what was typed', async () => {
    const send = draw(await modelOf({}), 'ChoosingPause');
    await userEvent.type(screen.getByLabelText(/^First day/), '2026-03-20');
    await userEvent.type(screen.getByLabelText(/^Number of days/), '14');
    await press('Continue');
    expect(send).toHaveBeenCalledWith({ type: 'pause.chosen', ...typed });
  });

  it('says at the field what is refused, with the days that can be had', async () => {
    const model = await modelOf({ pauses: fewDays }, true);
    draw(model, 'ChoosingPause');
    expect(screen.getByLabelText(/^Number of days/)).toHaveAccessibleDescription(/Enter 7 days or fewer/);
    expect(screen.getByLabelText(/^Number of days/)).toHaveValue('14');
  });

  it('is agreed to by a tick at the contract’s new last day', async () => {
    const send = draw(await modelOf({}, true), 'AgreeingToPause');
    expect(screen.getByRole('dialog')).toHaveTextContent('About £13.53');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Tuesday 23 February 2027 now. With this pause it’s Tuesday 9 March 2027',
    );
    await press('Plan this pause');
    expect(send).toHaveBeenCalledWith({ type: 'pause.agreed', isAgreed: false });
    await userEvent.click(screen.getByRole('checkbox', { name: /Tuesday 9 March 2027/ }));
    await press('Plan this pause');
    expect(send).toHaveBeenLastCalledWith({ type: 'pause.agreed', isAgreed: true });
  });

  it('asks for no agreement where it moves nothing', async () => {
    const send = draw(await modelOf({ pauses: { ...freePauses, contract: null } }, true), 'AgreeingToPause');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Plan this pause');
    expect(send).toHaveBeenCalledWith({ type: 'pause.agreed', isAgreed: true });
  });

  it('says before it is planned that a switch cuts it short (DB-04, SW-12)', async () => {
    draw(await modelOf({ pauses: untilSwitch }, true), 'AgreeingToPause');
    expect(screen.getByRole('dialog')).toHaveTextContent('so your pause ends the day before, with your plan.');
  });

  it('says what has changed since it was shown', async () => {
    const model = await modelOf({}, true);
    draw({ ...model, pause: model.pause && { ...model.pause, changed: 'lastDay' } }, 'AgreeingToPause');
    expect(screen.getByRole('status')).toHaveTextContent('The last day of your contract has changed');
  });
});

test.each([
  [planned, 'Yes, take it back', 'Tuesday 23 February 2027'],
  [resting, 'Yes, resume today', 'Sunday 28 February 2027'],
])('a pause ends only by a member who has read what becomes of the contract %#', async (pauses, confirm, lastDay) => {
  const send = draw(await modelOf({ pauses }), 'ConfirmingEnd');
  expect(screen.getByRole('dialog')).toHaveTextContent(`The last day of your minimum term will be ${lastDay}.`);
  await press(confirm);
  expect(send).toHaveBeenCalledWith({ type: 'end.confirmed' });
});
