import { facts } from '../../../machines/log-out/log-out.cases.ts';
import { logOutMachine } from '../../../machines/log-out/log-out.machine.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, isBusy } from '../runner/outcomes.ts';

export const logOut = browserJourney<typeof logOutMachine>({
  name: 'log-out',
  machine: logOutMachine,
  starts: {
    'a member': {
      input: undefined,
      ready: ({ gateway }) => gateway.register(),
      open: ({ page }) => page.goto('/auth/logout'),
    },
  },
  perform: { 'retry.requested': ({ pages }) => pages.main.retry.click() },
  calls: { logOut: { ends: [answers(), isBusy('logOut')] } },
  facts,
});
