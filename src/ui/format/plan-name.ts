type NamedPlan = { displayName: string; meshWifi: boolean };

/** "500 Mbps with mesh Wi-Fi": a plan by its name and its kit. Where it has had mesh Wi-Fi before, it is "without". */
export function nameWithKit({ displayName, meshWifi }: NamedPlan, hadMeshWifi = false): string {
  if (meshWifi) return `${displayName} with mesh Wi-Fi`;
  return hadMeshWifi ? `${displayName} without mesh Wi-Fi` : displayName;
}
