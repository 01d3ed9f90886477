import type { SwitchFactsProps } from '../../../ui/SwitchDetails/SwitchFacts.tsx';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

/** The facts of this switch, for the dialog that it is agreed in and for the page after it. */
export const switchFactsOf = (model: ViewPropsOf<typeof selectSwitchProvider>['model']): SwitchFactsProps => ({
  type: 'GAINING',
  reference: model.status?.reference ?? null,
  provider: model.providerName,
  completionDate: model.completionDate,
  address: model.address,
  lastName: model.sent.lastName,
  accountNumber: model.sent.accountNumber,
});
