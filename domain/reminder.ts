/** §27: how long before a later visit both sides are reminded of it. */
export const reminders = { day: 24 * 60, hours: 2 * 60 } as const;
export type Reminder = keyof typeof reminders;
export const reminderKinds = ['day', 'hours'] as const satisfies readonly Reminder[];
