import type { attendanceMessages as english } from '#src/features/events/attendance.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const attendanceMessages: Translation<typeof english> = {
  label: 'Inscription',
  joinFirst: 'S’inscrire pour réserver une place',
  signIn: 'Se connecter pour réserver une place',
  code: 'Afficher mon code',
  guest: { request: 'Venir en tant qu’invité', invite: 'Amener un invité' },
  state(mine, position) {
    if (mine === 'going') return 'Vous avez une place.';
    if (mine === 'waiting') return `Vous êtes en position ${position ?? 1} sur la liste d’attente.`;
    return mine === 'skipped' ? 'Vous ne venez pas à cette date.' : '';
  },
  seats(going, seats, waiting) {
    if (seats === null)
      return going === 0
        ? 'Personne n’a encore annoncé sa venue.'
        : plural(going, { one: `${going} personne vient.`, other: `${number(going)} personnes viennent.` });
    const taken = plural(going, {
      one: `${going} place prise sur ${number(seats)}`,
      other: `${number(going)} places prises sur ${number(seats)}`,
    });
    return waiting === 0 ? `${taken}.` : `${taken}, ${number(waiting)} en attente.`;
  },
  join(isFull, mine, isSeries) {
    if (isFull) return 'S’inscrire sur la liste d’attente';
    if (mine === 'skipped') return 'Venir finalement';
    return isSeries ? 'S’inscrire à cette date' : 'S’inscrire';
  },
  withdraw(mine, inSeries) {
    if (inSeries) return 'Ne pas venir à cette date';
    return mine === 'waiting' ? 'Quitter la liste d’attente' : 'Libérer ma place';
  },
  joinSeries: 'S’inscrire à toutes les dates',
  withdrawSeries: 'Quitter la série',
  joined: { going: 'Vous avez une place', waiting: 'Vous êtes sur la liste d’attente' },
  withdrawn: 'C’est fait. Votre place revient à la personne suivante.',
  seriesJoined: 'Vous participez à toutes les dates',
  seriesLeft: 'Vous avez quitté la série',
  meet: { title: 'Personnes à rencontrer' },
  attendees: {
    title: 'Qui vient ?',
    loading: 'Chargement de la liste...',
    failed: 'Impossible de charger la liste',
    empty: 'Personne ne s’est encore inscrit.',
    guests: (count) => (count === 1 ? 'et un invité' : `et ${number(count)} invités`),
  },
};
