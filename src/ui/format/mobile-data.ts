/** Data of a SIM plan as it is said, never more than there is: 12,480 MB → "12.4 GB", 400 MB → "400 MB". 1,000 MB are 1 GB. */
export const mobileData = (mb: number): string => (mb >= 1000 ? `${Math.floor(mb / 100) / 10} GB` : `${mb} MB`);
