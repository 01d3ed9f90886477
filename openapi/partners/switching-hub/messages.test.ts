import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRequest, MessageRejected, routingIds, readMessage, wireOf, type RoutingId } from './messages.ts';

const reference = '5c1f4a0e-7a0b-4d0e-9a7e-0d5f2c1b8a10';
const failure = { faultCode: '1108', faultText: 'One or more customers found, but no match on surname' };
const dated = { switchOrderReference: reference, plannedSwitchDate: '2026-12-08' };

/** A right payload of each message. */
const examples: Record<RoutingId, Record<string, unknown>> = {
  residentialSwitchMatchRequest: {
    grcpBrandName: 'Larkline',
    name: "O'Connor",
    account: '100200300',
    address: { uprn: '990000000001', addressLines: ['7 Two Call Road'], postTown: 'Wrenholt', postCode: 'LK9 2BB' },
    services: [
      { serviceType: 'IAS', action: 'cease' },
      { serviceType: 'NBICS', action: 'port', serviceIdentifier: '01632960142' },
    ],
  },
  residentialSwitchMatchConfirmation: {
    implicationsSent: [{ sentMethod: 'email', sentTo: 'al**@example.com', sentBy: '2026-11-23 09:00:01' }],
    matchResult: {
      switchOrderReference: reference,
      services: [
        {
          serviceType: 'IAS',
          switchAction: 'ServiceFound',
          serviceIdentifiers: [{ identifierType: 'AccessLineId', identifier: 'LN1' }],
        },
      ],
    },
    alternativeSwitchOrders: [
      {
        matchResult: {
          switchOrderReference: reference,
          services: [{ serviceType: 'NBICS', switchAction: 'OptionToCease' }],
        },
      },
    ],
  },
  residentialSwitchMatchFailure: failure,
  residentialSwitchOrderRequest: dated,
  residentialSwitchOrderConfirmation: { switchOrderReference: reference, status: 'confirmed' },
  residentialSwitchOrderFailure: failure,
  residentialSwitchOrderUpdateRequest: dated,
  residentialSwitchOrderUpdateConfirmation: { switchOrderReference: reference, status: 'updated' },
  residentialSwitchOrderUpdateFailure: failure,
  residentialSwitchOrderTriggerRequest: { switchOrderReference: reference, activationDate: '2026-12-08' },
  residentialSwitchOrderTriggerConfirmation: { switchOrderReference: reference, status: 'triggered' },
  residentialSwitchOrderTriggerFailure: failure,
  residentialSwitchOrderCancellationRequest: { switchOrderReference: reference },
  residentialSwitchOrderCancellationConfirmation: { switchOrderReference: reference, status: 'cancelled' },
  residentialSwitchOrderCancellationFailure: failure,
  messageDeliveryFailure: { code: '9008', text: 'timed out', severity: 'failure' },
};

const names = routingIds;
const requests = names.filter((name) => name.endsWith('Request'));

function wireMessage(name: RoutingId): Record<string, unknown> {
  const isAnswer = !requests.includes(name);
  return {
    envelope: {
      source: { type: 'RCPID', identity: isAnswer ? 'RBRN' : 'RLRK', correlationID: 'c-1' },
      destination: {
        type: 'RCPID',
        identity: isAnswer ? 'RLRK' : 'RBRN',
        ...(isAnswer ? { correlationID: 'c-0' } : {}),
      },
      routingID: name,
    },
    [name]: examples[name],
  };
}

function codeOf(wire: unknown): string | undefined {
  try {
    readMessage(wire);
    return undefined;
  } catch (error) {
    if (error instanceof MessageRejected) return error.code;
    throw error;
  }
}

test('there are fifteen messages of the residential switch, and the hub’s own', () => {
  expect(names).toHaveLength(16);
  expect(names.filter((name) => name.startsWith('residentialSwitch'))).toHaveLength(15);
  expect(requests).toHaveLength(5);
});

