import type { GatewayClient } from '../../../src/gateway-client/client.ts';
import { testTools } from '../../tester-pages/test-tools.ts';
import { resolved } from '../recording/references.ts';
import type { WayFault } from './way.types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** With what it quotes: `'...'` stands for all of an object, and null in it for a field that is left out. */
function quoting(body: unknown, known: Fields): unknown {
  const found = resolved(body, known);
  if (typeof found !== 'object' || found === null || !('...' in found)) return found;
  const { '...': whole, ...rest } = found as Fields;
  // What the gateway itself says of a field, null as well, stays.
  const kept = Object.entries(rest).filter(([, value]) => value !== null);
  const left = Object.entries(whole as Fields).filter(([name]) => !(name in rest));
  return Object.fromEntries([...left, ...kept]);
}

/** What a fault's body may quote: the member, their plan, its installation, and its visits as they stand. */
async function knownFor(gateway: GatewayClient, body: unknown, signal: AbortSignal): Promise<Fields> {
  const text = JSON.stringify(body ?? null);
  if (text.includes('‹=member')) return { member: await gateway.GET('/member-api/v1/members/me', { signal }) };
  if (!text.includes('‹=')) return {};
  const { plan } = await gateway.GET('/broadband/v1/saved-journeys/current', { signal });
  const areVisits = text.includes('Visit›');
  if (!areVisits && !text.includes('‹=installation')) return { plan };
  const installation = await gateway.GET('/broadband/v2/plans/{planId}/installations', {
    params: { path: { planId: plan.id } },
    signal,
  });
  if (!areVisits) return { plan, installation };
  const visit = (appointment: { id: string } | null) =>
    appointment &&
    gateway.GET('/broadband/v2/appointments/{appointmentId}', {
      params: { path: { appointmentId: appointment.id } },
      signal,
    });
  const [outsideVisit, inHomeVisit] = await Promise.all([
    visit(installation.preworkAppointment),
    visit(installation.inhomeAppointment),
  ]);
  return { plan, installation, outsideVisit, inHomeVisit };
}

/** A rule for the next call of an operation from the page that `scope` marks. */
export async function setFault(
  gateway: GatewayClient,
  { operationId, status, delayMs, body }: WayFault,
  scope: string,
  signal: AbortSignal,
): Promise<void> {
  const answer = body === undefined ? undefined : quoting(body, await knownFor(gateway, body, signal));
  signal.throwIfAborted();
  await testTools.addFault({
    operationId,
    scope,
    times: 1,
    ...(status !== undefined && { status }),
    ...(delayMs !== undefined && { delayMs }),
    ...(answer !== undefined && { body: answer }),
  });
}
