import type { PayModel, selectPay } from '../../../../machines/pay/pay.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { payCopy } from '../pay.copy.ts';
import { CardFields } from './CardFields.tsx';
import { LastTry } from './LastTry.tsx';
import classes from './WhatIsPaid.module.css';
import { WhatIsPaid } from './WhatIsPaid.tsx';

const copy = payCopy.TakingCard;

/** What the provider's page takes: money may come by the wallet, too. */
function takenFor(purpose: PayModel['purpose']): keyof typeof copy.provider {
  if (purpose === 'DIRECT_DEBIT') return 'debit';
  return purpose === 'KEPT_CARD' ? 'card' : 'payment';
}

/** The provider's fields for a card, the choice of one that is kept or of the wallet, and what came of the last try. */
export function TakingCard({ model, send }: ViewPropsOf<typeof selectPay>) {
  const { purpose, amountInPence, parts, isAsking, frame, back } = model;
  if (purpose === null) return null;
  const taken = takenFor(purpose);
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro[purpose]}</p>}>{copy.heading[purpose](amountInPence)}</PageHeading>
      <LastTry model={model} />
      {isAsking && (
        <Alert kind="info" weight="minor">
          <p>{copy.asking}</p>
        </Alert>
      )}
      {/* The form keeps its place whatever comes or goes beside it: a frame that is moved forgets what was typed. */}
      <div className={classes.beside} data-two={parts.length > 0 || undefined}>
        {parts.length > 0 && <WhatIsPaid model={model} />}
        <div className={classes.form}>
          <Text tone="soft">{copy.provider[taken]}</Text>
          {frame !== null && <CardFields key={frame.sessionId} title={copy.frame[taken]} frame={frame} send={send} />}
        </div>
      </div>
      <WaysOn>
        <LinkButton to={back}>{copy[purpose]}</LinkButton>
      </WaysOn>
    </Column>
  );
}
