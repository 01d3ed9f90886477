import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failedWith, starts, switchingWith } from '../../../machines/switch-provider/switch-provider.cases.ts';
import { switchProviderMachine } from '../../../machines/switch-provider/switch-provider.machine.ts';
import { selectSwitchProvider } from '../../../machines/switch-provider/switch-provider.selectors.ts';
import type {
  RequestMatchInput,
  SwitchProviderEvent,
  SwitchProviderView,
  SwitchStatus,
} from '../../../machines/switch-provider/switch-provider.types.ts';
import { createTouches } from '../../analytics/touches.ts';
import { draw, keep, model, send } from './test-views.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  send.mockReset();
  keep.mockReset();
  vi.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const failedMatches: readonly SwitchProviderView[] = [
  'AddressNotMatched',
  'ProviderNotMatched',
  'SwitchInProgress',
  'ProviderNotAnswering',
  'MatchExpired',
  'AnswerNotUnderstood',
];

test.each<[SwitchProviderView, string, SwitchProviderEvent['type']]>([
  ['ProvidersNotLoaded', 'Try again', 'retry.requested'],
  ['ProvidersNotLoaded', 'Continue without switching', 'switch.declined'],
  ['ProviderNotListed', 'Continue without switching', 'switch.declined'],
  ['ProviderNotListed', 'Choose another provider', 'providerChange.requested'],
  ['ChoosingProvider', 'My provider isn’t listed', 'provider.missed'],
  ['ChoosingProvider', 'Continue without switching', 'switch.declined'],
  ['GivingDetails', 'Choose another provider', 'providerChange.requested'],
  ['MatchNotRequested', 'Try again', 'retry.requested'],
  ['MatchNotRequested', 'Change my details', 'detailsChange.requested'],
  ['CheckingMatch', 'Carry on with my order in the meantime', 'order.continued'],
  ['CheckingMatch', 'Change my details', 'detailsChange.requested'],
  ['MatchNotChecked', 'Try again', 'retry.requested'],
  ['MatchStillChecked', 'Carry on with my order in the meantime', 'order.continued'],
  ['MatchStillChecked', 'Check now', 'result.requested'],
  ['AddressNotMatched', 'Add my account number', 'detailsChange.requested'],
  ['AddressNotMatched', 'Check my address', 'addressChange.requested'],
  ['ProviderNotMatched', 'Choose another provider', 'providerChange.requested'],
  ['SwitchInProgress', 'Carry on with my order in the meantime', 'order.continued'],
  ['SwitchInProgress', 'Ask again', 'match.requested'],
  ['ProviderNotAnswering', 'Ask again now', 'match.requested'],
  ['MatchExpired', 'Start again', 'match.requested'],
  ['AnswerNotUnderstood', 'Check again', 'result.requested'],
  ['AnswerNotUnderstood', 'Ask again', 'match.requested'],
  ['MatchFound', 'Review your switch', 'switchDetails.opened'],
  ['ConsentNotSent', 'Try again', 'retry.requested'],
  ['ConsentNotSent', 'Back to the details', 'switchDetails.opened'],
  ['SwitchSetUp', 'Carry on with my order', 'order.continued'],
  ['SwitchSetUp', 'Don’t switch after all', 'switch.declined'],
  ['SwitchNotWithdrawn', 'Try again', 'retry.requested'],
  ['SwitchNotWithdrawn', 'Back to my switch', 'switchDetails.opened'],
])('%s: "%s" says %s', async (view, button, type) => {
  draw(view);
  await press(button);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type });
});

