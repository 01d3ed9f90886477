/** UK local times of the two slots (specification, point 9; BK-17). */
const times = { AM: '8am-12pm', PM: '12pm-4pm' } as const;

/** "8am-12pm" or "12pm-4pm". */
export function slotTime(slot: 'AM' | 'PM'): string {
  return times[slot];
}
