import { fromPromise } from 'xstate';
import type {
  Provider,
  RequestMatchInput,
  StartSwitchInput,
  Switch,
  SwitchStatus,
} from '../../../machines/switch-provider/switch-provider.types.ts';
import { asFailure, codeOf } from '../../../machines/shared/failure.ts';
import type { Installations } from '../../gateway-client/installations.ts';
import type { Plans } from '../../gateway-client/plans.ts';
import type { Switches } from '../../gateway-client/switches.ts';

type Calls = {
  switches: Switches;
  plans: Pick<Plans, 'getPlan'>;
  installations: Pick<Installations, 'createInstallation'>;
};

/** The gateway's codes for a switch that can be asked for anew only: it is over. */
const gone: ReadonlySet<string> = new Set(['switch.withdrawn', 'switch.not-found']);

/** Fills switching with the gateway's calls; every one rejects with a Failure. All writes may be sent again. */
export function createSwitchProviderActors({ switches, plans, installations }: Calls) {
  async function requestMatch(input: RequestMatchInput, signal: AbortSignal): Promise<SwitchStatus> {
    const { planId, transactionId, providerId, lastName, accountNumber } = input;
    const request = {
      planId,
      nccTransactionId: transactionId,
      losingProviderId: providerId,
      lastName,
      ...(accountNumber === '' ? {} : { losingProviderAccountNumber: accountNumber }),
    };
    const create = () => switches.createSwitch(request, signal);
    const replace = (switchId: string) => switches.replaceSwitch(switchId, request, signal);
    try {
      return await (input.switchId === null ? create() : replace(input.switchId));
    } catch (error) {
      const code = codeOf(asFailure(error));
      if (input.switchId !== null && gone.has(code)) return create();
      if (code !== 'switch.exists') throw error;
      // Asked for in another tab, or before the page was left.
      const { switchId } = await plans.getPlan(planId, signal);
      return switchId === undefined || switchId === null ? Promise.reject(asFailure(error)) : replace(switchId);
    }
  }

  return {
    loadProviders: fromPromise<Provider[], Record<string, never>>(({ signal }) => switches.listProviders(signal)),
    requestMatch: fromPromise<SwitchStatus, RequestMatchInput>(({ input, signal }) => requestMatch(input, signal)),
    startSwitch: fromPromise<Switch, StartSwitchInput>(async ({ input, signal }) => {
      const { switchId, reference, planId, isV2 } = input;
      const started = await switches.consentToSwitch(switchId, reference, signal);
      // The switch goes with the day of the installation, also when that was made before (SW-13).
      await installations.createInstallation(planId, { isV2, switchId }, signal);
      return started;
    }),
    withdrawSwitch: fromPromise<void, { switchId: string }>(({ input, signal }) =>
      switches.withdrawSwitch(input.switchId, signal),
    ),
  };
}
