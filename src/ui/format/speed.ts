/** Mbps as the customer reads it: 150 → "150 Mbps", 1000 → "1 Gbps" (FM-02). */
export function speed(mbps: number): string {
  return mbps >= 1000 ? `${mbps / 1000} Gbps` : `${mbps} Mbps`;
}
