import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { statusOf, type Failure } from '../../machines/shared/failure.ts';

function isWorthRetrying(snapshot: AnyMachineSnapshot, isMember: boolean): boolean {
  // By the rule of the tag `failed`, the failure is in the context.
  const { failure } = snapshot.context as { failure?: Failure | null };
  return failure && statusOf(failure) === 401 ? isMember : !snapshot.hasTag('unsent');
}

/** Has everything that failed tried again that is worth it for who is here, in the machine and in its children. */
export function retryFailed(actor: AnyActorRef, isMember: boolean) {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.status !== 'active') return;
  if (snapshot.hasTag('failed') && isWorthRetrying(snapshot, isMember) && snapshot.can({ type: 'retry.requested' }))
    actor.send({ type: 'retry.requested' });
  for (const child of Object.values(snapshot.children as Record<string, AnyActorRef | undefined>))
    if (child && 'machine' in (child.getSnapshot() as object)) retryFailed(child, isMember);
}
