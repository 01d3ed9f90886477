import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { paths } from '../shared/paths.ts';
import { cases, facts, starts } from './browse-phones.cases.ts';
import { browsePhonesMachine } from './browse-phones.machine.ts';

describeMachine({
  machine: browsePhonesMachine,
  starts,
  cases,
  facts,
  ends: ['upToDate'],
  invariants: {
    'there are phones to show at any time (PH-01)': ({ context }) => context.phones.length > 0,
    'the page of refurbished phones has no others (PH-03)': ({ context }) =>
      context.path !== paths.refurbishedPhones || context.condition === 'refurbished',
  },
  moves: {
    'news of prices leaves what is looked for as it is (PH-02)': ({ event, before, after }) =>
      event.type === 'address.read' || before.context.brands === after.context.brands,
  },
});
