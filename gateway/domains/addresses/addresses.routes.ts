import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import { retrieveAddress, suggestAddresses } from './addresses.service.ts';
import { captureErrors, findItemOf, retrievedAddressOf, retrieveItemOf } from './capture.rules.ts';

/** Suggestions that a search gives (specification, point 9). A postcode whose homes are asked for has a limit of its own. */
const SUGGESTIONS = 5;

const TEXT_REQUIRED = 'Enter a postcode or an address';

/** Our own address interface. */
export function addressesHandlers({ db }: Dependencies): Pick<Handlers, 'searchAddresses' | 'getAddress'> {
  return {
    searchAddresses: async ({ query }) => {
      // Two readings of the specification: both names are taken, the site sends `text` (AD-05).
      const text = (query.text ?? query.filter ?? '').trim();
      if (text === '') {
        const fields = [{ path: 'query.text', message: TEXT_REQUIRED }];
        throw new HttpProblem(400, 'validation.failed', { message: TEXT_REQUIRED, fields });
      }
      return {
        status: 200,
        body: await suggestAddresses(db, {
          text,
          containerId: query.containerId,
          limit: query.limit ?? SUGGESTIONS,
          homesAtOnce: query.limit !== undefined,
        }),
      };
    },
    getAddress: async ({ path }) => {
      const premise = await retrieveAddress(db, path.id);
      if (!premise) throw notFound('address');
      return { status: 200, body: retrievedAddressOf(path.id, premise) };
    },
  };
}

/** The third-party address capture service, as far as the web host calls it. */
export function captureHandlers({ db, env }: Dependencies): Pick<Handlers, 'findCapture' | 'retrieveCapture'> {
  const refusal = (query: { Key: string; Origin: string }) => {
    if (query.Key !== env.addressCaptureKey) return captureErrors.unknownKey;
    return query.Origin === 'GBR' ? undefined : captureErrors.originNotCovered;
  };
  return {
    findCapture: async ({ query }) => {
      const text = query.Text.trim();
      const containerId = query.Container === '' ? undefined : query.Container;
      const error =
        refusal(query) ?? (text === '' && containerId === undefined ? captureErrors.nothingToFind : undefined);
      if (error) return { status: 200, body: { Items: [error] } };
      const suggestions = await suggestAddresses(db, { text, containerId, limit: query.Limit });
      return { status: 200, body: { Items: suggestions.map(findItemOf) } };
    },
    retrieveCapture: async ({ query }) => {
      const error = refusal(query);
      if (error) return { status: 200, body: { Items: [error] } };
      const premise = await retrieveAddress(db, query.Id);
      const item = premise
        ? retrieveItemOf(query.Id, premise, [query.field1format, query.field2format])
        : captureErrors.unknownId;
      return { status: 200, body: { Items: [item] } };
    },
  };
}
