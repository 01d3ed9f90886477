import { longDate } from '../../../ui/format/date.ts';
import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { VisitPage } from './VisitPage.tsx';

const copy = bookInstallCopy.VisitProposed;

/** The in-home visit keeps the outside visit in sight: it depends on its date. */
export function VisitProposed({ model, send }: ViewPropsOf<typeof selectBookInstall>) {
  const { visit, outsideVisit, isBusy } = model;
  return (
    <VisitPage
      model={model}
      send={send}
      intro={copy.intro[visit]}
      loading={isBusy ? copy.loading : undefined}
      ways={
        <StepButton
          label={copy.submit[model.confirms]}
          busy={isBusy}
          onPress={() => send({ type: 'visit.confirmed' })}
        />
      }
    >
      {visit === 'inHomeVisit' && outsideVisit && (
        <Text>{copy.outside(longDate(outsideVisit.date), outsideVisit.formattedSlot)}</Text>
      )}
    </VisitPage>
  );
}
