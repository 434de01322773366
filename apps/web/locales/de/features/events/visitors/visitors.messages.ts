import type { visitorsMessages as english } from '#src/features/events/visitors/visitors.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const visitorsMessages: Translation<typeof english> = {
  title: 'Ihre Gäste',
  description: 'Gäste, die Sie eingeladen haben oder am Einlass begrüßen, und was aus ihnen wurde.',
  loading: 'Gäste werden geladen...',
  failed: 'Ihre Gäste konnten nicht geladen werden',
  empty: {
    title: 'Noch keine Gäste',
    text: 'Öffnen Sie eine öffentliche Veranstaltung und laden Sie eine Person ein, die noch kein Mitglied ist. Danach erinnert Sie diese Seite daran, sich zu melden.',
    action: 'Veranstaltungen ansehen',
  },
  invitedBy: (name, day) => `Eingeladen von ${name} am ${day}`,
  asked: (day) => `Platz angefragt am ${day}`,
  steps: {
    cameAt: 'Gekommen',
    followedUpAt: 'Nachgefasst',
    appliedAt: 'Antrag gestellt',
    joinedAt: 'Beigetreten',
  },
  step: (label, day) => `${label} am ${day}`,
  profile: 'Profil ansehen',
  followUp: 'Ich habe mich gemeldet',
  followUpLabel: (name) => `Ich habe mich bei ${name} gemeldet`,
  followedUp: (name) => `Sie haben sich bei ${name} gemeldet`,
};
