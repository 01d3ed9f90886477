import type { ReactNode } from 'react';
import { Column } from '../../../ui/Column/Column.tsx';
import { HeldUntil } from '../../../ui/HeldUntil/HeldUntil.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisitPromise } from '../../../ui/VisitPromise/VisitPromise.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { KeptVisit } from './KeptVisit.tsx';
import classes from './VisitPage.module.css';

const { names, card, notBooked } = bookInstallCopy.shared;

type VisitPageProps = Pick<ViewPropsOf<typeof selectBookInstall>, 'model' | 'send'> & {
  intro: string;
  /** What we are doing while there is no date yet. */
  loading?: string;
  ways: ReactNode;
};

/** A visit's page with its date: to keep, or to change (BK-03). The other visit's page is another page. */
export function VisitPage({ model, send, intro, loading, ways }: VisitPageProps) {
  const { title, install } = names[model.visit];
  const visit = model[model.visit];
  // The in-home visit keeps the outside one in sight: it depends on its date.
  const first = model.visit === 'inHomeVisit' ? model.outsideVisit : null;
  return (
    <Column key={model.visit}>
      <PageTitle>{title}</PageTitle>
      <PageHeading intro={<p>{intro}</p>}>{title}</PageHeading>
      {visit === null && loading !== undefined && <Skeleton shape="card" label={loading} />}
      {visit !== null && (
        <>
          <div className={classes.visits}>
            {first !== null && (
              <KeptVisit title={card(names.outsideVisit.install)} visit={first} heldUntil={model.heldUntil} />
            )}
            <KeptVisit
              title={card(install)}
              visit={visit}
              heldUntil={model.heldUntil}
              onChange={() => send({ type: 'dateChange.requested' })}
            />
          </div>
          {visit.isHeld ? (
            <HeldUntil until={model.heldUntil} areBoth={model.areBothHeld} />
          ) : (
            <Text tone="soft">{notBooked}</Text>
          )}
          <WaysOn>{ways}</WaysOn>
          <VisitPromise date={visit.date} />
        </>
      )}
    </Column>
  );
}
