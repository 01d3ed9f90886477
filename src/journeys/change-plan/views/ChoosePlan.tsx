import type { selectChangePlan } from '../../../../machines/change-plan/change-plan.selectors.ts';
import type { PlanTerms } from '../../../../machines/change-plan/change-plan.types.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { OptionRow } from '../../../ui/OptionRow/OptionRow.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { PlanCard } from '../../../ui/PlanCard/PlanCard.tsx';
import { changeBesideSwitch, noteAhead } from '../../../ui/format/switch-ahead.copy.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { changePlanCopy } from '../change-plan.copy.ts';
import classes from './ChangePlan.module.css';

const copy = changePlanCopy.ChoosePlan;

type Props = ViewPropsOf<typeof selectChangePlan>;

/** Mesh Wi-Fi is added, kept or taken out with any plan (CU-02). */
function KitChoice({ model, send }: Pick<Props, 'model' | 'send'>) {
  const isThere = model.present?.meshWifi ?? false;
  const name = copy.mesh(isThere);
  return (
    <fieldset className={classes.kit}>
      <legend>{copy.kit}</legend>
      <OptionRow
        input={{
          type: 'checkbox',
          name: 'meshWifi',
          'aria-label': name,
          checked: model.meshWifi,
          onChange: ({ target }) => send({ type: 'meshWifi.toggled', meshWifi: target.checked }),
        }}
        name={name}
        hint={copy.meshText(isThere)}
        price={copy.meshPrice(model.meshWifiMonthlyPriceInPence)}
      />
      <p role="status" className={classes.prices}>
        {copy.prices(model.meshWifi)}
      </p>
    </fieldset>
  );
}

/** The plans that can be had, beside the present one, by speed, all with mesh Wi-Fi or without (DB-05, CU-02). */
export function ChoosePlan({ model, send }: Props) {
  const { address, from, present, options, hasOtherPlans, switchAhead, maySwitchCostFee, meshWifi, news, planId } =
    model;
  const note = noteAhead(switchAhead, changeBesideSwitch(maySwitchCostFee));
  const bySpeed = (one: PlanTerms, other: PlanTerms) => one.downstreamSpeedInMbps - other.downstreamSpeedInMbps;
  // With the other kit it is one of the options.
  const now = present?.meshWifi === meshWifi ? [present] : [];
  const cards: PlanTerms[] = [...options, ...now].toSorted(bySpeed);
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={from !== null && <p>{copy.intro(address, from)}</p>}>{copy.heading}</PageHeading>
      {news && <Alert kind="warning">{copy.news[news]}</Alert>}
      {note !== null && <Text>{note}</Text>}
      {!hasOtherPlans && <Text>{copy.kitOnly}</Text>}
      <KitChoice model={model} send={send} />
      <h2>
        <VisuallyHidden>{copy.list}</VisuallyHidden>
      </h2>
      <div className={classes.plans}>
        {cards.map((card) => {
          const option = options.find(({ productId }) => productId === card.productId);
          return (
            <PlanCard
              key={card.productId}
              name={card.displayName}
              speedInMbps={card.downstreamSpeedInMbps}
              priceInPence={card.monthlyPriceInPence}
              per={copy.per(card.meshWifi)}
              terms={option ? copy.difference(option.differenceInPence) : copy.terms}
              benefits={copy.benefits(card, option !== undefined)}
              action={
                option ? (
                  <Button
                    variant="primary"
                    wide
                    onClick={() => send({ type: 'plan.chosen', productId: option.productId })}
                  >
                    {copy.choose(option)}
                  </Button>
                ) : (
                  <p className={classes.yours}>{copy.yours}</p>
                )
              }
            />
          );
        })}
      </div>
      <Text tone="soft">{copy.once}</Text>
      <TextLink alone to={`${paths.plans}/${planId}`}>
        {copy.plan}
      </TextLink>
    </Column>
  );
}
