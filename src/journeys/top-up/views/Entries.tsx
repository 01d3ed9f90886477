import type { TopUpModel } from '../../../../machines/top-up/top-up.selectors.ts';
import type { CreditEntry } from '../../../../machines/top-up/top-up.types.ts';
import { topUpReceipt } from '../../../pages/content/top-up-receipt.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { price } from '../../../ui/format/price.ts';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { entryKinds, topUpCopy } from '../top-up.copy.ts';
import classes from './TopUp.module.css';

const copy = topUpCopy.ShowingCredit;

/** With its sign, as what comes and what goes stand under each other. */
const signed = (pence: number): string => (pence > 0 ? `+${price(pence)}` : price(pence));

function Entry({ kind, about, amountInPence, debtInPence, balanceInPence, bookedAt, topUpId }: CreditEntry) {
  return (
    <li className={classes.entry}>
      <div className={classes.what}>
        <Text type="speak-up">{about === null ? entryKinds[kind] : `${entryKinds[kind]}: ${about}`}</Text>
        <Text tone="soft">
          <ShortDate date={bookedAt} />
        </Text>
        {topUpId !== null && (
          <TextLink alone to={topUpReceipt(topUpId)} newTab isDocument>
            {copy.receipt}
          </TextLink>
        )}
      </div>
      <div className={classes.sum}>
        <Text type="loud-bold">{signed(amountInPence)}</Text>
        {debtInPence !== 0 && <Text>{copy.owedMore(debtInPence)}</Text>}
        <Text tone="soft">{copy.left(balanceInPence)}</Text>
      </div>
    </li>
  );
}

/** What the credit is made of, newest first. */
export function Entries({ entries, hasOlder }: Pick<TopUpModel, 'entries' | 'hasOlder'>) {
  return (
    <Card as="section" aria-labelledby="credit-entries">
      <h2 id="credit-entries">{copy.history}</h2>
      {entries.length === 0 ? (
        <Text>{copy.nothing}</Text>
      ) : (
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      )}
      {hasOlder && <Text tone="soft">{copy.older}</Text>}
    </Card>
  );
}
