import { otherVisit } from '../../../../machines/book-install/book-install.selectors.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { DateCard } from '../../../ui/DateCard/DateCard.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ChangeOutsideDate } from './ChangeOutsideDate.tsx';
import { KeptVisit } from './KeptVisit.tsx';

const { names, change } = bookInstallCopy.shared;

type LostDateCopy = {
  title: string;
  heading: string | ((install: string) => string);
  body: string;
  /** What happened to the date. */
  status: string;
  /** Of the other visit, where it stays as it is. */
  kept?: (install: string) => string;
};

export type LostDate = {
  /** Both visits have lost their dates. */
  isOfBoth?: boolean;
  /** Beside another date; an earlier outside visit is offered where there is one. */
  ways: readonly ['change', 'changeOutside'?];
};

/** The page of a visit whose date is gone: why, what is kept, and the way to another date. */
export const lostDateView = (copy: LostDateCopy, { isOfBoth = false, ways }: LostDate) =>
  function LostDateView({ model, send }: ViewPropsOf<typeof selectBookInstall>) {
    const { visit } = model;
    const lost = isOfBoth ? (['outsideVisit', 'inHomeVisit'] as const) : [visit];
    const other = otherVisit(visit);
    const { heading, kept } = copy;
    const keptCard = kept && model[other];
    return (
      <Column key={visit}>
        <PageTitle>{copy.title}</PageTitle>
        <PageHeading>{typeof heading === 'string' ? heading : heading(names[visit].install)}</PageHeading>
        <Alert kind="warning">{copy.body}</Alert>
        {lost.map((name) => {
          const card = model[name];
          return (
            card && (
              <DateCard
                key={name}
                title={names[name].title}
                date={card.date}
                slotText={card.formattedSlot}
                lost={copy.status}
              />
            )
          );
        })}
        {keptCard && <KeptVisit title={kept(names[other].install)} visit={keptCard} heldUntil={model.heldUntil} />}
        <WaysOn>
          <StepButton label={change} onPress={() => send({ type: 'dateChange.requested' })} />
          {ways.includes('changeOutside') && <ChangeOutsideDate model={model} send={send} />}
        </WaysOn>
      </Column>
    );
  };
