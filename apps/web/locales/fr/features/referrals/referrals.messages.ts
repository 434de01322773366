import type { referralsMessages as english } from '#src/features/referrals/referrals.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const referralsMessages: Translation<typeof english> = {
  sent: {
    title: 'Recommandation envoyée !',
    description: 'Nous vous préviendrons dès qu’il y aura une réponse.',
  },
  sendFailed: { title: 'Erreur', description: 'Impossible d’envoyer la recommandation. Veuillez réessayer.' },
  matches: {
    title: 'Recommandations possibles',
    description: 'Des membres intéressés par une mise en relation, avec vous ou un de vos contacts.',
    loading: 'Chargement des recommandations possibles...',
    failed: 'Impossible de charger les recommandations possibles',
    completeProfile: 'Ajouter ce que vous offrez',
    emptyProfile:
      'Pour envoyer des recommandations, ajoutez d’abord à votre profil ce que vous offrez ou ce que vous recherchez',
    showAll: (count) => `Tout afficher (${number(count)})`,
    showFewer: 'Afficher moins',
  },
  page: {
    title: 'Recommandations',
    description: 'Présentez les unes aux autres des personnes que vous connaissez, et répondez aux demandes.',
  },
  pairs: {
    title: 'Personnes à présenter l’une à l’autre',
    description: 'Des personnes que vous connaissez et qui ne se connaissent pas encore.',
    and: 'et',
    names: (one, other) => `${one} et ${other}`,
    introduce: 'Les présenter',
    introduceLabel: (one, other) => `Présenter ${one} et ${other}`,
  },
  match: {
    reasons: 'Pourquoi cette correspondance ?',
    lookingFor: 'Recherche',
    offers: 'Offre',
    mutual: (count) =>
      plural(count, { one: `${count} contact commun`, other: `${number(count)} contacts communs` }),
    showScore: 'Voir le score',
    hideScore: 'Masquer le score',
    refer: 'Recommander',
    referLabel: (name) => `Recommander quelqu’un à ${name}`,
    cannotRefer: (name, reason) => `Recommander quelqu’un à ${name} : ${reason ?? ''}`,
    waiting: 'Envoyée, en attente de réponse.',
    see: 'Voir la recommandation',
    seeLabel: (name) => `Voir votre recommandation à ${name}`,
  },
  dialog: {
    title: (name) => `Envoyer une recommandation à ${name}`,
    referee: 'Qui souhaitez-vous présenter ?',
    refereeHint: 'L’un de vos contacts, ou vous-même.',
    consent: (referee, target) =>
      `${referee} et ${target} doivent donner leur accord avant de voir leurs coordonnées respectives.`,
    myself: (name) => `Moi-même, pour travailler avec ${name}`,
    suggested: 'Suggestions',
    others: 'Vos autres contacts',
    message: 'Message personnel (facultatif)',
    messagePlaceholder: (name) => `Qu’est-ce qui devrait convaincre ${name} ?`,
    characters: (count, max) => `${number(count)} sur ${number(max)}`,
    submit: 'Envoyer la recommandation',
  },
  pending: {
    title: 'Recommandations en attente',
    none: 'Aucune recommandation en attente.',
    loading: 'Chargement des recommandations...',
    failed: 'Impossible de charger vos recommandations',
    alert: (count) =>
      count === 1
        ? 'Une recommandation attend votre réponse'
        : `${number(count)} recommandations attendent votre réponse`,
    goTo: 'Répondre maintenant',
  },
  active: 'Recommandations en cours',
  past: 'Recommandations passées',
  statuses: {
    pending: 'en attente',
    accepted: 'acceptée',
    declined: 'refusée',
    withdrawn: 'retirée',
    expired: 'expirée',
    completed: 'aboutie',
  },
  card: {
    sentOn: (day) => `Envoyée le ${day}`,
    receivedOn: (day) => `Reçue le ${day}`,
    openUntil: (day) => `ouverte jusqu’au ${day}`,
    showHistory: 'Afficher l’historique',
    hideHistory: 'Masquer l’historique',
  },
  headline: {
    introducedOther: (referee, target) => `Vous avez présenté ${referee} à ${target}`,
    introducedSelf: (target) => `Vous avez proposé à ${target} de travailler ensemble`,
    offeredToMe: (referrer, referee) => `${referrer} souhaite vous présenter ${referee}`,
    offersSelf: (referrer) => `${referrer} souhaite travailler avec vous`,
    offersMe: (referrer, target) => `${referrer} souhaite vous présenter à ${target}`,
  },
  agreement: {
    youAgreed: 'Vous avez donné votre accord. En attente de l’autre partie.',
    agreed: (name) => `${name} a donné son accord. En attente de l’autre partie.`,
    none: 'En attente des deux parties.',
  },
  history: {
    title: 'Historique',
    loading: 'Chargement de l’historique...',
    failed: 'Impossible de charger l’historique',
    contact: (name) => `Prendre contact avec ${name}`,
    noContact: 'Ni e-mail ni numéro de téléphone partagé. Écrivez à cette personne dans vos messages.',
  },
  stats: {
    title: 'Statistiques de recommandation',
    failed: 'Impossible de charger vos statistiques de recommandation',
    sent: 'Envoyées',
    successful: 'Abouties',
    successRate: 'Taux de réussite',
  },
  emptyMatches: {
    title: 'Pas encore de recommandations possibles',
    text: 'Les personnes que vous pourriez présenter apparaîtront ici.',
  },
  emptyPending: {
    title: 'Pas encore de recommandations',
    text: 'Présentez deux personnes qui devraient se rencontrer. Les recommandations que vous envoyez et recevez apparaîtront ici.',
  },
  steps: {
    accepted: { label: 'Accepter', done: 'Recommandation acceptée' },
    declined: { label: 'Refuser', done: 'Recommandation refusée' },
    withdrawn: { label: 'Retirer', done: 'Recommandation retirée' },
    completed: { label: 'Marquer comme aboutie', done: 'Recommandation aboutie' },
  },
  outcome: {
    worth: (amount) => `Valeur : ${amount}`,
    thanks: (name) => `${name} vous remercie :`,
  },
  complete: {
    title: 'Cette recommandation a-t-elle abouti ?',
    text: (referrer) => `${referrer} saura que cela a été un succès. Cette action est irréversible.`,
    thanks: (referrer) => `Mot de remerciement à ${referrer} (facultatif)`,
    value: (currency) => `Valeur en ${currency}, nombres entiers uniquement (facultatif)`,
    seenBy: (referee) => `Visible uniquement par vous et par ${referee}.`,
    seenByAll: 'Visible par toutes les personnes concernées par cette recommandation.',
    wrongValue: (most) => `Saisissez un nombre entier d’au plus ${most}`,
    share: (referrer) => `Montrer aussi le montant à ${referrer}`,
    action: 'Marquer comme aboutie',
  },
  automation: {
    disabled: null,
    queued: 'En file d’attente pour l’automatisation.',
    sent: 'Transmise à l’automatisation.',
    failed: 'L’automatisation est injoignable. Votre recommandation est tout de même partie.',
  },
};
