import { Column } from '../../../ui/Column/Column.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { VisitPromise } from '../../../ui/VisitPromise/VisitPromise.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { VisitSteps } from './VisitSteps.tsx';

const copy = bookInstallCopy.ReadingOverview;

export function ReadingOverview({ model, send }: ViewPropsOf<typeof selectBookInstall>) {
  const isBoth = model.isOutsideVisitRequired && model.isInHomeVisitRequired;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={model.isBusy ? undefined : isBoth ? copy.introBoth : copy.introOne}>
        {copy.heading}
      </PageHeading>
      {model.isBusy ? (
        <Skeleton shape="rows" label={copy.loading} />
      ) : (
        <>
          {model.earliestGoLive !== null && (
            <Text type="loud-bold">
              <Unbroken>{copy.earliest(longDate(model.earliestGoLive))}</Unbroken>
            </Text>
          )}
          <VisitSteps model={model} />
          <Text>{copy.move}</Text>
          {/* The day of an outside visit is not known yet, and so is what a missed one is worth. */}
          {model.earliestGoLive !== null && (
            <VisitPromise date={model.earliestGoLive} of={model.isOutsideVisitRequired ? 'start' : 'visit'} />
          )}
          <WaysOn>
            <StepButton label={copy.submit} onPress={() => send({ type: 'overview.read' })} />
          </WaysOn>
        </>
      )}
    </Column>
  );
}
