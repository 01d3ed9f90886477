import type { selectChoosePair } from '../../../../machines/choose-pair/choose-pair.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisitPromise } from '../../../ui/VisitPromise/VisitPromise.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { choosePairCopy } from '../choose-pair.copy.ts';
import classes from './ChoosingPair.module.css';
import { PairCard } from './PairCard.tsx';
import { PairFilter } from './PairFilter.tsx';

const copy = choosePairCopy.ChoosingPair;

/** Both dates at once: the first pair that fits, then the next ones (BK-03, BK-05). */
export function ChoosingPair({ model, send }: ViewPropsOf<typeof selectChoosePair>) {
  const { pairs, isEmpty, isNarrowed, isPairLost, failureReason } = model;
  const [first] = pairs;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      {isPairLost && (
        <Alert kind="warning" title={copy.lost.title}>
          {copy.lost.words} {copy.lost.body}
        </Alert>
      )}
      {model.canNarrow && !model.isLoadingFirst && (
        <PairFilter wish={model.wish} onNarrow={(wish) => send({ type: 'pairs.narrowed', ...wish })} />
      )}
      {pairs.length > 0 && (
        <section aria-labelledby="pairs-found" className={classes.found}>
          <Text as="h2" type="speak" id="pairs-found">
            {copy.found(pairs.length)}
          </Text>
          <ol className={classes.pairs}>
            {pairs.map((pair, index) => (
              <PairCard
                key={pair.worksFrom}
                pair={pair}
                isFirst={index === 0}
                onTake={() => send({ type: 'pair.taken', date: pair.worksFrom })}
              />
            ))}
          </ol>
        </section>
      )}
      {isEmpty && (
        <Alert kind="info" title={isNarrowed ? undefined : copy.none.words}>
          {isNarrowed ? copy.noneOfThese : copy.none.body}
        </Alert>
      )}
      {failureReason && (
        <Alert kind="error" title={copy.notLoaded.title}>
          {copy.reasons[failureReason]}
        </Alert>
      )}
      {model.isLoadingFirst ? (
        <Skeleton shape="rows" label={copy.loading} />
      ) : (
        <WaysOn>
          {failureReason && <Button onClick={() => send({ type: 'retry.requested' })}>{copy.notLoaded.retry}</Button>}
          {(model.canSeeMore || model.isLoadingMore) && (
            <Button loading={model.isLoadingMore} onClick={() => send({ type: 'morePairs.requested' })}>
              {copy.more}
            </Button>
          )}
          <Button variant="link" onClick={() => send({ type: 'eachDate.requested' })}>
            {copy.eachDate}
          </Button>
        </WaysOn>
      )}
      {first && (
        <>
          <Text tone="soft">{copy.held}</Text>
          <VisitPromise date={first.inHomeVisit.date} />
        </>
      )}
    </Column>
  );
}
