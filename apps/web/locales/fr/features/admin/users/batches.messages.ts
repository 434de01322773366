import type { batchesMessages as english } from '#src/features/admin/users/batches.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const membersOf = (count: number) => `${number(count)} ${plural(count, { one: 'membre', other: 'membres' })}`;

export const batchesMessages: Translation<typeof english> = {
  label: 'Actions sur les membres sélectionnés',
  selectShown: (count) => `Tout sélectionner (affichés : ${number(count)})`,
  selectMatching: 'Sélectionner tous les résultats',
  select: (name) => `Sélectionner ${name}`,
  selected: (count) =>
    plural(count, { one: `${number(count)} sélectionné`, other: `${number(count)} sélectionnés` }),
  matching: 'Tous les membres correspondants sont sélectionnés',
  clear: 'Effacer',
  actions: {
    resend: 'Envoyer l’invitation ou la confirmation',
    setExpiry: 'Fixer la date de fin',
    deactivate: 'Désactiver',
  },
  dialogs: {
    resend: {
      title: 'Envoyer l’invitation ou la confirmation ?',
      text: (members) =>
        `Action pour ${members} : qui ne s’est jamais connecté reçoit son invitation ; qui n’a pas confirmé son adresse e-mail reçoit un nouveau lien de confirmation. Nous envoyons jusqu’à 100 e-mails par minute.`,
      action: 'Envoyer',
    },
    setExpiry: {
      title: 'Fixer la date de fin d’adhésion ?',
      text: (members) =>
        `La date de fin est remplacée pour ${members}. Vous pouvez annuler cette action pendant 30 jours.`,
      action: 'Fixer la date de fin',
    },
    deactivate: {
      title: 'Désactiver des membres ?',
      text: (members) =>
        `Déconnexion et profil masqué pour ${members}. Les administrateurs ne sont pas concernés. Vous pouvez annuler cette action pendant 30 jours.`,
      action: 'Désactiver',
    },
  },
  members: membersOf,
  counting: 'les membres correspondants',
  tooMany: 'Plus de 20 000 membres correspondent. Affinez la recherche ou le filtre.',
  expiresOn: { label: 'Date de fin', description: 'Laissez vide pour les adhésions sans fin.' },
  isPast: 'Ce jour est passé : ces adhésions prennent fin aussitôt.',
  startsOn: { label: 'Commencer le', description: 'Laissez vide pour commencer tout de suite.' },
  perDay: {
    label: 'Maximum par jour',
    description:
      'Laissez vide pour tout envoyer en une fois. Avec 10, les dix premiers partent, et les dix suivants un jour plus tard.',
  },
  nextWave: (when) => `Prochain envoi : ${when}.`,
  stop: 'Suspendre la suite',
  progress: {
    running: 'En cours',
    waiting: 'Se poursuit plus tard',
    undoing: 'Annulation en cours',
    done: 'Terminé',
    undone: 'Annulé',
  },
  finished: ({ finished, all }) => `Traités : ${number(finished)} sur ${membersOf(all)}`,
  titles: {
    resend: 'E-mails envoyés',
    setExpiry: 'Fin d’adhésion fixée',
    deactivate: 'Membres désactivés',
  },
  recent: 'Actions récentes :',
  recentOne: (title, count, date) => `${title}, ${membersOf(count)}, ${date}`,
  outcome: ({ done, skipped }) => {
    const changed = `${membersOf(done)} ${plural(done, { one: 'modifié', other: 'modifiés' })}.`;
    if (skipped === 0) return changed;
    return `${changed} Aucun changement nécessaire pour ${membersOf(skipped)}.`;
  },
  undone: ({ undone, conflicted }) => {
    const changed = `${membersOf(undone)} ${plural(undone, { one: 'rétabli', other: 'rétablis' })}.`;
    if (conflicted === 0) return changed;
    return `${changed} ${membersOf(conflicted)} ${plural(conflicted, {
      one: 'avait été modifié depuis et reste tel quel',
      other: 'avaient été modifiés depuis et restent tels quels',
    })}.`;
  },
  leftAsIs: (others) =>
    others === 0
      ? 'Laissés tels quels :'
      : `Laissés tels quels, avec ${number(others)} ${plural(others, { one: 'autre', other: 'autres' })} :`,
  leave: 'Vous pouvez quitter cette page. L’action continue en arrière-plan.',
  failed: 'Impossible de charger l’action',
};
