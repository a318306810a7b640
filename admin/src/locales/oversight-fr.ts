import { rightsFr } from './rights-fr.ts';

/** What the pages of oversight say: reports, trail, mails that did not arrive. French is the source here too. */
export const oversightFr = {
  csv: { save: 'Exporter (CSV)', saving: 'Export en cours…', cut: 'Le fichier s’arrête à %{count} lignes : resserrez les filtres pour avoir le reste.' },
  reports: {
    title: 'Rapports',
    kinds: 'Rapports',
    own_day: 'Votre journée du %{date}. Un administrateur voit toutes les périodes.',
    days: 'Période', from: 'Du', to: 'Au', last: 'Dernier jour |||| %{count} derniers jours', today: 'Aujourd’hui', last_month: 'Mois dernier',
    failed: 'Le rapport n’a pas pu être lu',
    nothing: 'Rien sur cette période', nothing_help: 'Choisissez d’autres jours : les chiffres se mettent à jour.',
    day: 'Jour', total: 'Total', share: 'Part', hour: 'Heure', count: 'Nombre', amount: 'Montant',
    open_rows: 'Voir les lignes : %{name}',
    hours: '%{hours} h |||| %{hours} h', hours_minutes: '%{hours} h %{minutes} |||| %{hours} h %{minutes}',
  },
  takings: { name: 'Encaissements', help: 'L’argent reçu, moins ce qui a été rendu : les espèces au jour de leur caisse, les virements au jour de réception.', total: 'Reçu en tout', uncounted: 'Les espèces de la caisse ouverte n’y sont pas : elles sont dites une fois la caisse comptée.', left_out: 'Espèces pas encore comptées', to_drawer: 'Aller à la caisse' },
  occupancy: { name: 'Occupation', help: 'Heures réservées sur les heures ouvertes des terrains en service. Les heures après minuit comptent pour le soir d’avant.', total: 'Taux d’occupation', played: '%{played} réservées sur %{open} ouvertes', cell: '%{day} à %{hour} : %{share} %, %{played} sur %{open}', closed: 'fermé', less: 'Vide', more: 'Plein' },
  unpaid: { name: 'Impayés', help: 'Ce qui reste dû pour les matchs confirmés ou joués, selon l’âge du match, et pour les packs.', ahead: 'Match à venir', week: '7 derniers jours', month: 'De 8 à 30 jours', older: 'Plus de 30 jours', packs: 'Packs commandés', ages: 'Selon l’âge' },
  packs: { name: 'Heures dues', help: 'Heures de packs payées et pas encore jouées.', total: 'Heures dues en tout', week: 'Finissent dans 7 jours', month: 'Finissent dans 30 jours', later: 'Finissent plus tard', frozen: 'Packs gelés' },
  no_shows: { name: 'Absences', help: 'Matchs où personne n’est venu, et ce qui en reste dû.', total: 'Absences', owed: 'Reste dû', played: 'Matchs joués', people: 'Les plus absents', customer: 'Client' },
  sources: { name: 'Provenance', help: 'Réservations faites sur le site par les joueurs, et celles prises par la réception.', site: 'Site', desk: 'Réception', total: 'Réservations' },
  rows: {
    title: 'Lignes : %{name}', close: 'Fermer les lignes', sum: 'Somme de ces lignes', more: 'Montrer la suite', none: 'Aucune ligne : ce chiffre est zéro.',
    what: 'Quoi', who: 'Qui', when: 'Quand', value: 'Valeur', reference: 'Référence', received: 'Reçu', given_back: 'Rendu',
  },
  mails: {
    name: 'Emails non remis', help: 'Ces emails ont été tentés pendant un jour, sans succès. Appelez plutôt : l’adresse mène au compte et à son téléphone, la référence à ce dont parle l’email. Le client change lui-même son adresse dans son compte ; renvoyez ensuite.', none: 'Tous les emails sont partis', none_help: 'Un email refusé ou sans réponse pendant un jour apparaît ici.', no_server: 'Aucun email n’est refusé, mais aucun ne part', no_server_help: 'Sans serveur d’envoi (SMTP_URL), les emails restent dans un dossier du serveur et n’arrivent à personne.',
    to: 'À', gone: 'compte supprimé', tries: 'Essais : %{count}', retry: 'Envoyer de nouveau', retried: 'Un nouvel envoi est tenté.', error: 'Réponse du serveur',
  },
  audit: {
    moved: 'Déplacement',
    price_kept: '%{amount}, prix convenu gardé',
    price_same: '%{amount}, inchangé',
    zone_overrides: 'Changements d’heure',
    time_zone: 'Fuseau horaire',
    vat: 'TVA',
    nothing: 'rien',
    title: 'Journal', help: 'Qui a fait quoi, le plus récent d’abord.', own_day: 'Vos propres actes de la journée. Un administrateur voit tout le journal.',
    actor: 'Qui', every_actor: 'Tout le monde', clock: 'Automatique', act: 'Acte', every_act: 'Tous les actes', subject: 'Fiche (référence)', kind: 'Genre de fiche', every_kind: 'Tous les genres', from: 'Du', to: 'Au',
    when: 'Quand', reason: 'Raison', change: 'Changement', none: 'Aucun acte ne correspond', none_help: 'Élargissez les dates ou retirez un filtre.',
    details: 'Détails',
  },
  people: {
    cards: 'Fiches clients', title: 'Comptes', help: 'Joueurs inscrits sur le site, réception et administrateurs.', search: 'Nom, email ou téléphone', role: 'Rôle', every_role: 'Tous les rôles', state: 'État', every_state: 'Tous les états', active: 'Actif', inactive: 'Désactivé',
    unverified: 'Email non vérifié', none: 'Aucun compte ne correspond', none_help: 'Essayez un autre mot ou retirez un filtre.', invite: 'Inviter dans l’équipe', email: 'Email', phone: 'Téléphone', since: 'Inscrit le', tariff: 'Tarif', city: 'Ville',
    first_name: 'Prénom', name: 'Nom', invite_help: 'La personne reçoit un email et choisit elle-même son mot de passe, d’au moins 14 caractères. Personne d’autre ne le connaît.', invite_send: 'Envoyer l’invitation', invited: 'Invitation envoyée à %{name}', invited_unsent: 'Compte créé pour %{name}, mais aucune invitation n’est partie : pas de serveur d’emails',
    seen_button: 'Vu en personne', seen_title: '%{name} est devant vous ?', seen_help: 'Le compte sera vérifié comme avec le code envoyé par email : cette personne pourra réserver en ligne. Votre nom reste au journal.', seen_yes: 'Oui, vérifier le compte', seen_done: 'Compte vérifié',
    staff_help: 'Planning, paiements, packs, messages. Ni réglages ni prix.', admin_help: 'Tout, y compris réglages, prix, comptes et rapports.', player_help: 'Le site seulement.',
    change_role: 'Changer le rôle', role_title: 'Rôle de %{name}', role_submit: 'Changer le rôle', role_done: 'Le rôle est changé.', role_password: 'Qui rejoint l’équipe est déconnecté et choisit par email un mot de passe d’au moins 14 caractères.',
    change_tariff: 'Changer le tarif', tariff_title: 'Quel tarif pour %{name} ?', tariff_submit: 'Donner ce tarif', tariff_done: 'Le tarif est changé.', tariff_help: 'Il vaut pour ce qui sera réservé : ce qui l’est déjà garde son prix. Une heure sans prix à ce tarif coûte celui du tarif standard.', tariff_one: 'Il n’y a que le tarif standard.', tariff_add: 'Ajouter un tarif',
    deactivate: 'Désactiver le compte', deactivate_help: '%{name} est déconnecté aussitôt et ne peut plus se connecter. Ses réservations restent. Vous pourrez réactiver le compte.', deactivated: 'Compte désactivé', activate: 'Réactiver le compte', activated: 'Compte réactivé',
    open_drawer: '%{name} a ouvert la caisse le %{day} à %{time}, et elle n’est pas encore fermée. Comptez-la et fermez-la d’abord : sinon elle reste ouverte jusqu’à ce qu’un autre la ferme.', to_drawer: 'Aller à la caisse',
    sessions: 'Appareils connectés', no_session: 'Aucun appareil connecté.', unknown_device: 'Appareil inconnu', seen: 'vu %{ago}', sign_out: 'Fermer toutes les sessions', signed_out: 'Toutes les sessions sont fermées.', own_sessions: 'C’est votre compte : cette session se ferme aussi, et vous devrez vous reconnecter.',
    own: 'C’est votre compte : rôle et état ne se changent que par un autre administrateur.', story: 'Son histoire', bookings: 'Réservations', packs: 'Packs', payments: 'Paiements', trail: 'Ce qui lui est arrivé', acts: 'Ce qu’il a fait', nothing: 'Rien pour l’instant.', failed: 'Le compte n’a pas pu être lu',
    rights: 'Qui peut quoi', rights_help: 'Cette table est celle que le serveur applique à chaque appel. Un joueur ne voit que ce qui est à lui.', right: 'Droit', yes: 'oui', no: 'non', verified_only: 'email vérifié',
  },
  kinds: {
    waiting: 'File d’attente',
    chat: 'Échange', message: 'Message privé', reply: 'Réponse', community_report: 'Signalement',
    booking: 'Réservation', customer: 'Client', user: 'Compte', subscription: 'Pack', payment: 'Paiement', cash_session: 'Caisse', bank_profile: 'Format de relevé', bank_line: 'Virement', block: 'Blocage', pitch: 'Terrain', pricing: 'Prix',
    tariff: 'Tarif', addon: 'Supplément', venue: 'Réglages', tournament: 'Tournoi', team: 'Équipe', match: 'Match de tournoi', academySeason: 'Saison', academySession: 'Séance', registration: 'Inscription', discussion: 'Fil de discussion', media: 'Média',
    partner: 'Partenaire', promo: 'Offre', contact: 'Message', mail: 'Email',
  },
  rights: rightsFr,
  yes_no: { yes: 'oui', no: 'non' },
  states: { active: 'Actif', inactive: 'Désactivé', erased: 'Supprimé', verified: 'Vérifié', unverified: 'Non vérifié', open: 'Ouvert', closed: 'Fermé', waiting: 'En attente', received: 'Reçu', confirmed: 'Confirmé', cancelled: 'Annulé', given_up: 'Abandonné', due: 'À envoyer', frozen: 'Gelé', new: 'Nouveau', read: 'Lu', answered: 'Répondu', dismissed: 'Classé', player: 'Joueur', staff: 'Réception', admin: 'Administrateur' },
  changed: {
    // In this order they are told.
    customer: 'Client', booking: 'Réservation', series: 'Heure hebdomadaire', subscription: 'Pack', payment: 'Paiement', share: 'Part', ask: 'Demande de place', closure: 'Fermeture', date: 'Jour',
    dates: 'Jours', weekday: 'Jour', pitch: 'Terrain', startTime: 'Début', endTime: 'Fin', start: 'Début', end: 'Fin', from: 'À partir du', until: 'Jusqu’au', fromDate: 'Du', toDate: 'Au',
    was: 'Avant', is: 'Maintenant', method: 'Moyen', numberOfHours: 'Heures', hours: 'Heures', places: 'Places cherchées', priceCents: 'Prix de la place',
    closesMinutes: 'Clos avant le match (minutes)', totalCents: 'Prix', priceKept: 'Prix convenu gardé', amountCents: 'Montant', paidCents: 'Reçu en tout', totalPaidCents: 'Reçu en tout', floatCents: 'Fond', expectedCents: 'Attendu',
    countedCents: 'Compté', differenceCents: 'Écart', restCents: 'Reste', movement: 'Mouvement', forfeited: 'Montant gardé', capacity: 'Places', groups: 'Groupes', teams: 'Équipes', matches: 'Matchs',
    durationMinutes: 'Durée (minutes)', contributionCents: 'Par personne', tariff: 'Tarif', weekdays: 'Jours', active: 'En service', displayOrder: 'Place dans la liste', nameFr: 'Nom · Français', nameEn: 'Nom · Anglais', nameAr: 'Nom · Arabe', remarkFr: 'Remarque · Français', remarkEn: 'Remarque · Anglais', remarkAr: 'Remarque · Arabe',
    homeGoals: 'Buts (domicile)', awayGoals: 'Buts (extérieur)', homePenalties: 'Tirs au but (domicile)', awayPenalties: 'Tirs au but (extérieur)', present: 'Présents', absent: 'Absents',
    kitSize: 'Taille', row: 'Ligne', added: 'Lignes ajoutées', late: 'En retard', double: 'Virements en trop, déjà payé', confirmed: 'Confirmé malgré la question', earlierDrawer: 'Caisse d’un jour précédent', known: 'Déjà connues', problems: 'Illisibles', outgoing: 'Sorties', aside: 'Laissées de côté', note: 'Note', fields: 'Champs', overrides: 'Passe outre',
  },
};

type Worded<T> = { [K in keyof T]: T[K] extends string ? string : Worded<T[K]> };

/** What English and Arabic must fill. */
export type OversightWords = Worded<typeof oversightFr>;
