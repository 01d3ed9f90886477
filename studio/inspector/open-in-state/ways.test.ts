import { expect, it } from 'vitest';
import type { ChartState } from '../../charts/chart.types.ts';
import type { JourneyWays } from './way.types.ts';
import { wayInto, waysOf } from './ways.ts';

const state = (id: string, ...states: ChartState[]) => ({ id, states }) as unknown as ChartState;
const step = (type: string) => ({ machine: 'order', at: ['order'], event: { type } });

const ways: JourneyWays = {
  machine: 'order',
  steps: [step('one'), step('two')],
  states: {
    'order.far': { path: '/order', steps: [0, 1], at: ['order', 'order.far'] },
    'order.near': { path: '/order', steps: [1], at: ['order', 'order.near'] },
    'order.gone': { because: 'The journey ends here.' },
  },
};

it('a product owner gets the way into a state with its steps in full', () => {
  expect(wayInto(ways, state('order.far'))).toEqual({
    way: { path: '/order', machine: 'order', at: ['order', 'order.far'], steps: [step('one'), step('two')] },
  });
});

it('into a state that has others in it leads the shortest of their ways', () => {
  const whole = state('order', state('order.far'), state('order.gone'), state('order.near'));
  expect(wayInto(ways, whole)).toMatchObject({ way: { at: ['order', 'order.near'] } });
});

it('hears why no customer is seen in a state, and that no way is kept for one that is new', () => {
  expect(wayInto(ways, state('order.gone'))).toEqual({ because: 'The journey ends here.' });
  expect(wayInto(ways, state('order.new'))).toEqual({ because: 'No way is kept for this state yet.' });
});

it('the ways of each journey are loaded by its name; a journey without a file is told', async () => {
  expect((await waysOf('log-out')).machine).toBe('logOut');
  await expect(waysOf('unicorn')).rejects.toThrow('npm run ways');
});
