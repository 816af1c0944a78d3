/** §25: how long a professional who is online may be away before they are asked, and then before they are offline. */
export const presence = { askAfterMinutes: 30, offlineAfterMinutes: 30 } as const;
