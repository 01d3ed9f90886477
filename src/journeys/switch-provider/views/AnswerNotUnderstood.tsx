import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { FailedMatch } from './FailedMatch.tsx';
import { MatchWays } from './MatchWays.tsx';

const copy = switchProviderCopy.AnswerNotUnderstood;

export function AnswerNotUnderstood({ model, send }: SwitchProviderViewProps) {
  return (
    <FailedMatch
      model={model}
      send={send}
      title={copy.title}
      heading={copy.heading}
      ways={<MatchWays model={model} send={send} ways={['look', 'ask', 'details', 'provider', 'later', 'chat']} />}
    >
      {copy.body}
    </FailedMatch>
  );
}
