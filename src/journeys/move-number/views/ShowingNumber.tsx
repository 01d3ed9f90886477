import type { selectMoveNumber } from '../../../../machines/move-number/move-number.selectors.ts';
import type { NumberMoves, NumberNews } from '../../../../machines/move-number/move-number.types.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { moveNumberCopy } from '../move-number.copy.ts';
import { LatestMove } from './LatestMove.tsx';
import classes from './MoveNumber.module.css';

const copy = moveNumberCopy.ShowingNumber;

const warnings: ReadonlySet<NumberNews> = new Set(['tooLate', 'outdated']);

/** What was given already, to be shown again with a code. */
function Codes({ codes }: Pick<NumberMoves, 'codes'>) {
  if (codes.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="leaving-codes">
      <h2 id="leaving-codes">{copy.codes}</h2>
      <SummaryList
        rows={codes.map(({ kind, lastDay }) => ({ term: copy.code[kind], details: copy.codeUntil(lastDay) }))}
      />
    </section>
  );
}

/** The number, how one that is brought stands, and the two ways. */
export function ShowingNumber({ model, send }: ViewPropsOf<typeof selectMoveNumber>) {
  const { known, news, isMoveUnderWay, isBusy } = model;
  if (!known) return null;
  const { phoneNumber, isSimOn, move, codes } = known;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <div className={classes.parts}>
        {news !== null && <Alert kind={warnings.has(news) ? 'warning' : 'success'}>{copy.news[news]}</Alert>}
        <Card tone="turquoise">
          <Text type="louder">{phoneNumber}</Text>
          {!isSimOn && <Text>{copy.lost}</Text>}
        </Card>
        {move !== null && <LatestMove move={move} isBusy={isBusy} send={send} />}
        {isSimOn && !isMoveUnderWay && (
          <section className={classes.section} aria-labelledby="bringing">
            <h2 id="bringing">{copy.bringHeading}</h2>
            <Text>{copy.bringText}</Text>
            <div>
              <LinkButton to={paths.bringNumber} variant="primary">
                {copy.bring}
              </LinkButton>
            </div>
          </section>
        )}
        <section className={classes.section} aria-labelledby="leaving">
          <h2 id="leaving">{copy.leaveHeading}</h2>
          <Text>{copy.leaveText}</Text>
          <div>
            <LinkButton to={paths.leaveWithNumber}>{copy.leave}</LinkButton>
          </div>
        </section>
        <Codes codes={codes} />
      </div>
      <WaysOn>
        {!isSimOn && (
          <LinkButton to={paths.activateSim} variant="primary">
            {copy.needSim}
          </LinkButton>
        )}
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
