import type { doorMessages as english } from '#src/features/events/door/door.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const doorMessages: Translation<typeof english> = {
  title: 'Accueil sur place',
  description: 'Enregistrez les arrivées.',
  loading: 'Chargement de la liste...',
  failed: 'Impossible de charger la liste',
  incomplete: 'Ce lien est incomplet. Veuillez ouvrir le lien entier.',
  offlineAtStart: 'Il n’y a pas de réseau, et ce téléphone n’a pas encore de liste pour cette date.',
  offline:
    'Pas de réseau. Les arrivées sont conservées sur ce téléphone et envoyées dès que le réseau revient.',
  stored: 'Vous voyez la liste conservée sur ce téléphone.',
  counts: (came, all) =>
    plural(came, {
      one: `${came} arrivée enregistrée sur ${number(all)}`,
      other: `${number(came)} arrivées enregistrées sur ${number(all)}`,
    }),
  waiting: (count) =>
    plural(count, {
      one: `${count} arrivée attend d’être envoyée.`,
      other: `${number(count)} arrivées attendent d’être envoyées.`,
    }),
  send: 'Envoyer maintenant',
  search: 'Rechercher dans la liste',
  nobody: 'Personne ne porte ce nom dans la liste.',
  empty: 'Personne ne s’est encore inscrit.',
  more: (count) =>
    plural(count, {
      one: `${count} autre personne. Faites une recherche pour trouver cette personne.`,
      other: `${number(count)} autres personnes. Faites une recherche pour les trouver.`,
    }),
  guest: 'Invité',
  onWaitlist: 'Liste d’attente',
  checkIn: (name) => `Enregistrer l’arrivée : ${name}`,
  checkInShort: 'Enregistrer',
  others: (name) => `Autres options pour ${name}`,
  undo: (name) => `Annuler pour ${name}`,
  undoShort: 'Annuler',
  isWaiting: 'Envoi en attente',
  statuses: {
    present: 'Présence',
    late: 'Retard',
    excused: 'Absence excusée',
    absent: 'Absence',
    substitute: 'Remplacement',
  },
  recorded: (status, time, by) => (by === null ? `${status}, ${time}` : `${status}, ${time}, par ${by}`),
  substituteFor: (name) => `Remplacement assuré par ${name}`,
  substitute: {
    title: (name) => `Qui remplace ${name} ?`,
    name: 'Nom',
    submit: 'Enregistrer le remplacement',
  },
  notice: {
    already: (name, time, by) =>
      by === null
        ? `${name} : arrivée déjà enregistrée à ${time}.`
        : `${name} : arrivée déjà enregistrée à ${time} par ${by}.`,
    refused: (name, message) => (name === '' ? message : `${name} : ${message}`),
    dismiss: 'Fermer',
  },
  walkIn: {
    action: 'Ajouter une personne non inscrite',
    title: 'Ajouter une personne non inscrite',
    name: 'Nom',
    email: 'E-mail (facultatif)',
    emailHint: 'Si c’est l’adresse d’un membre, l’arrivée est enregistrée à son nom.',
    submit: 'Enregistrer l’arrivée',
  },
  code: {
    title: 'Enregistrer l’arrivée avec ce code ?',
    text: 'Vous avez scanné le code d’une personne à l’accueil.',
    submit: 'Enregistrer l’arrivée',
    label: 'Code scanné',
    cancel: 'Pas maintenant',
  },
  scan: {
    action: 'Scanner des codes',
    title: 'Scanner des codes',
    view: 'Ce que voit l’appareil photo',
    hint: 'Placez un code devant l’appareil photo.',
    other: 'Ce n’est pas un code pour l’accueil.',
    done: (name, status) => `${name} : ${status.toLowerCase()}`,
    already: (name) => `${name} : arrivée déjà enregistrée.`,
    refused:
      'L’accès à l’appareil photo n’est pas autorisé ici. Autorisez-le pour ce site dans les réglages de votre navigateur, ou utilisez l’application photo de votre téléphone.',
    none: 'Cet appareil n’a pas d’appareil photo.',
    failed: 'Impossible de démarrer l’appareil photo. Une autre application l’utilise peut-être.',
  },
  volunteer: {
    action: 'Lien pour un bénévole',
    title: 'Lien pour un bénévole',
    text: 'Toute personne qui a ce lien voit les noms de cette liste et enregistre les arrivées pendant une journée. Elle n’a pas besoin de compte.',
    make: 'Créer un lien',
    until: (time) => `Valable jusqu’à ${time}.`,
    address: 'Lien',
    copy: 'Copier le lien',
  },
  entry: {
    title: 'Votre code pour l’accueil',
    text: 'Présentez-le à l’accueil. Il ne vaut que pour vous et pour cette date.',
    alt: 'Code QR',
    loading: 'Chargement de votre code...',
    failed: 'Impossible de charger votre code',
  },
  back: 'Retour à l’événement',
};
