import type { components } from '../../../openapi/generated/gateway.d.ts';
import { linesOf } from '../../../platform/postal/address-lines.ts';
import { type Premise } from './address-lines.rules.ts';
import type { Suggestion } from './suggestion.rules.ts';

type Schemas = components['schemas'];

/** The address capture service reports its errors with status 200, as the only item; the numbers are its own. */
export const captureErrors = {
  unknownKey: {
    Error: '2',
    Description: 'Unknown key',
    Cause: 'The key you are using to access the service was not found.',
    Resolution: 'Please check that the key is correct.',
  },
  nothingToFind: {
    Error: '1001',
    Description: 'Text or Container Required',
    Cause: 'The Text or Container parameters were not supplied.',
    Resolution: 'Check they were supplied and try again.',
  },
  originNotCovered: {
    Error: '1002',
    Description: 'Origin Invalid',
    Cause: 'The Origin parameter was not GBR.',
    Resolution: 'Only addresses in the United Kingdom are covered.',
  },
  unknownId: {
    Error: '1001',
    Description: 'Id Invalid',
    Cause: 'The Id parameter was not recognised.',
    Resolution: 'Ids are short-lived: find the address again and retrieve it soon.',
  },
} as const satisfies Record<string, Schemas['CaptureError']>;

export function findItemOf({ id, type, text, highlight, description }: Suggestion): Schemas['CaptureFindItem'] {
  return { Id: id, Type: type, Text: text, Highlight: highlight, Description: description };
}

/** The five lines that every record has; those that the address lacks are empty. */
function fiveLines(premise: Premise): { Line1: string; Line2: string; Line3: string; Line4: string; Line5: string } {
  const [Line1 = '', Line2 = '', Line3 = '', Line4 = '', Line5 = ''] = linesOf(premise);
  return { Line1, Line2, Line3, Line4, Line5 };
}

/** The whole address; each of `formats` may name fields in braces, such as `{UPRN}` or `{Latitude}, {Longitude}`. */
export function retrieveItemOf(
  id: string,
  premise: Premise,
  formats: (string | undefined)[],
): Schemas['CaptureRetrieveItem'] {
  const item = {
    Id: id,
    Type: premise.kind,
    Language: 'ENG',
    Company: premise.company ?? '',
    SubBuilding: premise.subBuilding ?? '',
    BuildingNumber: premise.streetNumber ?? '',
    BuildingName: premise.buildingName ?? '',
    Street: premise.streetName,
    SecondaryStreet: '',
    District: premise.locality ?? '',
    City: premise.city,
    ...fiveLines(premise),
    PostalCode: premise.postcode,
    CountryName: 'United Kingdom',
    CountryIso2: 'GB',
    CountryIso3: 'GBR',
    Label: [...linesOf(premise), premise.city.toUpperCase(), premise.postcode, 'UNITED KINGDOM'].join('\n'),
  };
  const fields: ReadonlyMap<string, string> = new Map([
    ...Object.entries(item),
    ['UPRN', premise.uprn ?? ''],
    ['Latitude', premise.latitude],
    ['Longitude', premise.longitude],
  ]);
  const [field1, field2] = formats.map((format) =>
    format?.replace(/\{(\w+)\}/g, (_, name: string) => fields.get(name) ?? ''),
  );
  return {
    ...item,
    ...(field1 === undefined ? {} : { Field1: field1 }),
    ...(field2 === undefined ? {} : { Field2: field2 }),
  };
}

/** The same address as our own address interface gives it: parts that the address lacks are left out. */
export function retrievedAddressOf(id: string, premise: Premise): Schemas['RetrievedAddress'] {
  const lines = linesOf(premise);
  const given = {
    company: premise.company,
    subBuilding: premise.subBuilding,
    buildingName: premise.buildingName,
    buildingNumber: premise.streetNumber,
    locality: premise.locality,
    line2: lines[1],
    line3: lines[2],
    line4: lines[3],
  };
  return {
    id,
    type: premise.kind,
    ...Object.fromEntries(Object.entries(given).filter(([, part]) => part !== null && part !== undefined)),
    street: premise.streetName,
    line1: lines[0] ?? premise.streetName,
    city: premise.city,
    postcode: premise.postcode,
    countryName: 'United Kingdom',
    countryIso2: 'GB',
    countryIso3: 'GBR',
    uprn: premise.uprn,
    display: [...lines, premise.city, premise.postcode],
  };
}
