import { facts, plans } from '../../../machines/estimate-data/estimate-data.cases.ts';
import { estimateDataMachine } from '../../../machines/estimate-data/estimate-data.machine.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, held, isBusy } from '../runner/outcomes.ts';

export const estimateData = browserJourney<typeof estimateDataMachine>({
  name: 'estimate-data',
  machine: estimateDataMachine,
  starts: { 'a visitor': { input: undefined, open: ({ page }) => page.goto(paths.dataNeed) } },
  perform: {
    'hours.changed': [
      {
        event: { type: 'hours.changed', use: 'music', hours: 28 },
        does: ({ pages }) => pages.estimatingData.slider('Music').press('End'),
      },
    ],
    'hours.cleared': ({ pages }) => pages.estimatingData.clear.click(),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: { loadPlans: { ends: [answers(plans), isBusy('listSimPlans')], held: held('listSimPlans') } },
  facts,
});
