import { longDate } from '../../../ui/format/date.ts';
import { price } from '../../../ui/format/price.ts';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';

const copy = customisePlanCopy.ViewingSummary;

/** What has been chosen and what it costs. */
export function SummaryRows({ model }: Pick<CustomisePlanViewProps, 'model'>) {
  const { choice } = model;
  return (
    <>
      <SummaryList
        rows={[
          { term: copy.plan, details: model.planName },
          { term: copy.contract, details: model.contractText },
          { term: copy.router, details: copy.included },
          { term: copy.mesh, details: choice.meshWifi ? price(model.meshMonthlyPriceInPence) : copy.meshNone },
          { term: copy.setup, details: model.setupPriceInPence === 0 ? copy.free : price(model.setupPriceInPence) },
          ...(choice.connectionDate === null
            ? []
            : [{ term: copy.connection, details: longDate(choice.connectionDate) }]),
          { term: copy.monthly, details: <strong>{price(model.monthlyPriceInPence)}</strong> },
        ]}
      />
      <Text tone="soft">{copy.firstCharge}</Text>
    </>
  );
}
