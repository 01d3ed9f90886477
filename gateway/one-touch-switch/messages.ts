import * as z from 'zod';

/**
 * The messages of One Touch Switch between providers: 15 of the residential switch and the hub's note that one could
 * not be delivered. Simple values are texts, as the industry writes them; what is absent is left out, or empty.
 */
const correlationID = z.string().min(1).max(255);
/** `TOTSCO` is the hub; a provider has four letters and never begins with A. */
const identity = z.string().regex(/^(?:[B-Z][A-Z]{3}|TOTSCO)$/);

/** A request does not know the receiver's correlation; an answer repeats it. */
const party = { type: z.literal('RCPID'), identity };

const auditData = z.array(z.strictObject({ name: z.string().min(1), value: z.string() })).optional();

const telephone = z.string().regex(/^\d{10,11}$/);

const requestedService = z.discriminatedUnion('serviceType', [
  z.strictObject({
    serviceType: z.literal('IAS'),
    action: z.literal('cease'),
    serviceIdentifier: z.string().optional(),
  }),
  z.strictObject({
    serviceType: z.literal('NBICS'),
    action: z.enum(['cease', 'port', 'identify']),
    serviceIdentifier: telephone.or(z.literal('')).optional(),
  }),
]);

const address = z.strictObject({
  /** At most 12 digits, without leading zeros. */
  uprn: z
    .string()
    .regex(/^(?:[1-9]\d{0,11})?$/)
    .optional(),
  /** Without town and postcode. */
  addressLines: z.array(z.string()),
  postTown: z.string(),
  postCode: z.string(),
});

const matchRequest = z.strictObject({
  grcpBrandName: z.string().optional(),
  /** The surname alone. */
  name: z.string(),
  account: z.string().optional(),
  address,
  services: z.array(requestedService),
});

const switchOrderReference = z.uuid();

const offeredService = z.strictObject({
  serviceType: z.enum(['IAS', 'NBICS']),
  switchAction: z.enum([
    'ServiceFound',
    'ServiceNotFound',
    'ServiceWithAnotherRCP',
    'ServiceWithAnotherCust',
    'ForcedCease',
    'OptionToCease',
    'OptionToRetain',
  ]),
  serviceIdentifiers: z
    .array(
      z.strictObject({
        identifierType: z.enum([
          'NetworkOperator',
          'DN',
          'PartialDN',
          'CUPID',
          'AccessLineId',
          'ServiceInformation',
          'ONTReference',
          'PortNumber',
        ]),
        identifier: z.string().min(1),
      }),
    )
    .optional(),
});

const matchResult = z.strictObject({ switchOrderReference, services: z.array(offeredService).min(1) });

const implication = z.strictObject({
  sentMethod: z.enum(['email', 'sms', '1st class post']),
  /** Masked; left out for post. */
  sentTo: z.string().optional(),
  /** UK local time. */
  sentBy: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
});

const matchConfirmation = z.strictObject({
  implicationsSent: z.array(implication),
  matchResult,
  alternativeSwitchOrders: z.array(z.strictObject({ matchResult })).optional(),
});

const failure = z.strictObject({ faultCode: z.string().regex(/^1[1-5]\d\d$/), faultText: z.string() });

const dated = z.strictObject({ switchOrderReference: z.string(), plannedSwitchDate: z.string() });
const confirmed = <const Status extends string>(status: Status) =>
  z.strictObject({ switchOrderReference, status: z.literal(status) });

/** What each message carries, under its own name beside the envelope. */
const requests = {
  residentialSwitchMatchRequest: matchRequest,
  residentialSwitchOrderRequest: dated,
  residentialSwitchOrderUpdateRequest: dated,
  residentialSwitchOrderTriggerRequest: z.strictObject({
    switchOrderReference: z.string(),
    activationDate: z.string(),
  }),
  residentialSwitchOrderCancellationRequest: z.strictObject({ switchOrderReference: z.string() }),
} as const;

