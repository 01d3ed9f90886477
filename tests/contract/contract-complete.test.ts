import { describe, expect, it } from 'vitest';

import { addressPattern, namePattern } from '../../machines/shared/typed-text.ts';
import { addressRefusals, nameRefusals } from '../../src/ui/form/fields.copy.ts';
import { callOf, calls, contract, fieldsOf, resolved, schemaAt, schemaOf } from './contract.ts';
import { fieldLists } from './specified-fields.ts';
import { calledByTheSite, ownCalls } from './specified.ts';

const needs = (call: (typeof calls)[number]) => Object.keys(call.operation.security?.[0] ?? {});
const count = (name: string) => fieldsOf(schemaOf(name)).length;
const inContract = new Set(calls.map(({ method, path }) => `${method} ${path}`));

describe('Every call of the site is in the contract (specification, point 7; Annex A)', () => {
  it('numbers all 54 calls', () => {
    expect(calledByTheSite.map(([number]) => number)).toEqual(Array.from({ length: 54 }, (_, index) => index + 1));
  });

  it.each(calledByTheSite)('call %i: %s %s', (_number, method, path) => {
    expect(inContract).toContain(`${method} ${path}`);
  });

  it.each(ownCalls)('our own call: %s %s', (method, path) => {
    expect(inContract).toContain(`${method} ${path}`);
  });

  it('has no call that neither list names', () => {
    const named = new Set([...calledByTheSite.map(([, ...call]) => call), ...ownCalls].map((call) => call.join(' ')));
    expect([...inContract].filter((call) => !named.has(call))).toEqual([]);
  });

  it.each([
    ['checkAddress', 'query', ['postcode', 'streetNumber'], ['vendorApiVersion', 'uprn']], // AD-02
    ['listProducts', 'query', [], ['filter']], // PL-01
    ['listProducts', 'header', [], ['source']], // PL-01
    ['listProductsForHome', 'query', ['uprn'], ['irregularInstallTypes', 'vendorApiVersion']], // AD-04
    ['searchAddresses', 'query', [], ['text', 'filter', 'containerId', 'source', 'limit']], // AD-05
    ['getAddress', 'header', [], ['source']], // AD-05
    ['findCapture', 'query', ['Key', 'Text', 'Limit', 'Origin'], ['Container']], // AD-06
    ['retrieveCapture', 'query', ['Key', 'Id', 'Limit', 'Origin'], ['field1format', 'field2format']], // AD-06
    ['listInstallationAppointments', 'query', [], ['visitType']], // BK-08
    ['listAvailableAppointments', 'query', [], ['visitType']], // BK-08
    ['getAvailabilities', 'query', [], ['startDate']], // BK-11
    ['downloadContract', 'query', ['docId'], []], // CO-01
    ['listOrders', 'query', [], ['planId']], // OR-05
    ['createOrder', 'header', [], ['Idempotency-Key']], // OR-02
  ])('%s takes its %s parameters', (operationId, place, required, optional) => {
    const parameters = callOf(operationId).parameters.filter((parameter) => parameter.in === place);
    const names = (wanted: boolean) =>
      parameters.filter((parameter) => (parameter.required ?? false) === wanted).map(({ name }) => name);
    expect(names(true).toSorted()).toEqual(required.toSorted());
    expect(names(false).toSorted()).toEqual(optional.toSorted());
  });

  it('answers an appointment update with a string (BK-25)', () => {
    expect(callOf('updateAppointment').operation.responses['200']?.content?.['application/json']?.schema.type).toBe(
      'string',
    );
  });

  it('serves both order bodies, the older one without an answer body (OR-03)', () => {
    expect(schemaOf('OrderRequest').oneOf).toHaveLength(2);
    const { responses } = callOf('createOrder').operation;
    expect(responses['201']?.content).toBeDefined();
    expect(responses['204']?.content).toBeUndefined();
  });
});

