import { priceAMonth, setUpPrice } from '../../../ui/format/price.ts';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { selectCustomisePlan } from '../../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = customisePlanCopy.ViewingSummary;

/** What has been chosen and what it costs. */
export function SummaryRows({ model }: Pick<ViewPropsOf<typeof selectCustomisePlan>, 'model'>) {
  const { choice, isDateFree } = model;
  return (
    <>
      <SummaryList
        rows={[
          { term: copy.plan, details: model.planName },
          { term: copy.contract, details: model.contractText },
          { term: copy.router, details: copy.included },
          {
            term: copy.mesh,
            details: choice.meshWifi ? priceAMonth(model.meshMonthlyPriceInPence) : copy.meshNone,
          },
          { term: copy.setup, details: setUpPrice(model.setupPriceInPence) },
          ...(isDateFree
            ? [
                {
                  term: copy.connection,
                  details:
                    choice.connectionDate === null ? (
                      copy.connectionMissing
                    ) : (
                      <ShortDate date={choice.connectionDate} />
                    ),
                },
              ]
            : []),
          { term: copy.today, details: copy.nothing },
          { term: copy.monthly, details: <strong>{priceAMonth(model.monthlyPriceInPence)}</strong> },
        ]}
      />
      <Text tone="soft">{copy.firstCharge}</Text>
    </>
  );
}