test.each<SwitchProviderView>([
  'MatchNotRequested',
  'CheckingMatch',
  'MatchNotChecked',
  'MatchStillChecked',
  ...failedMatches,
  'MatchFound',
  'ConsentNotSent',
])('%s offers to go on without switching, with what it means (SW-07)', async (view) => {
  draw(view);
  const without = screen.getByRole('region', { name: 'Carry on without switching' });
  expect(without).toHaveTextContent('You’ll need to cancel with your provider yourself');
  expect(without).toHaveTextContent('If the services overlap, you’ll pay for both.');
  await userEvent.click(within(without).getByRole('button', { name: 'Continue without switching' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'switch.declined' });
});

test.each(failedMatches)('%s says what did not match and shows what was sent (SW-07)', (view) => {
  draw(view, { fault: '1108' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(
    screen.getByText('Riverbourne Broadband has a customer at your address, but under another last name.'),
  ).toBeVisible();
  const sent = screen.getByRole('region', { name: 'What we sent' });
  for (const text of ['Riverbourne Broadband', 'Fairweather', 'None'])
    expect(within(sent).getByText(text)).toBeVisible();
  expect(within(sent).getByText('LK1 1AA').closest('dd')).toHaveTextContent('4 Heron Way, Larkhaven, LK1 1AA');
});

test('with everything else done there is nothing to go on with meanwhile', () => {
  draw('MatchStillChecked', { mayGoOn: false });
  expect(screen.queryByRole('button', { name: /in the meantime/ })).toBeNull();
  expect(screen.getByText(/Wait for the answer here, or carry on without switching/)).toBeVisible();
});

describe('the question', () => {
  test.each([
    ['Yes, switch it for me', 'switch'],
    ['Yes, but I’ll cancel it myself', 'self'],
    ['No, I don’t have broadband here', 'none'],
  ])('"%s" is an answer (SW-01)', async (label, wish) => {
    draw('ChoosingSwitch', { wish: null });
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }));
    await press('Continue');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'wish.submitted', wish });
  });

  test('is asked once to the eye, and names its answers to the ear', () => {
    draw('ChoosingSwitch', { wish: null });
    const question = 'Do you have broadband at this address?';
    expect(screen.getByRole('radiogroup', { name: question })).toBeRequired();
    const [shown, ...more] = screen.getAllByText(question).filter(({ className }) => !/hidden/.test(className));
    expect(shown?.tagName).toBe('H1');
    expect(more).toEqual([]);
  });

  test('no answer is refused with words', () => {
    draw('ChoosingSwitch', { wish: null, errors: { wish: 'wishMissing' } });
    expect(screen.getByRole('alert')).toHaveTextContent('There is a problem');
    expect(screen.getByRole('link', { name: 'Choose one of the answers' })).toBeVisible();
  });
});

describe('the details', () => {
  test('start with the member’s name, and the account number may be left out (SW-03)', async () => {
    draw('GivingDetails');
    expect(screen.getByLabelText('Last name')).toHaveValue('Fairweather');
    expect(screen.getByLabelText('Account number (optional)')).toBeVisible();
    expect(screen.getByText('Where do I find my account number?')).toBeVisible();
    await press('Find my broadband');
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'details.submitted',
      lastName: 'Fairweather',
      accountNumber: '',
    });
  });

  test('after a failed match say what did not match, and the field in question has the focus (SW-07)', () => {
    draw('GivingDetails', {
      fault: '1109',
      fieldsToCorrect: ['accountNumber'],
      needsAccountNumber: true,
    });
    expect(screen.getByLabelText('Account number')).toHaveFocus();
    expect(screen.getByLabelText('Account number')).toBeRequired();
    const words = /more than one customer of that name/;
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByLabelText('Account number')).toHaveAccessibleDescription(words);
    expect(screen.getByRole('region', { name: 'What we sent' })).toHaveTextContent('Fairweather');
  });

  test('keep what was typed (SW-07)', () => {
    draw('GivingDetails', {}, { lastName: 'Merryweather', accountNumber: '100', about: model.providerName });
    expect(screen.getByLabelText('Last name')).toHaveValue('Merryweather');
    expect(screen.getByLabelText('Account number (optional)')).toHaveValue('100');
  });

  test('with another provider the name stays, and the account number of the first is not sent on', () => {
    draw('GivingDetails', {}, { lastName: 'Merryweather', accountNumber: '100', about: 'Tidewell' });
    expect(screen.getByLabelText('Last name')).toHaveValue('Merryweather');
    expect(screen.getByLabelText('Account number (optional)')).toHaveValue('');
  });
});

test('the wait that the page promises is the wait before we ask again by ourselves (SW-07)', () => {
  vi.useFakeTimers();
  const requestMatch = fromPromise<SwitchStatus, RequestMatchInput>(() => new Promise(() => {}));
  const input = starts['a customer who comes back to a match that is still looked for'];
  const actor = createActor(switchProviderMachine.provide({ actors: { requestMatch } }), {
    input: { ...input, switching: switchingWith(failedWith('1112')) },
  }).start();
  draw('ProviderNotAnswering', selectSwitchProvider(actor.getSnapshot()));
  const [, seconds] = /try again automatically in about (\d+) seconds/.exec(document.body.textContent ?? '') ?? [];
  vi.advanceTimersByTime(Number(seconds) * 1000 - 1);
  expect(actor.getSnapshot().matches('providerNotAnswering')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(actor.getSnapshot().matches('requestingMatch')).toBe(true);
  vi.useRealTimers();
});

test('the two tracked fields of switching are told by name, never with what is in them (SC-18)', () => {
  const told: unknown[] = [];
  const tell = (field: HTMLElement) => {
    const { tell } = createTouches();
    field.addEventListener('focusin', (event) => told.push(tell(event)));
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
  draw('ChoosingProvider').baseElement.querySelectorAll('input').forEach(tell);
  cleanup();
  draw('GivingDetails');
  tell(screen.getByLabelText('Last name'));
  expect(told).toEqual([
    { name: 'form_field_focused', data: { form: 'provider_search', field: 'current_provider' } },
    { name: 'form_field_focused', data: { form: 'switch_details', field: 'account_holder_name' } },
  ]);
});
