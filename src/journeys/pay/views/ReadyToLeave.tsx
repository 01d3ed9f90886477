import type { PayModel, selectPay } from '../../../../machines/pay/pay.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { payCopy } from '../pay.copy.ts';
import { LastTry } from './LastTry.tsx';
import { WhatIsPaid } from './WhatIsPaid.tsx';

const copy = payCopy.ReadyToLeave;
const { heading, intro } = payCopy.TakingCard;

function goFor(purpose: PayModel['purpose']): string {
  if (purpose === 'DIRECT_DEBIT') return copy.goForDebit;
  return purpose === 'KEPT_CARD' ? copy.goForCard : copy.go;
}

/** What is paid, what came of the last try, and the way to the provider's own page. */
export function ReadyToLeave({ model, send }: ViewPropsOf<typeof selectPay>) {
  const { purpose, amountInPence, parts, back } = model;
  if (purpose === null) return null;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{intro[purpose]}</p>}>{heading[purpose](amountInPence)}</PageHeading>
      <LastTry model={model} />
      {parts.length > 0 && <WhatIsPaid model={model} />}
      <Text tone="soft">{copy.body}</Text>
      <WaysOn>
        <Button onClick={() => send({ type: 'provider.requested' })}>{goFor(purpose)}</Button>
        <LinkButton to={back}>{copy[purpose]}</LinkButton>
      </WaysOn>
    </Column>
  );
}
