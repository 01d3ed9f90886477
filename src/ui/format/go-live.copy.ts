/** What the found home, the plans and the overview of the visits say of the day that it works. */
export const goLiveCopy = { earliest: (day: string) => `Earliest Go Live date: ${day}` } as const;
