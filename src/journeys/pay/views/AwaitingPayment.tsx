import type { selectPay } from '../../../../machines/pay/pay.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { payCopy } from '../pay.copy.ts';

const copy = payCopy.AwaitingPayment;

/** The money is on its way; nobody has to stay for it. */
export function AwaitingPayment({ model }: Pick<ViewPropsOf<typeof selectPay>, 'model'>) {
  const { purpose, isSlow, takesDays, back } = model;
  const said =
    takesDays === null
      ? { heading: copy.heading[purpose ?? 'BROADBAND_BILL'], body: copy.body }
      : copy.takesDays[takesDays];
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{said.body}</p>}>{said.heading}</PageHeading>
      {isSlow || takesDays !== null ? (
        <>
          {takesDays === null && (
            <Alert kind="info">
              <p>{copy.slow}</p>
            </Alert>
          )}
          <WaysOn>
            <LinkButton to={back}>{copy[purpose ?? 'dashboard']}</LinkButton>
          </WaysOn>
        </>
      ) : (
        <LazyLoader label={copy.loading} />
      )}
    </Column>
  );
}
