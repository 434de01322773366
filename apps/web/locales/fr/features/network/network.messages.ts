import type { networkMessages as english } from '#src/features/network/network.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const networkMessages: Translation<typeof english> = {
  title: 'Aperçu du réseau',
  loading: 'Chargement de l’aperçu du réseau...',
  failed: 'Impossible de charger l’aperçu',
  people: {
    title: 'Personnes à rencontrer',
    mutual: (count) => `${number(count)} en commun`,
    connect: 'Se mettre en relation',
    connectLabel: (name) => `Se mettre en relation avec ${name}`,
  },
  topics: {
    title: 'Sujets du moment',
    members: (count) => plural(count, { one: `${count} membre`, other: `${number(count)} membres` }),
  },
  industry: {
    title: 'Aperçu du secteur',
    connections: (industry, average) =>
      `Secteur ${industry} : en moyenne ${average.toFixed(1).replace('.', ',')} ${plural(average, { one: 'contact', other: 'contacts' })} par membre.`,
    skills: 'Principales compétences',
    roles: 'Métiers émergents',
  },
  tips: 'Conseils pour développer votre réseau',
  join: {
    title: 'Rejoignez votre réseau',
    text: 'Inscrivez-vous pour voir qui rencontrer, de quoi parle votre secteur et comment grandit votre réseau.',
    action: 'Commencer',
  },
};