describe('Every entity has its fields, optional and null as specified (specification, point 3; Annex B)', () => {
  it.each(Object.entries(fieldLists))('%s', (path, fields) => {
    expect(fieldsOf(schemaAt(path))).toEqual(fields.split(/\s+/).toSorted());
  });

  it('counts 25 member, 14 premise, 9 address, 11 order and 22 appointment fields', () => {
    expect(['Member', 'MemberAddress', 'Order', 'OrderAppointment', 'Switch'].map(count)).toEqual([25, 9, 11, 22, 13]);
    expect(count('Premise')).toBe(14 + 1); // AD-10: 14 fields, and our earliestActivationDate
    expect(count('Plan')).toBe(28 + 1); // PL-08: 28 fields, and earliestActivationDate of the response
  });

  it.each([
    [
      'KnownAddressCheckStatus',
      'SINGLE_ADDRESS_MATCH MULTIPLE_ADDRESS_MATCH NO_ADDRESS_MATCH TooManyAddressesFound NO_PRODUCTS NO_UPRN SWITCHING_NOT_AVAILABLE UNSUPPORTED_INSTALL_TYPE UNSUPPORTED_PREMISE_TYPE NO_FORECAST_APPOINTMENTS_FOR_REGION OLT_P2P RESTRICTED_PREMISE',
    ], // AD-12…23
    ['VisitType', 'PRE_WORK IN_HOME INTERNAL_INCIDENT EXTERNAL_INCIDENT SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME SURVEY'], // BK-31
    ['InstallationAppointment.visitType', 'PRE_WORK IN_HOME'],
    ['AppointmentCreation.visitType', 'PRE_WORK IN_HOME'], // BK-10
    ['Slot', 'AM PM'],
    ['AppointmentState', 'DRAFT CONFIRMED CANCELLED'], // BK-29
    ['VisitStatus', 'PENDING CONFIRMED CANCELLED COMPLETED'], // BK-29
    ['BookingStatus', 'DRAFT ACTIVE REBOOKED REJECTED'], // BK-30
    ['AddressSuggestionType', 'Container Address Postcode Locality BuildingName BuildingNumber Street'], // AD-08
    ['RetrievedAddress.type', 'Residential Commercial Unknown'], // AD-09
    ['Switch.switchType', 'GAINING LOSING'], // SW-08
    ['Banner.variant', 'error info success warning'], // DB-07
    ['UserConsentLevel', 'ESSENTIAL FULL'], // SC-13
    [
      'KnownFlag',
      'customise-plan contracts-ui contract-new-tab book-install-v2 commercial-launch about-you-redirect address-lookup-spike',
    ], // SC-10
    ['RuntimeConfig.environment', 'dev tst stg prd'], // SC-07
  ])('%s knows exactly its values', (path, values) => {
    expect(schemaAt(path).enum).toEqual(values.split(' '));
  });

  it('lets an unknown address status and switch state through (AD-24, SW-09)', () => {
    expect(schemaAt('AddressCheckResult.status')).not.toHaveProperty('enum');
    expect(schemaAt('SwitchStatus.state')).not.toHaveProperty('enum');
  });

  it('takes the member id as a number and as a string (AU-05)', () => {
    expect(schemaAt('Member.id').type).toEqual(['string', 'integer']);
  });

  it('writes plan prices as strings and product prices as whole pence (PL-02, PL-08)', () => {
    expect([schemaAt('Plan.upfrontPrice').type, schemaAt('Plan.monthlyPrice').type]).toEqual(['string', 'string']);
    expect(schemaAt('Product.priceInPence').type).toBe('integer');
  });

  it('rejects nobody in a full acceptance and at least one otherwise (RS-04…07)', () => {
    const outcome = schemaOf('ReservationOutcome');
    const [accepted, other] = (outcome.oneOf ?? []).map(resolved);
    expect(accepted?.properties?.['status']?.const).toBe('FullyAccepted');
    expect(accepted?.properties?.['rejectedAppointmentIds']?.maxItems).toBe(0);
    expect(other?.properties?.['status']?.enum).toEqual(['PartiallyAccepted', 'Rejected']);
    expect(other?.properties?.['rejectedAppointmentIds']?.minItems).toBe(1);
    expect(outcome['x-message']).toBe("Validation error: 'rejectedAppointmentIds' condition not met based on 'status'");
  });
});

