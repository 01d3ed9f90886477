/** What speaks for us at a glance, where people arrive; the catalogue has the same figures, and a test compares them. */
export const advertisedFacts = ['From £25 a month', '150 Mbps to 1 Gbps', 'Real people to help'] as const;
