import { chatLink } from '../../../pages/content/chat-link.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';

const copy = addressCheckCopy.ways;

type Way = 'plans' | 'interest' | 'byHand' | 'retry' | 'change';

const eventOf = {
  plans: { type: 'plans.requested' },
  interest: { type: 'interest.requested' },
  byHand: { type: 'manualEntry.requested' },
  retry: { type: 'retry.requested' },
  change: { type: 'address.changed' },
} as const;

type WaysProps = {
  ways: readonly (Way | 'chat')[];
  send: AddressCheckViewProps['send'];
  /** Other words for a way on this page. */
  labels?: Partial<Record<Way, string>>;
};

/** The ways on from an outcome, the main one first. */
export function Ways({ ways, send, labels }: WaysProps) {
  return ways.map((way, index) =>
    way === 'chat' ? (
      <LinkButton key={way} to={chatLink} replace>
        {copy.chat}
      </LinkButton>
    ) : (
      <Button
        key={way}
        variant={index === 0 ? 'primary' : way === 'change' ? 'link' : 'standard'}
        onClick={() => send(eventOf[way])}
      >
        {labels?.[way] ?? copy[way]}
      </Button>
    ),
  );
}
