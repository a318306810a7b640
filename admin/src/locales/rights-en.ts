import type { RightsWords } from './rights-fr.ts';

export const rightsEn: RightsWords = {
  subjects: {
    academy: 'The academy, in public', academySeasons: 'Academy seasons', academySessions: 'Academy sessions', addons: 'Extras',
    attendance: 'Academy attendance', audit: 'Audit trail', auth: 'One’s own account', availability: 'Free slots', bankLines: 'Transfers received',
    bankProfiles: 'Statement formats', blocks: 'Blocked pitches', bookings: 'Bookings', calendars: 'Calendar', cashSessions: 'Cash drawer',
    chats: 'Chats', communityReports: 'Reports of players', contact: 'Messages from the site', customers: 'Customer cards', desk: 'Desk',
    discussions: 'Public threads', failedMails: 'Undelivered mails', files: 'Private files', matchAsks: 'Requests for a place', matchShares: 'Places in matches',
    matches: 'Tournament matches', medias: 'Media', messages: 'Private messages', notifications: 'Notifications', offers: 'Slot offered by mail',
    openMatches: 'Open matches', partners: 'Partners', payments: 'Payments', pitches: 'Pitches', players: 'Players', pricings: 'Prices',
    promos: 'Promotions', registrations: 'Academy registrations', reports: 'Reports', series: 'Weekly hours', subscriptions: 'Packs',
    system: 'The service itself', tariffs: 'Tariffs', teams: 'Teams', tournaments: 'Tournaments', users: 'Accounts', venue: 'Settings of the centre',
    waiting: 'Waiting list',
  },
  acts: {
    accept: 'accept', adjust: 'correct the hours', ahead: 'see what the centre has planned', ask: 'ask for a place', block: 'block somebody',
    calendar: 'take into a calendar', cancel: 'cancel', changePassword: 'change the password', close: 'close', confirm: 'confirm', count: 'count',
    create: 'create', day: 'see the day', decideProof: 'decide on a proof of transfer', decline: 'decline', declineByToken: 'decline by the link',
    delete: 'delete', demoMailbox: 'read the demo’s mail', dismiss: 'file away', docs: 'read the documentation', draw: 'draw lots',
    endFeed: 'end the calendar feed', endSession: 'sign a device out', endSessions: 'sign out everywhere', erase: 'erase',
    export: 'take one’s data along', freeze: 'freeze', health: 'see whether it works', hide: 'hide', history: 'see the history',
    import: 'import a file', invite: 'invite to the team', join: 'join', leave: 'leave', like: 'like', list: 'list', listOwn: 'list one’s own',
    listSessions: 'see signed-in devices', lock: 'lock', login: 'sign in', logout: 'sign out', mark: 'mark as read', markNoShow: 'note a no-show',
    me: 'see oneself', metrics: 'read the figures', move: 'put money in or take it out', moves: 'see where to move', offer: 'offer a slot',
    offers: 'see what is sold', open: 'open', payInHours: 'pay in hours', plan: 'plan on the pitches', preview: 'look ahead',
    quote: 'ask for a price', read: 'read', readAll: 'read every date', readByToken: 'read by the link', readFeed: 'follow in a calendar',
    receipt: 'have a receipt', register: 'register', renewFeed: 'renew the calendar link', reply: 'reply', report: 'report',
    requestReset: 'forgotten password', resetPassword: 'choose a new password', retry: 'send again', reverse: 'reverse what was taken',
    sanction: 'suspend', send: 'send', see: 'be counted on seeing one', sendVerification: 'get a code', settle: 'settle', standing: 'see sanctions', stateFloat: 'state the float',
    take: 'take', takeByToken: 'take by the link', update: 'change', updateProfile: 'change one’s profile', uploadProof: 'send a proof of transfer',
    validateReset: 'check a code', verify: 'confirm one’s address', verifyInPerson: 'verify a person seen in person', waiting: 'see what waits', withdraw: 'withdraw',
  },
};
