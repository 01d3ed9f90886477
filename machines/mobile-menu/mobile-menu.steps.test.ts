import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { cases, facts, starts } from './mobile-menu.cases.ts';
import { mobileMenuMachine } from './mobile-menu.machine.ts';

describeSteps(
  { machine: mobileMenuMachine, starts, cases, facts },
  {
    begins: { 'a customer on a phone': 'closed' },
    steps: {
      closed: [['menu.toggled', 'open']],
      open: [
        ['menu.toggled', 'closed'],
        ['menu.dismissed', 'closed'],
        ['device.turned', 'closed'],
        ['screen.widened', 'closed'],
        [{ type: 'page.changed', path: '/postcode-checker' }, 'closed'],
      ],
    },
  },
);