const answers = {
  residentialSwitchMatchConfirmation: matchConfirmation,
  residentialSwitchMatchFailure: failure,
  residentialSwitchOrderConfirmation: confirmed('confirmed'),
  residentialSwitchOrderFailure: failure,
  residentialSwitchOrderUpdateConfirmation: confirmed('updated'),
  residentialSwitchOrderUpdateFailure: failure,
  residentialSwitchOrderTriggerConfirmation: confirmed('triggered'),
  residentialSwitchOrderTriggerFailure: failure,
  residentialSwitchOrderCancellationConfirmation: confirmed('cancelled'),
  residentialSwitchOrderCancellationFailure: failure,
  messageDeliveryFailure: z.strictObject({
    code: z.string().regex(/^90\d\d$/),
    text: z.string(),
    severity: z.literal('failure'),
  }),
} as const;

export const payloads = { ...requests, ...answers };

type Payloads = { [Name in keyof typeof payloads]: z.infer<(typeof payloads)[Name]> };
export type RoutingId = keyof Payloads;
export type RequestId = keyof typeof requests;

export type MatchRequest = Payloads['residentialSwitchMatchRequest'];
export type MatchConfirmation = Payloads['residentialSwitchMatchConfirmation'];
export type OfferedService = MatchConfirmation['matchResult']['services'][number];
export type Implication = MatchConfirmation['implicationsSent'][number];

export interface Envelope {
  source: { type: 'RCPID'; identity: string; correlationID: string };
  destination: { type: 'RCPID'; identity: string; correlationID?: string | undefined };
  auditData?: { name: string; value: string }[] | undefined;
}

/** A message by its name. On the wire the name is `envelope.routingID`, and the payload stands under it. */
export type Message<Name extends RoutingId = RoutingId> = {
  [N in Name]: { routingID: N; envelope: Envelope; payload: Payloads[N] };
}[Name];

export function isRequest(message: Message): message is Message<RequestId> {
  return Object.hasOwn(requests, message.routingID);
}

const routed = z.looseObject({ envelope: z.looseObject({ routingID: z.string() }) });

/** A message that is not as the industry writes it: the hub answers 9006, or 9012 when its name is unknown. */
export class MessageRejected extends Error {
  override readonly name = 'MessageRejected';
  readonly code: '9006' | '9012';

  constructor(code: '9006' | '9012', why: string) {
    super(`${code}: ${why}`);
    this.code = code;
  }
}

export function wireOf({ routingID, envelope, payload }: Message): Record<string, unknown> {
  return { envelope: { ...envelope, routingID }, [routingID]: payload };
}

function schemaOf(routingID: RoutingId) {
  const isAnswer = Object.hasOwn(answers, routingID);
  return z.strictObject({
    envelope: z.strictObject({
      source: z.strictObject({ ...party, correlationID }),
      destination: z.strictObject(isAnswer ? { ...party, correlationID } : party),
      routingID: z.literal(routingID),
      auditData,
    }),
    [routingID]: payloads[routingID],
  });
}

/** Where mistakes stand, without what stands there: that may be somebody's name. */
function placesOf({ issues }: z.ZodError): string {
  return issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ');
}

/** Reads a message of the wire and checks it against its schema. Throws `MessageRejected`. */
export function readMessage(wire: unknown): Message {
  const routingID = routed.safeParse(wire).data?.envelope.routingID;
  if (routingID === undefined || !Object.hasOwn(payloads, routingID))
    throw new MessageRejected('9012', 'unknown routing ID');
  const name = routingID as RoutingId;
  const read = schemaOf(name).safeParse(wire);
  if (!read.success) throw new MessageRejected('9006', `${name}: ${placesOf(read.error)}`);
  // The schema that was chosen by the name has just checked both parts.
  const { envelope, [name]: payload } = read.data as Record<string, unknown>;
  const { routingID: _, ...parties } = envelope as Envelope & { routingID: string };
  return { routingID: name, envelope: parties, payload } as Message;
}
