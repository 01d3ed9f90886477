const engineers = [
  { engineerName: 'Imogen Marsh', engineerContactNumber: '07700 900461' },
  { engineerName: 'Tobias Fenn', engineerContactNumber: '07700 900462' },
  { engineerName: 'Priya Holloway', engineerContactNumber: '07700 900463' },
  { engineerName: 'Callum Reed', engineerContactNumber: '07700 900464' },
] as const;

/** The same engineer for a visit from the first word to the last. */
export function engineerOf(appointmentKey: string) {
  const at = Number.parseInt(appointmentKey.slice(0, 4), 16) % engineers.length;
  return engineers[at] ?? engineers[0];
}