describe('Every mistake has its words (specification, point 5)', () => {
  it.each([
    ['AppointmentUpdateV2.appointmentId', 'x-message', 'Invalid appointment ID'],
    ['AppointmentUpdateV2.appointmentId', 'x-required', 'Invalid appointment ID'],
    ['AppointmentUpdateV2.date', 'x-required', 'Appointment date is required'],
    ['AppointmentUpdateV2.date', 'x-message', 'Date must be in ISO 8601 format'],
    ['AppointmentUpdateV2.slot', 'x-required', 'Appointment slot is required'],
    ['AppointmentUpdateV2.formattedSlot', 'x-required', 'Formatted slot is required'],
    ['AppointmentUpdateV2.contactFirstName', 'x-required', 'First name is required'],
    ['AppointmentUpdateV2.contactLastName', 'x-required', 'Last name is required'],
    ['AppointmentUpdateV2.contactPhoneNumber', 'x-required', 'Phone number is required'],
    ['AppointmentUpdateV2.notes.engineerInstructions', 'x-message', 'Max 250 characters'],
    ['AppointmentCreation.primaryContactName', 'x-required', 'Primary contact name is required'],
    ['AppointmentCreation.primaryContactMobile', 'x-required', 'Primary contact mobile is required'],
    ['AppointmentCreation.installAccessType', 'x-required', 'Access type is required'],
    ['AppointmentCreation.engineerNotes', 'x-message', 'Max 250 characters'],
    ['AppointmentUpdate.notesForEngineer', 'x-message', 'Max 250 characters'],
    ['AppointmentUpdate.appointmentDate', 'x-message', 'Date must be in ISO 8601 format'],
    ['AppointmentUpdate.contactDetails.primaryContactName', 'x-required', 'Primary contact name is required'],
    ['AppointmentUpdate.contactDetails.primaryContactMobile', 'x-required', 'Primary contact mobile is required'],
    ['ReservationRequest.contactDetails.firstName', 'x-required', 'First name is required'],
    ['ReservationRequest.contactDetails.lastName', 'x-required', 'Last name is required'],
  ] as const)('%s %s', (path, keyword, message) => {
    expect(schemaAt(path)[keyword]).toBe(message);
  });

  it.each(['AppointmentUpdateV2', 'AppointmentCreation', 'ContactDetails', 'ReservationContactDetails'])(
    '%s refuses an empty text where a text is required',
    (name) => {
      const { required = [], properties = {} } = schemaOf(name);
      const texts = required.filter((field) => !properties[field]?.format && !properties[field]?.enum);
      expect(texts.filter((field) => properties[field]?.minLength !== 1)).toEqual([]);
    },
  );

  it.each([
    'AppointmentUpdateV2.notes.engineerInstructions',
    'AppointmentUpdate.notesForEngineer',
    'AppointmentCreation.engineerNotes',
  ])('%s holds 250 characters (BK-24)', (path) => {
    expect(schemaAt(path).maxLength).toBe(250);
  });

  it('takes names and addresses of all languages, and no messages, as the forms do', () => {
    const part = (name: 'PersonName' | 'AddressText') => ({
      pattern: schemaOf(name).pattern,
      words: schemaOf(name)['x-message'],
    });
    const words = nameRefusals.firstNameWrong.replace('First name: use', 'Use');
    expect(part('PersonName')).toEqual({ pattern: namePattern.source, words });
    const address = { pattern: addressPattern.source.replace('\\/', '/'), words: addressRefusals.streetNumberWrong };
    expect(part('AddressText')).toEqual(address);
    const streetNumber = callOf('checkAddress').parameters.find(({ name }) => name === 'streetNumber');
    expect(streetNumber?.schema).toMatchObject({ pattern: address.pattern, 'x-message': address.words });
  });

  it.each([
    'Prospect.firstName',
    'Prospect.lastName',
    'RegisterRequest.firstName',
    'RegisterRequest.lastName',
    'MemberUpdate.firstName',
    'MemberUpdate.lastName',
    'ReservationContactDetails.firstName',
    'ReservationContactDetails.lastName',
    'AppointmentUpdateV2.contactFirstName',
    'AppointmentUpdateV2.contactLastName',
    'AppointmentCreation.primaryContactName',
    'AppointmentCreation.alternativeContactName',
    'ContactDetails.primaryContactName',
    'ContactDetails.alternativeContactName',
  ])('takes a name as %s', (path) => {
    expect(schemaAt(path).allOf).toEqual([{ $ref: '#/components/schemas/PersonName' }]);
  });

  it('says "Invalid appointment ID" for an id in the path that is no uuid (BK-26)', () => {
    const id = callOf('getAppointmentV2').parameters.find(({ name }) => name === 'appointmentId');
    expect(id?.schema).toMatchObject({ format: 'uuid', 'x-message': 'Invalid appointment ID' });
  });
});

