/** Where apps and inspectors speak to each other: within one origin, from tab to tab. */
export const channelName = 'journey-inspector';
