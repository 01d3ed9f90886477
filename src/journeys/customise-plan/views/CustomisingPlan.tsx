import { paths } from '../../../../machines/shared/paths.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SummaryFooter } from '../../../ui/SummaryFooter/SummaryFooter.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { price } from '../../../ui/format/price.ts';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';
import { ConnectionDate } from './ConnectionDate.tsx';
import { ContractLength } from './ContractLength.tsx';
import { KitOptions } from './KitOptions.tsx';
import { SummaryRows } from './SummaryRows.tsx';
import classes from './CustomisingPlan.module.css';

const copy = customisePlanCopy.CustomisingPlan;

export function CustomisingPlan({ model, send }: CustomisePlanViewProps) {
  return (
    <>
      <Column>
        <PageTitle>{copy.title}</PageTitle>
        <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
        <div className={classes.options}>
          {model.isLoading ? (
            <LazyLoader label={copy.loading} />
          ) : (
            <>
              {model.errors.connectionDate !== undefined && <Alert kind="error" title={model.errors.connectionDate} />}
              <ContractLength model={model} send={send} />
              <KitOptions model={model} send={send} />
              <ConnectionDate model={model} send={send} />
              {model.isSwitchable && (
                <div>
                  <h2>{copy.switch}</h2>
                  <Text>
                    {copy.switchText} <TextLink to={paths.switch}>{copy.switchLink}</TextLink>
                  </Text>
                </div>
              )}
            </>
          )}
        </div>
        <section aria-label={copy.summary} className={classes.summary}>
          <h2>{copy.summary}</h2>
          <SummaryRows model={model} />
        </section>
        <WaysOn>
          <Button
            variant="primary"
            disabled={model.isLoading}
            loading={model.isKeeping}
            onClick={() => send({ type: 'installBooking.requested' })}
          >
            {copy.book}
          </Button>
          <Button
            disabled={model.isLoading}
            loading={model.isSaving}
            onClick={() => send({ type: 'saving.requested' })}
          >
            {copy.save}
          </Button>
        </WaysOn>
      </Column>
      <SummaryFooter
        total={copy.perMonth(price(model.monthlyPriceInPence))}
        caption={model.planName}
        onViewSummary={() => send({ type: 'summary.opened' })}
      />
    </>
  );
}
