import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './parts.module.css';

const copy = switchProviderCopy.shared;

/** Exactly what the provider was asked with, so that it can be held against a bill. */
export function SentDetails({ model }: Pick<ViewPropsOf<typeof selectSwitchProvider>, 'model'>) {
  const { status, providerName, sent, address } = model;
  return (
    <section className={classes.part} aria-labelledby="sent-details">
      <h2 id="sent-details">{copy.sent}</h2>
      <SummaryList
        rows={[
          { term: copy.provider, details: status?.losingProviderName ?? providerName },
          { term: copy.lastName, details: sent.lastName },
          { term: copy.accountNumber, details: sent.accountNumber === '' ? copy.notSent : sent.accountNumber },
          { term: copy.address, details: address },
        ]}
      />
    </section>
  );
}
