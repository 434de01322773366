import type { growthTipMessages as english } from '#src/console/network/growth-tips.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const growthTipMessages: Translation<typeof english> = {
  fields: {
    lookingFor: 'Dites ce que vous recherchez, pour que nous trouvions les personnes qui l’offrent.',
    servicesOffered:
      'Indiquez les services que vous offrez : votre profil sera montré aux membres qui en ont besoin.',
    skills:
      'Ajoutez vos compétences. Celles que vous partagez avec d’autres membres améliorent vos correspondances.',
    industry: 'Choisissez votre secteur pour rencontrer d’autres membres de votre domaine.',
    professionalSummary: 'Rédigez un court résumé : on répond plus vite quand on sait qui pose la question.',
    location: 'Ajoutez votre lieu pour trouver des membres près de chez vous.',
    jobTitle: 'Ajoutez votre fonction, pour que l’on voie tout de suite ce que vous faites.',
    company: 'Ajoutez votre entreprise pour inspirer confiance à qui reçoit vos demandes.',
    avatarKey: 'Ajoutez une photo. Un visage se retient mieux que des initiales.',
    interests: 'Ajoutez quelques centres d’intérêt : ils facilitent une première conversation.',
  },
  general: [
    'Ajoutez un mot personnel à chaque demande de mise en relation.',
    'Partagez dans le fil d’actualité ce que vous avez appris cette semaine.',
    'Présentez l’un à l’autre deux de vos contacts qui devraient se connaître.',
  ],
};
