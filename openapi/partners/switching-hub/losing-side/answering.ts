import { answerCorrelation } from '../correlation.ts';
import type { Message, RequestId, RoutingId } from '../messages.ts';

/** A message of the provider that a request went to, under a correlation that is the same however often it comes. */
export function answering<const Name extends Exclude<RoutingId, RequestId>>(
  { envelope: { source, destination } }: Message<RequestId>,
  routingID: Name,
  payload: Message<Name>['payload'],
  kind = 'answer',
): Message<Name> {
  const envelope = {
    source: {
      type: 'RCPID' as const,
      identity: destination.identity,
      correlationID: answerCorrelation(source.correlationID, kind),
    },
    destination: source,
  };
  // Name and payload were given together.
  return { routingID, envelope, payload } as Message<Name>;
}
