import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { registerInterestCopy } from './register-interest.copy.ts';
import type { selectRegisterInterest } from '../../../machines/register-interest/register-interest.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { EnteringDetails } from './views/EnteringDetails.tsx';

const outcomes = {
  InterestNotRegistered: { ways: { retry: { type: 'retry.requested' }, change: { type: 'details.changed' } } },
  InterestRegistered: {
    kind: 'success',
    says: ({ body }, { form }) => ({ body: body(form.email) }),
    ways: { home: '/', another: '/postcode-checker' },
  },
} satisfies Outcomes<typeof registerInterestCopy, ViewPropsOf<typeof selectRegisterInterest>>;

export const views = {
  ...outcomeViews(registerInterestCopy, outcomes),
  EnteringDetails,
};
