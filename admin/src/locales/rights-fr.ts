import type { Permission } from '@five/shared/auth/permissions';

type Part<Side extends 'subject' | 'act'> = Permission extends infer One ? One extends `${infer Subject}.${infer Act}` ? (Side extends 'subject' ? Subject : Act) : never : never;
/** Of what a permission is. */
export type RightSubject = Part<'subject'>;
/** What may be done with it. */
export type RightAct = Part<'act'>;

/** Each permission in words: its subject, and what may be done with it. A permission that nobody has named does not compile. */
export const rightsFr = {
  subjects: {
    academy: 'L’académie, en public', academySeasons: 'Saisons de l’académie', academySessions: 'Séances de l’académie', addons: 'Suppléments',
    attendance: 'Présences à l’académie', audit: 'Journal', auth: 'Son propre compte', availability: 'Créneaux libres', bankLines: 'Virements reçus',
    bankProfiles: 'Formats de relevé', blocks: 'Terrains bloqués', bookings: 'Réservations', calendars: 'Agenda', cashSessions: 'Caisse',
    chats: 'Conversations', communityReports: 'Signalements', contact: 'Messages du site', customers: 'Fiches clients', desk: 'Accueil',
    discussions: 'Discussions', failedMails: 'Emails non remis', files: 'Fichiers privés', matchAsks: 'Demandes de place', matchShares: 'Places de match',
    matches: 'Matchs de tournoi', medias: 'Médias', messages: 'Messages privés', notifications: 'Notifications',
    offers: 'Créneau proposé par email', openMatches: 'Matchs ouverts', partners: 'Partenaires', payments: 'Paiements', pitches: 'Terrains',
    players: 'Joueurs', pricings: 'Prix', promos: 'Promotions', registrations: 'Inscriptions à l’académie', reports: 'Rapports',
    series: 'Heures hebdomadaires', subscriptions: 'Packs', system: 'Le service lui-même', tariffs: 'Tarifs', teams: 'Équipes',
    tournaments: 'Tournois', users: 'Comptes', venue: 'Réglages du centre', waiting: 'File d’attente',
  },
  acts: {
    accept: 'accepter', adjust: 'corriger les heures', ahead: 'voir ce que le centre a prévu', ask: 'demander une place', block: 'bloquer quelqu’un',
    calendar: 'prendre dans son agenda', cancel: 'annuler', changePassword: 'changer de mot de passe', close: 'clore', confirm: 'confirmer',
    count: 'compter', create: 'créer', day: 'voir la journée', decideProof: 'juger une justificatif de virement', decline: 'refuser',
    declineByToken: 'refuser par le lien', delete: 'supprimer', demoMailbox: 'lire le courrier de la démo', dismiss: 'classer',
    docs: 'lire la documentation', draw: 'tirer au sort', endFeed: 'couper l’agenda', endSession: 'déconnecter un appareil',
    endSessions: 'déconnecter partout', erase: 'effacer', export: 'emporter ses données', freeze: 'geler', health: 'voir s’il fonctionne',
    hide: 'masquer', history: 'voir l’histoire', import: 'importer un fichier', invite: 'inviter dans l’équipe', join: 'rejoindre ou réunir',
    leave: 'quitter', like: 'aimer', list: 'lister', listOwn: 'lister les siens', listSessions: 'voir les appareils connectés', lock: 'verrouiller',
    login: 'se connecter', logout: 'se déconnecter', mark: 'marquer comme lu', markNoShow: 'noter une absence', me: 'se voir',
    metrics: 'lire les mesures', move: 'entrer ou sortir de l’argent', moves: 'voir où déplacer', offer: 'proposer un créneau',
    offers: 'voir ce qui se vend', open: 'ouvrir', payInHours: 'payer en heures', plan: 'placer sur les terrains', preview: 'regarder d’avance',
    quote: 'demander un prix', read: 'lire', readAll: 'lire toutes les dates', readByToken: 'lire par le lien', readFeed: 'suivre dans son agenda',
    receipt: 'avoir un reçu', register: 's’inscrire', renewFeed: 'changer le lien de l’agenda', reply: 'répondre', report: 'signaler',
    requestReset: 'mot de passe oublié', resetPassword: 'choisir un nouveau mot de passe', retry: 'renvoyer', reverse: 'annuler un encaissement',
    sanction: 'suspendre', send: 'envoyer', see: 'être compté en le voyant', sendVerification: 'recevoir un code', settle: 'traiter', standing: 'voir les sanctions',
    stateFloat: 'dire le fond de caisse', take: 'prendre', takeByToken: 'prendre par le lien', update: 'modifier',
    updateProfile: 'modifier son profil', uploadProof: 'envoyer une justificatif de virement', validateReset: 'vérifier un code',
    verify: 'confirmer son adresse', verifyInPerson: 'vérifier une personne vue sur place', waiting: 'voir ce qui attend', withdraw: 'se retirer',
  },
} satisfies RightsWords;

export interface RightsWords {
  subjects: Record<RightSubject, string>;
  acts: Record<RightAct, string>;
}
