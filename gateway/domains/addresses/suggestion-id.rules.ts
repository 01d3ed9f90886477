/** The kinds of suggestion: an address, or something that holds several (specification, point 3). */
const letters = { Address: 'A', Locality: 'L', Street: 'S', Building: 'B', Postcode: 'P' } as const;

const kinds = ['Address', 'Locality', 'Street', 'Building', 'Postcode'] as const;

export type Holder = 'Locality' | 'Street' | 'Building' | 'Postcode';

export interface SuggestionTarget {
  kind: Holder | 'Address';
  /** Id of the premise or the place. */
  id: string;
  /** From which to which entry of a long list, the last one not included. */
  range?: { from: number; to: number };
}

const PREFIX = 'GB|LK';

/** Such as `GB|LK|A|prm-10000001`, `GB|LK|P|PLK12AB` or, for a part of a long list, `GB|LK|S|S1-4|10-20`. */
export function suggestionId({ kind, id, range }: SuggestionTarget): string {
  return [PREFIX, letters[kind], id, ...(range ? [`${range.from}-${range.to}`] : [])].join('|');
}

/** What a suggestion's id stands for, or `undefined` when we never gave it out. */
export function readSuggestionId(text: string): SuggestionTarget | undefined {
  const match = /^GB\|LK\|([ALSBP])\|([\w-]+)(?:\|(\d{1,6})-(\d{1,6}))?$/.exec(text);
  const kind = kinds.find((each) => letters[each] === match?.[1]);
  if (!match?.[2] || !kind) return undefined;
  return {
    kind,
    id: match[2],
    ...(match[3] && match[4] ? { range: { from: Number(match[3]), to: Number(match[4]) } } : {}),
  };
}
