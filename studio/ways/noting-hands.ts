import type { Preparation, WayFault } from '../inspector/open-in-state/way.types.ts';
import type { Act, Hands } from '../walks/runner/browser-journey.types.ts';
import type { Fault } from '../../tests/support/browser/gateway.ts';

/** What a fault's body quotes of the member's plan is found when the fault is set. */
const placesIn = (place: string): unknown =>
  new Proxy<Record<string, unknown>>(
    { '...': `‹=${place}›` },
    {
      get: (known, name) => {
        if (typeof name !== 'string' || name === 'then' || name === 'toJSON') return undefined;
        return name in known ? known[name] : `‹=${place}.${name}›`;
      },
    },
  );

const nothing = () => Promise.resolve();

/** Hands that note which page they open and what they are asked to do with the gateway; other acts reject. */
function notingHands(note: (preparation: Preparation) => void, open: (path: string) => void): Hands {
  const gateway = {
    register: async ({ firstName, lastName }: { firstName?: string; lastName?: string } = {}) =>
      note({ do: 'register', ...(firstName && { firstName }), ...(lastName && { lastName }) }),
    logIn: async (member: string) => note({ do: 'logIn', member }),
    draftPlan: async (home: string) => note({ do: 'draftPlan', home }),
    placeOrder: async (home: string) => {
      note({ do: 'placeOrder', home });
      return { id: '‹=order.id›' };
    },
    installation: async () => ({
      preworkAppointment: placesIn('installation.preworkAppointment'),
      inhomeAppointment: placesIn('installation.inhomeAppointment'),
    }),
    fault: async ({ operationId = '', status, delayMs, body }: Fault) => {
      const rule: WayFault = {
        operationId,
        ...(status !== undefined && { status }),
        ...(delayMs !== undefined && { delayMs }),
        ...(body !== undefined && { body }),
      };
      note({ do: 'fault', ...rule });
    },
  };
  const page = {
    // A page that is not open yet has nothing to forget.
    url: () => 'about:blank',
    goto: async (path: string) => open(path),
    clock: { install: nothing, runFor: nothing },
    // What a walk adds to its browser, whoever opens a state here does without.
    addInitScript: nothing,
    request: { get: async () => ({ json: async () => ({ plan: placesIn('plan') }) }) },
  };
  const pages = { enteringAddress: { open: async () => open('/postcode-checker') } };
  // What else is asked of a page fails, and the way is not kept.
  return { gateway, page, pages } as unknown as Hands;
}

/** What acts do with the gateway, and the page that they open last; rejects where they do something with a page. */
export async function notedOf(acts: readonly Act[]): Promise<{ prepare: Preparation[]; path: string | null }> {
  const prepare: Preparation[] = [];
  let path: string | null = null;
  const hands = notingHands(
    (preparation) => prepare.push(JSON.parse(JSON.stringify(preparation)) as Preparation),
    (opened) => {
      path = opened;
    },
  );
  for (const act of acts) await act(hands);
  return { prepare, path };
}
