import { Column } from '../../../ui/Column/Column.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
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
      <PageHeading>{copy.heading}</PageHeading>
      {model.isBusy ? (
        <Skeleton shape="rows" label={copy.loading} />
      ) : (
        <>
          <Text type="speak-up">{isBoth ? copy.introBoth : copy.introOne}</Text>
          <VisitSteps model={model} />
          <WaysOn>
            <StepButton label={copy.submit} onPress={() => send({ type: 'overview.read' })} />
          </WaysOn>
        </>
      )}
    </Column>
  );
}
