import { paths } from '../../../../machines/shared/paths.ts';
import type { selectTopUp, TopUpModel } from '../../../../machines/top-up/top-up.selectors.ts';
import type { Credit } from '../../../../machines/top-up/top-up.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Scene } from '../../../ui/art/Scene.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { price } from '../../../ui/format/price.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { topUpCopy } from '../top-up.copy.ts';
import { AutomaticTopUp } from './AutomaticTopUp.tsx';
import { CapAbroad } from './CapAbroad.tsx';
import { Entries } from './Entries.tsx';
import { TopUpForm } from './TopUpForm.tsx';
import classes from './TopUp.module.css';
import { VoucherForm } from './VoucherForm.tsx';

const copy = topUpCopy.ShowingCredit;

type Props = ViewPropsOf<typeof selectTopUp>;

function News({ news, redeemedInPence }: Pick<TopUpModel, 'news' | 'redeemedInPence'>) {
  if (news === null) return null;
  if (news === 'voucherRedeemed') return <Alert kind="success">{copy.redeemed(redeemedInPence)}</Alert>;
  return <Alert kind={news === 'cardGone' ? 'warning' : 'success'}>{copy.news[news]}</Alert>;
}

/** What is owed comes before everything else. */
function Owed({ credit, model, send }: Pick<Props, 'model' | 'send'> & { credit: Credit }) {
  return (
    <Card as="section" aria-labelledby="owed">
      <h2 id="owed">{copy.owed(credit.debtInPence)}</h2>
      <Text>{copy.owedText}</Text>
      <div>
        <Button
          variant="primary"
          loading={model.doing === 'debt'}
          disabled={model.isBusy && model.doing !== 'debt'}
          onClick={() => send({ type: 'debtPayment.requested' })}
        >
          {copy.payOwed(credit.debtInPence)}
        </Button>
      </div>
    </Card>
  );
}

/** The credit, every way to top it up, and what it is made of. */
export function ShowingCredit({ model, send, draft }: Props) {
  const { credit } = model;
  if (!credit) return null;
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <News {...model} />
      <div className={classes.sides}>
        <div className={classes.parts}>
          <Card tone="turquoise">
            <div className={classes.balance}>
              <div className={classes.words}>
                <Text type="shout">{price(credit.balanceInPence)}</Text>
                <TextLink alone to="/international">
                  {copy.charges}
                </TextLink>
              </div>
              <div className={classes.picture}>
                <Scene name="coin" />
              </div>
            </div>
          </Card>
          {credit.debtInPence > 0 ? (
            <Owed credit={credit} model={model} send={send} />
          ) : (
            <>
              <TopUpForm credit={credit} model={model} send={send} draft={draft} />
              <VoucherForm model={model} send={send} draft={draft} />
            </>
          )}
        </div>
        <div className={`${classes.parts} ${classes.side}`}>
          {credit.debtInPence === 0 && <AutomaticTopUp credit={credit} model={model} send={send} draft={draft} />}
          {model.abroad !== null && <CapAbroad abroad={model.abroad} model={model} send={send} draft={draft} />}
        </div>
        <Entries entries={model.entries} hasOlder={model.hasOlder} />
      </div>
      <WaysOn>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
