import { chatLink } from '../../../pages/content/chat-link.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = switchProviderCopy.shared;

const ways = {
  retry: { label: copy.retry, event: { type: 'retry.requested' } },
  ask: { label: copy.ask, event: { type: 'match.requested' } },
  look: { label: copy.look, event: { type: 'result.requested' } },
  address: { label: copy.checkAddress, event: { type: 'addressChange.requested' } },
  details: { label: copy.details, event: { type: 'detailsChange.requested' } },
  provider: { label: copy.otherProvider, event: { type: 'providerChange.requested' } },
  later: { label: copy.later, event: { type: 'order.continued' } },
  open: { label: switchProviderCopy.MatchFound.open, event: { type: 'switchDetails.opened' } },
  decline: { label: switchProviderCopy.without.action, event: { type: 'switch.declined' } },
} as const;

export type MatchWay = keyof typeof ways | 'chat';

/** Other words for a way on this page. */
export type WayLabels = Partial<Record<MatchWay, string>>;

type MatchWaysProps = Pick<ViewPropsOf<typeof selectSwitchProvider>, 'model' | 'send'> & {
  ways: readonly MatchWay[];
  labels?: WayLabels;
};

/** The ways on, the main one first. Left out: to go on where nothing else is to be done, and another home after the order. */
export function MatchWays({ model, send, ways: wanted, labels }: MatchWaysProps) {
  const left = { later: !model.mayGoOn, address: model.isOrdered } as Partial<Record<MatchWay, boolean>>;
  const offered = wanted.filter((way) => left[way] !== true);
  return offered.map((way, index) => {
    if (way === 'chat') {
      return (
        <LinkButton key={way} to={chatLink} replace>
          {copy.chat}
        </LinkButton>
      );
    }
    const label = labels?.[way] ?? ways[way].label;
    const press = () => send(ways[way].event);
    return index === 0 ? (
      <StepButton key={way} label={label} onPress={press} />
    ) : (
      <Button key={way} onClick={press}>
        {label}
      </Button>
    );
  });
}