describe('Every operation says who serves it, who may call it and how it fails', () => {
  const each = calls.map((call) => [call.operation.operationId, call] as const);

  it('names each operation once', () => {
    const names = each.map(([operationId]) => operationId);
    expect(names).toHaveLength(new Set(names).size);
  });

  it.each(each)('%s has one owner, a summary and security', (_name, { operation }) => {
    expect(operation.tags).toHaveLength(1);
    expect(['gateway', 'host', 'capture']).toContain(operation.tags?.[0]);
    expect(operation.summary).toBeTruthy();
    expect(operation.security).toBeDefined();
  });

  it.each(each)('%s answers every failure with a Problem (ER-13)', (_name, { operation }) => {
    const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
    const bodies = failures.map(([, answer]) => resolved(answer).content?.['application/json']?.schema.$ref);
    expect(failures.length).toBeGreaterThan(0);
    expect(new Set(bodies)).toEqual(new Set(['#/components/schemas/Problem']));
  });

  it.each(each)('%s documents the failures that its form brings', (_name, call) => {
    const { method, operation, parameters } = call;
    const expected = [
      '500',
      ...(needs(call).some((scheme) => scheme !== 'antiForgery') ? ['401'] : []),
      ...(needs(call).includes('antiForgery') ? ['403'] : []),
      ...(operation.requestBody || parameters.length > 0 ? ['400'] : []),
      ...(method !== 'POST' && parameters.some((parameter) => parameter.in === 'path') ? ['404'] : []),
    ];
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(expected));
  });

  it('asks for the anti-forgery header X-XSRF-TOKEN on every write, but not from those who sign what they send (HT-03)', () => {
    const writes = calls.filter(({ method }) => method !== 'GET');
    const without = writes.filter((call) => !needs(call).includes('antiForgery'));
    expect(without.map(({ operation }) => operation.operationId)).toEqual([
      'receiveDecisionEvent',
      'receiveParcelEvent',
      'receiveMobileEvent',
      'receivePaymentNotification',
      'receiveNotificationEvent',
    ]);
    expect(contract.components.securitySchemes['antiForgery']).toMatchObject({ in: 'header', name: 'X-XSRF-TOKEN' });
    expect(contract.components.securitySchemes['notificationSignature']).toMatchObject({ name: 'X-Signature' });
  });

  it('asks no read for the anti-forgery header', () => {
    expect(calls.filter((call) => call.method === 'GET' && needs(call).includes('antiForgery'))).toEqual([]);
  });

  it('lets visitors check an address and see plans without logging in (AU-08)', () => {
    const open = calls.filter(({ operation }) => operation.security?.length === 0);
    expect(open.map(({ operation }) => operation.operationId)).toEqual(
      expect.arrayContaining(['checkAddress', 'listProducts', 'listProductsForHome', 'searchAddresses']),
    );
  });

  it('keeps plans, visits, orders and saved journeys to members', () => {
    const open = calls.filter((call) => {
      const own = /\/(plans|installations|appointments|orders|members|contracts|switches|saved-journeys)(\/|$)/;
      // SIM plans are on offer, and nobody's.
      return own.test(call.path) && call.path !== '/sim/v1/plans' && !needs(call).includes('member');
    });
    expect(open.map(({ operation }) => operation.operationId)).toEqual([]);
  });
});
