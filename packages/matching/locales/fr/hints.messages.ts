import type { hintMessages as english } from '#src/hints.messages.ts';
import { number, plural } from '@guildhall/locale/words/fr';
import type { Translation } from '@guildhall/locale/translation';

const points = (most: number) =>
  plural(most, { one: `${number(most)} point`, other: `${number(most)} points` });

export const hintMessages: Translation<typeof english> = {
  hint: (advice, most) => `${advice} : jusqu’à ${points(most)}`,
  lookingFor: 'Dites ce que vous recherchez, par exemple « un service de comptabilité pour mon café »',
  servicesOffered:
    'Nommez les services que vous offrez, pour que les membres qui en ont besoin vous trouvent',
  targetAudience: 'Dites à qui vous vous adressez, ou qui vous aimeriez avoir pour clients',
  jobTitle:
    'Dites ce que vous faites dans votre fonction, pour que les membres qui le recherchent vous trouvent',
  location: 'Ajoutez votre lieu',
  preferredConnectionTypes: 'Choisissez qui vous aimeriez rencontrer',
  industry: 'Choisissez votre secteur',
  addSkills: 'Ajoutez vos compétences',
  moreSkills: 'Ajoutez d’autres compétences',
  addInterests: 'Ajoutez vos centres d’intérêt',
  moreInterests: 'Ajoutez d’autres centres d’intérêt',
};
