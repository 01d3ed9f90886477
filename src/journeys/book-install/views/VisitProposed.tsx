import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { VisitPage } from './VisitPage.tsx';

const copy = bookInstallCopy.VisitProposed;

/** The first date that is free for the visit, to take or to change. */
export function VisitProposed({ model, send }: ViewPropsOf<typeof selectBookInstall>) {
  const { visit, isBusy } = model;
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
    />
  );
}
