import type { registerInterestMachine } from '../../../machines/register-interest/register-interest.machine.ts';
import type { RegisterInterestModel } from '../../../machines/register-interest/register-interest.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { registerInterestCopy } from './register-interest.copy.ts';
import type { RegisterInterestViewProps } from './register-interest.props.ts';
import { EnteringDetails } from './views/EnteringDetails.tsx';

const outcomes = {
  InterestNotRegistered: { ways: { retry: { type: 'retry.requested' }, change: { type: 'details.changed' } } },
  InterestRegistered: {
    kind: 'success',
    says: ({ body }, { form }) => ({ body: body(form.email) }),
    ways: { home: '/', another: '/postcode-checker' },
  },
} satisfies Outcomes<typeof registerInterestCopy, RegisterInterestViewProps>;

export const registerInterestViews: ViewsOf<typeof registerInterestMachine, RegisterInterestModel> = {
  ...outcomeViews(registerInterestCopy, outcomes),
  EnteringDetails,
};
