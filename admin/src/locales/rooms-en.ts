import type { roomsFr } from './rooms-fr.ts';

type Worded<T> = { [K in keyof T]: T[K] extends string ? string : Worded<T[K]> };

export const roomsEn: Worded<typeof roomsFr> = {
  csv: { reference: 'Reference', customer: 'Customer', phone: 'Phone', email: 'Email', method: 'Method', paid: 'Received', due: 'Due', price: 'Price', left: 'Hours left', until: 'Until', since: 'Received on', birth: 'Born on', guardian: 'Guardian', waiting: 'Waiting', score: 'Result', teams: 'Teams', difference: 'Difference', by: 'By', label: 'Label', reason: 'Reason', author: 'Author', replies: 'Replies', hidden: 'Hidden', yes: 'yes' },
  clients: {
    name: 'Customer cards', help: 'Everyone the reception knows, with or without an account.', search: 'Name, phone or reference', none: 'No card matches', none_help: 'Try another word, or import your customers from a file.',
    account: 'Account on the site', no_account: 'No account', more: 'Show more', import: 'Import customers', failed: 'The cards could not be read',
    since: 'Made on', edit: 'Change the card', edit_submit: 'Save the card', edit_done: 'The card is saved.', own_account: 'Name and phone are those of the account: the customer changes them.', to_account: 'See the account',
  },
  import: {
    name: 'Import customers', title: 'Import customers', help: 'A CSV file with a row that names the columns: name (and first name), phone and, if you like, note and tariff (its code). Exports of Google Contacts, of Outlook and of this site will do. 10,000 rows at most.', promise: 'Nothing is saved before you agree.',
    choose: 'Choose a file', reading: 'Reading the file…', counts: 'New: %{added} · known already: %{known} · to mend: %{problems}',
    fresh: 'New customers', known: 'Phones known already, left out', problems: 'Rows to mend, left out', first: 'The first %{count} rows are shown.', row: 'Row', what: 'What is wrong', as: 'Known already',
    card: 'card of %{name}', same: 'same as row %{row}: %{name}', submit: 'Save the new ones (%{count})', nothing: 'This file brings no new customer.', back: 'Save nothing', done: 'Customers saved: %{added}. Left out: %{left}.',
    unread: 'Columns that are not read, and of which nothing will be kept: %{columns}. What matters may go into the note.', above: 'Above the columns, left aside: %{rows}', column: 'column %{number}',
    reasons: { name: 'the name is missing, has more than 120 characters or a hidden sign', phone: 'the phone is missing or is no number', note: 'the note has more than 1,000 characters or a hidden sign', tariff: 'there is no such tariff code' },
  },
  draw: {
    add_team: 'Enter a team',
    then_draw: 'Next step: draw the teams by lot. The matches are made by themselves.',
    first_teams: 'Next step: enter the teams, then draw them by lot.',
    title: 'Draw and schedule', button: 'Draw lots', form: 'Draw the teams by lot', help: 'The teams are dealt by lot, and all matches to the final are made. A draw of which nothing was played is replaced, with its hours.', groups: 'Groups', one: '1 group, then the final', two: '2 groups, semi-finals and final', four: '4 groups, quarter-finals, semi-finals and final', submit: 'Make the draw', done: 'The draw is made: %{count} matches.',
    plan: 'Put on the pitches', plan_title: 'Put the matches on the pitches', plan_help: 'Every match without an hour gets the first that will do: the pitch is free, the teams have had a rest, the round before is over. All of them fit, or nothing changes.', from: 'First day', to: 'Last day', start: 'From', end: 'To', minutes: 'Minutes a match', pause: 'Minutes of pause', pitches: 'Pitches', plan_submit: 'Put the matches', planned: 'Every match has its hour.', open: 'Without an hour: %{count}', matches: 'Matches: %{count}',
  },
  score: { early_link: 'Enter a result before the match', early_submit: 'Save before the match', early_help: 'Its result would be online at once, and the teams of the matches after it depend on it. Save it all the same?', early: 'This match does not begin before %{when}.', button: 'Result', title: 'Result', goals: 'Goals of %{team}', penalties: 'Penalties of %{team}', more: 'One more: %{name}', less: 'One less: %{name}', level: 'A draw: penalties decide.', submit: 'Save the result', done: 'The result is online.', unknown: 'Nobody knows yet who plays', unknown_help: 'Enter the results this match depends on first.' },
  attendance: { families: 'Nobody is told of another day, hour or pitch: families to call (%{count})', name: 'Attendance', help: 'Who came to each session', title: 'Attendance at the academy', session: 'Session', date: 'Day', present: 'Here', absent: 'Not here', all: 'All here', submit: 'Save the attendance', done: 'The attendance is noted.', none: 'No child in this group', none_help: 'Children who are confirmed or to be confirmed appear here.', not_yet: 'This session has not been on yet', not_yet_help: 'Attendance is noted from the first day on.', no_session: 'No session yet', count: 'Here: %{present} of %{all}' },
  ahead: { title: 'Sessions and matches outside the hours', help: 'What the centre itself has on its pitches and lies outside the opening: move it on its own page. Nobody tells families and teams: call them.', academy: 'Academy', match: 'Tournament', draft: 'Also outside these hours, %{count} academy session or match: |||| Also outside these hours, %{count} academy sessions or matches:', draft_unread: 'The sessions and matches ahead could not be read: nobody can tell whether these hours touch any.' },
  hours: { every_day: 'every day', gaps_open: 'See the prices of the week', gaps_usual: 'The usual week', gaps: 'With these hours nobody can book these times: they have no price.', gaps_unread: 'The prices could not be read: nobody can tell whether each of these hours has one.', copy: 'All week like %{day}' },
};