describe.each(names)('%s', (name) => {
  test('is read as it was written', () => {
    const message = readMessage(wireMessage(name));
    expect(message.routingID).toBe(name);
    expect(message.payload).toEqual(examples[name]);
    expect(wireOf(message)).toEqual(wireMessage(name));
    expect(isRequest(message)).toBe(requests.includes(name));
  });

  test('is refused when a part is missing, more than there should be, or of another kind', () => {
    const wire = wireMessage(name);
    const { [name]: payload, ...bare } = wire;
    expect(codeOf(bare)).toBe('9006');
    expect(codeOf({ ...wire, extra: 1 })).toBe('9006');
    expect(codeOf({ ...bare, other: payload })).toBe('9006');
    for (const key of Object.keys(examples[name])) {
      expect(codeOf({ ...wire, [name]: { ...examples[name], [key]: 7 } })).toBe('9006');
      const isOptional = ['grcpBrandName', 'account', 'alternativeSwitchOrders'].includes(key);
      const { [key]: _, ...rest } = examples[name];
      expect(codeOf({ ...wire, [name]: rest })).toBe(isOptional ? undefined : '9006');
    }
  });

  test('an answer repeats the requester’s correlation, and a request names none', () => {
    const wire = wireMessage(name);
    const envelope = wire['envelope'] as Record<string, Record<string, string>>;
    const { correlationID, ...destination } = envelope['destination'] ?? {};
    const turned = correlationID === undefined ? { ...destination, correlationID: 'c-9' } : destination;
    expect(codeOf({ ...wire, envelope: { ...envelope, destination: turned } })).toBe('9006');
  });
});

test.each<[string, unknown]>([
  ['9012', {}],
  ['9012', null],
  ['9012', 'text'],
  ['9012', { envelope: { routingID: 'residentialSwitchHello' } }],
  ['9012', { envelope: { routingID: 'toString' } }],
  ['9012', { envelope: { routingID: '__proto__' } }],
])('a message without a name that is known is refused with %s', (code, wire) => {
  expect(codeOf(wire)).toBe(code);
});

test.each([
  ['a provider that begins with A', { identity: 'ABCD' }],
  ['a provider of three letters', { identity: 'RBR' }],
  ['another kind of party', { type: 'MAIL' }],
  ['an empty correlation', { correlationID: '' }],
  ['a correlation of 256 signs', { correlationID: 'x'.repeat(256) }],
])('%s is refused', (_, wrong) => {
  const wire = wireMessage('residentialSwitchMatchRequest');
  const envelope = wire['envelope'] as { source: object };
  expect(codeOf({ ...wire, envelope: { ...envelope, source: { ...envelope.source, ...wrong } } })).toBe('9006');
});

test('names with apostrophes, quotes, backslashes and backticks come through as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'\'"\\`’ŷß\n\t{}<>a'.split('')) }), (name) => {
      const wire = wireMessage('residentialSwitchMatchRequest');
      const payload = { ...examples.residentialSwitchMatchRequest, name };
      const sent = JSON.parse(JSON.stringify({ ...wire, residentialSwitchMatchRequest: payload })) as unknown;
      expect(readMessage(sent).payload).toMatchObject({ name });
    }),
  );
});

test('whatever comes is read or refused, and never breaks the reader', () => {
  const nearly = fc
    .tuple(fc.constantFrom(...names), fc.jsonValue(), fc.constantFrom('envelope', 'payload', 'both'))
    .map(([name, value, where]) => ({
      ...wireMessage(name),
      ...(where === 'payload' ? {} : { envelope: { routingID: name, ...Object(value) } }),
      ...(where === 'envelope' ? {} : { [name]: value }),
    }));
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), nearly), (wire) => {
      expect([undefined, '9006', '9012']).toContain(codeOf(wire));
    }),
    { numRuns: 1_000 },
  );
});

test('a refusal says where the mistake is and not what stands there', () => {
  const wire = wireMessage('residentialSwitchMatchRequest');
  const secret = { ...examples.residentialSwitchMatchRequest, name: 7, account: ['Finch-100200300'] };
  expect(() => readMessage({ ...wire, residentialSwitchMatchRequest: secret })).toThrow(/name type/);
  expect(() => readMessage({ ...wire, residentialSwitchMatchRequest: secret })).not.toThrow(/100200300/);
});
