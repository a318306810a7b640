import type { OversightWords } from './oversight-fr.ts';

export const oversightEn: OversightWords = {
  csv: { save: 'Export (CSV)', saving: 'Exporting…', cut: 'The file ends after %{count} rows: narrow the filters to have the rest.' },
  reports: {
    title: 'Reports',
    kinds: 'Reports',
    own_day: 'Your day of %{date}. An administrator sees any period.',
    days: 'Period', from: 'From', to: 'To', last: 'Last %{count} days', today: 'Today',
    failed: 'The report could not be read',
    nothing: 'Nothing in this period', nothing_help: 'Choose other days: the figures follow.',
    day: 'Day', total: 'Total', share: 'Share', hour: 'Hour', count: 'Number', amount: 'Amount',
    open_rows: 'See the rows: %{name}',
    hours: '%{hours} hours', hours_minutes: '%{hours} h %{minutes} min',
    as_of: 'As of %{date}',
  },
  takings: { name: 'Takings', help: 'Money received less what was given back, by the day it came in.', total: 'Received in all', bars: 'Received by day' },
  occupancy: { name: 'Occupancy', help: 'Hours booked out of the hours that the pitches in service were open. Hours after midnight count for the evening before.', total: 'Occupancy', played: '%{played} booked out of %{open} open', cell: '%{day} at %{hour}: %{share} %, %{played} out of %{open}', closed: 'closed', less: 'Empty', more: 'Full' },
  unpaid: { name: 'Unpaid', help: 'What is still owed for matches confirmed or played, by how old the match is, and for packs.', ahead: 'Match ahead', week: 'Last 7 days', month: '8 to 30 days', older: 'Over 30 days', packs: 'Packs ordered', ages: 'By age' },
  packs: { name: 'Hours owed', help: 'Hours of packs that were paid and not played yet.', total: 'Hours owed in all', week: 'End within 7 days', month: 'End within 30 days', later: 'End later', frozen: 'Frozen packs' },
  no_shows: { name: 'No-shows', help: 'Matches to which nobody came, and what is still owed for them.', total: 'No-shows', owed: 'Still owed', played: 'Matches played', people: 'Absent most often', customer: 'Customer' },
  sources: { name: 'Sources', help: 'Bookings made by players on the site, and those taken by reception.', site: 'Site', desk: 'Reception', total: 'Bookings' },
  rows: {
    title: 'Rows: %{name}', close: 'Close the rows', sum: 'Sum of these rows', more: 'Show more', none: 'No rows: this figure is zero.',
    what: 'What', who: 'Who', when: 'When', value: 'Value', reference: 'Reference', received: 'Received', given_back: 'Given back',
  },
  mails: {
    name: 'Undelivered mails', help: 'These mails were tried for a day without success. Mend the address on the account, then send again.', none: 'Every mail has gone out', none_help: 'A mail that is refused or unanswered for a day appears here.',
    to: 'To', gone: 'account erased', tries: 'Tries: %{count}', retry: 'Send again', retried: 'Another try is under way.', error: 'What the server said',
  },
  audit: {
    title: 'Audit trail', help: 'Who did what, the latest first.', own_day: 'Your own acts of the day. An administrator sees the whole trail.',
    actor: 'Who', every_actor: 'Everyone', clock: 'By itself', act: 'Act', every_act: 'All acts', subject: 'Record (reference)', kind: 'Kind of record', every_kind: 'All kinds', from: 'From', to: 'To',
    when: 'When', reason: 'Reason', change: 'Change', none: 'No act matches', none_help: 'Widen the dates or remove a filter.',
    details: 'Details',
  },
  people: {
    cards: 'Customer cards', title: 'Accounts', help: 'Players registered on the site, reception and administrators.', search: 'Name, email or phone', role: 'Role', every_role: 'All roles', state: 'State', every_state: 'All states', active: 'Active', inactive: 'Deactivated',
    unverified: 'Email not verified', none: 'No account matches', none_help: 'Try another word or remove a filter.', invite: 'Invite to the team', email: 'Email', phone: 'Phone', since: 'Registered on', tariff: 'Tariff', city: 'City',
    first_name: 'First name', name: 'Family name', invite_help: 'The person gets a mail and chooses a password of at least 14 characters. Nobody else knows it.', invite_send: 'Send the invitation', invited: 'Invitation sent to %{name}',
    staff_help: 'Board, payments, packs, messages. No settings, no prices.', admin_help: 'Everything, settings, prices, accounts and reports included.', player_help: 'The site only.',
    change_role: 'Change the role', role_title: 'Role of %{name}', role_submit: 'Change the role', role_done: 'The role is changed.', role_password: 'Who joins the team is signed out and chooses by mail a password of at least 14 characters.',
    deactivate: 'Deactivate the account', deactivate_help: '%{name} is signed out at once and cannot sign in any more. Their bookings stay. You can reactivate the account.', deactivated: 'Account deactivated', activate: 'Reactivate the account', activated: 'Account reactivated',
    sessions: 'Signed-in devices', no_session: 'No device is signed in.', unknown_device: 'Unknown device', seen: 'seen %{ago}', sign_out: 'End every session', signed_out: 'Every session has ended.',
    own: 'This is your account: only another administrator changes its role and state.', story: 'Their story', bookings: 'Bookings', packs: 'Packs', payments: 'Payments', trail: 'What happened to them', acts: 'What they did', nothing: 'Nothing so far.', failed: 'The account could not be read',
    rights: 'Who may do what', rights_help: 'This is the table that the server goes by at each call. A player sees only what is theirs.', right: 'Right', yes: 'yes', no: 'no', verified_only: 'verified email',
  },
  kinds: {
    chat: 'Conversation', message: 'Private message', reply: 'Reply', community_report: 'Report',
    booking: 'Booking', customer: 'Customer', user: 'Account', subscription: 'Pack', payment: 'Payment', cash_session: 'Drawer', bank_profile: 'Statement format', bank_line: 'Transfer', block: 'Block', pitch: 'Pitch', pricing: 'Price',
    tariff: 'Tariff', addon: 'Extra', venue: 'Settings', tournament: 'Tournament', team: 'Team', match: 'Match', academySeason: 'Season', academySession: 'Session', registration: 'Registration', discussion: 'Discussion', media: 'Media',
    partner: 'Partner', promo: 'Promotion', contact: 'Message', mail: 'Mail',
  },
  states: { active: 'Active', inactive: 'Deactivated', erased: 'Erased', verified: 'Verified', unverified: 'Unverified', open: 'Open', closed: 'Closed', waiting: 'Waiting', received: 'Received', confirmed: 'Confirmed', cancelled: 'Cancelled', given_up: 'Given up', due: 'To be sent', frozen: 'Frozen', new: 'New', read: 'Read', answered: 'Answered', dismissed: 'Filed', player: 'Player', staff: 'Reception', admin: 'Administrator' },
  changed: {
    totalCents: 'Price', amountCents: 'Amount', paidCents: 'Received in all', totalPaidCents: 'Received in all', floatCents: 'Float', differenceCents: 'Difference', pitch: 'Pitch', start: 'Start', end: 'End', date: 'Day', startTime: 'Start', endTime: 'End',
    method: 'Method', hours: 'Hours', fields: 'Fields', booking: 'Booking', subscription: 'Pack', payment: 'Payment', customer: 'Customer', numberOfHours: 'Hours', overrides: 'Overrides', was: 'Before',
  },
};
