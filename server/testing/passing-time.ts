/** Every stored time that something is judged by. */
const timeColumns: Readonly<Record<string, readonly string[]>> = {
  sessions: ['expires_at', 'started_at', 'seen_at'],
  codes: ['sent_at', 'expires_at'],
  limits: ['resets_at'],
  bookings: [
    'created_at',
    'expires_at',
    'started_at',
    'done_at',
    'ended_at',
    'door_shown_at',
    'here_said_at',
    'starts_at',
  ],
  handymen: ['paused_at', 'visits_looked_at', 'appeal_from'],
  visit_flags: ['at', 'looked_at'],
  live_places: ['at'],
  presences: ['seen_at', 'asked_at', 'left_at'],
  dispatches: ['due_at', 'created_at', 'ended_at', 'starts_at'],
  series: ['due_at', 'agreed_at', 'paused_at', 'next_from', 'created_at'],
  reminders: ['starts_at', 'sent_at'],
  delays: ['starts_at', 'expected_at', 'said_at', 'waits_at'],
  proposals: ['starts_at', 'answer_by', 'proposed_at', 'decided_at'],
  time_off: ['starts_at', 'ends_at', 'created_at'],
  calendar_feeds: ['made_at', 'read_at'],
  ratings: ['created_at', 'due_at', 'visible_at'],
  mails: ['next_try_at', 'useless_after', 'created_at'],
  payments: ['busy_until', 'next_check_at', 'created_at'],
  refunds: ['next_check_at'],
  push_devices: ['added_at'],
  push_messages: ['next_try_at', 'useless_after', 'mail_at', 'created_at'],
  chat_pictures: ['at'],
  chat_sides: ['mail_due_at', 'mailed_at'],
  tickets: ['answer_by', 'created_at', 'changed_at', 'closed_at'],
};

/**
 * Statements that move every stored time so many minutes back: as the database's clock is the only one, that much time
 * has passed. The tables of `except` keep theirs.
 */
export const olderBy = (minutes: number, except: readonly string[] = []): string => {
  const moved = Object.entries(timeColumns).filter(([table]) => !except.includes(table));
  const updates = moved.map(([table, columns]) => {
    const set = columns.map((c) => `${c} = ${c} - ${minutes} * interval '1 minute'`);
    return `update ${table} set ${set.join(', ')};`;
  });
  // Events cannot be updated, so their times are moved with the trigger off; so are those of visits.
  return `alter table bookings disable trigger bookings_time_changed;
    ${updates.join(' ')}
    update bookings set planned = tstzrange(lower(planned) - ${minutes} * interval '1 minute',
      upper(planned) - ${minutes} * interval '1 minute');
    alter table bookings enable trigger bookings_time_changed;
    alter table booking_events disable trigger user;
    update booking_events set at = at - ${minutes} * interval '1 minute',
      starts_from = starts_from - ${minutes} * interval '1 minute',
      starts_to = starts_to - ${minutes} * interval '1 minute';
    alter table booking_events enable trigger user;
    alter table ledger disable trigger user;
    update ledger set at = at - ${minutes} * interval '1 minute';
    alter table ledger enable trigger user;
    alter table audit_log disable trigger user;
    update audit_log set at = at - ${minutes} * interval '1 minute';
    alter table audit_log enable trigger user;`;
};
