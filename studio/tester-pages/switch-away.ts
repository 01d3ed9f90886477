import { testTools, type AskedCustomer, type SwitchAway, type SwitchStep } from './test-tools.ts';

type Typed = Partial<Record<string, string>>;

const typedIn = (typed: Typed, name: string): string => (typed[name] ?? '').trim();

/** What is missing before a provider can ask for anybody. */
export function customerErrors(typed: Typed): Partial<Record<'lastName' | 'line' | 'postcode', string>> {
  return {
    ...(typedIn(typed, 'lastName') === '' && { lastName: 'Write the member’s last name' }),
    ...(typedIn(typed, 'line') === '' && { line: 'Write the first line of the address' }),
    ...(typedIn(typed, 'postcode') === '' && { postcode: 'Write the postcode' }),
  };
}

export function customerToAsk(typed: Typed): AskedCustomer {
  const account = typedIn(typed, 'account');
  return {
    lastName: typedIn(typed, 'lastName'),
    ...(account !== '' && { account }),
    address: { lines: [typedIn(typed, 'line')], postcode: typedIn(typed, 'postcode') },
  };
}

const isStep = (text: string): text is SwitchStep['step'] => ['order', 'update', 'trigger', 'cancel'].includes(text);

export function stepErrors(typed: Typed): { step?: string } {
  return isStep(typedIn(typed, 'step')) ? {} : { step: 'Choose a step' };
}

export function stepToTake(typed: Typed): SwitchStep {
  const [step, date] = [typedIn(typed, 'step'), typedIn(typed, 'date')];
  return { step: isStep(step) ? step : 'order', ...(date !== '' && { date }) };
}

const states: Readonly<Record<string, string | undefined>> = {
  asked: 'Asked',
  matched: 'The member was found',
  refused: 'The member was not found',
  ordered: 'Ordered',
  updated: 'Its day was moved',
  triggered: 'Carried out',
  cancelled: 'Cancelled',
};

/** How a switch stands at the other provider. */
export function standingWords({ state, reference, faultCode, isAwaited }: SwitchAway): string {
  return [
    `${states[state] ?? state}.`,
    ...(isAwaited ? ['The answer is on its way.'] : []),
    ...(faultCode === null ? [] : [`The last step was refused with ${faultCode}.`]),
    ...(reference === null ? [] : [`Reference ${reference}.`]),
  ].join(' ');
}

const KEY = 'switch-away';

/** The switch that was asked for last in this tab: a tester goes to see it, and comes back for the next step. */
export const lastSwitchAway = {
  keep: (asked: SwitchAway): SwitchAway => {
    sessionStorage.setItem(KEY, asked.id);
    return asked;
  },
  /** Null where none was asked for, or the database is another one since. */
  read: async (): Promise<SwitchAway | null> => {
    const id = sessionStorage.getItem(KEY);
    return id === null ? null : testTools.switchAway(id).catch(() => null);
  },
};
