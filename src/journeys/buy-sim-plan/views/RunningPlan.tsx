import { paths } from '../../../../machines/shared/paths.ts';
import type { MySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { mobileData } from '../../../ui/format/mobile-data.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { buySimPlanCopy } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';

const copy = buySimPlanCopy.ShowingPlan;

type Running = NonNullable<MySimPlan['current']>;

function Left({ term, left, isUsedUp }: { term: string; left: string | null; isUsedUp: boolean }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{isUsedUp ? copy.usedUp : (left ?? copy.unlimited)}</dd>
    </div>
  );
}

function WhatIsLeft({ left, usedUp }: Pick<Running, 'left' | 'usedUp'>) {
  if (left === null) return <Text>{copy.notSaid}</Text>;
  const { dataInMb, minutes, texts } = left;
  const counted = (count: number | null) => (count === null ? null : String(count));
  return (
    <dl className={classes.left} aria-label={copy.left}>
      <Left
        term={copy.data}
        left={dataInMb === null ? null : mobileData(dataInMb)}
        isUsedUp={usedUp.includes('DATA') || dataInMb === 0}
      />
      <Left term={copy.minutes} left={counted(minutes)} isUsedUp={usedUp.includes('MINUTES') || minutes === 0} />
      <Left term={copy.texts} left={counted(texts)} isUsedUp={usedUp.includes('TEXTS') || texts === 0} />
    </dl>
  );
}

function SwitchOn({ text }: { text: string }) {
  return (
    <>
      <Text>{text}</Text>
      <TextLink alone to={paths.activateSim}>
        {copy.switchOn}
      </TextLink>
    </>
  );
}

/** The plan that runs, how long, and what is left of it; or that none does. */
export function RunningPlan({ mine: { current, hasActiveSim } }: { mine: MySimPlan }) {
  if (current === null)
    return (
      <Card tone="turquoise">
        <h2>{copy.none}</h2>
        {hasActiveSim ? <Text>{copy.noneText}</Text> : <SwitchOn text={copy.noSim} />}
      </Card>
    );
  return (
    <Card tone="turquoise">
      <h2>{copy.running(current.plan.name)}</h2>
      <Text>{copy.until(current.daysLeft, current.endsOn)}</Text>
      <WhatIsLeft left={current.left} usedUp={current.usedUp} />
      {!hasActiveSim && <SwitchOn text={copy.simOff} />}
    </Card>
  );
}
