import type { hintMessages as english } from '#src/hints.messages.ts';
import { number, plural } from '@guildhall/locale/words/es';
import type { Translation } from '@guildhall/locale/translation';

const points = (most: number) => plural(most, { one: '1 punto', other: `${number(most)} puntos` });

export const hintMessages: Translation<typeof english> = {
  hint: (advice, most) => `${advice}: hasta ${points(most)}`,
  lookingFor: 'Di qué buscas; por ejemplo, «servicios de contabilidad para mi cafetería»',
  servicesOffered: 'Indica los servicios que ofreces para que te encuentren los miembros que los necesitan',
  targetAudience: 'Di a quién atiendes o qué clientela te gustaría tener',
  jobTitle: 'Di en tu cargo a qué te dedicas para que te encuentren los miembros que lo buscan',
  location: 'Añade tu ubicación',
  preferredConnectionTypes: 'Elige a quién te gustaría conocer',
  industry: 'Elige tu sector',
  addSkills: 'Añade tus aptitudes',
  moreSkills: 'Añade más aptitudes',
  addInterests: 'Añade tus intereses',
  moreInterests: 'Añade más intereses',
};
