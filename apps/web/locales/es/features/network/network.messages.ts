import type { networkMessages as english } from '#src/features/network/network.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const networkMessages: Translation<typeof english> = {
  title: 'Información sobre tu red',
  loading: 'Cargando la información sobre tu red...',
  failed: 'No se ha podido cargar la información',
  people: {
    title: 'Personas por conocer',
    mutual: (count) => `${number(count)} en común`,
    connect: 'Conectar',
    connectLabel: (name) => `Conectar con ${name}`,
  },
  topics: {
    title: 'Temas del momento',
    members: (count) => plural(count, { one: '1 miembro', other: `${number(count)} miembros` }),
  },
  industry: {
    title: 'Datos de tu sector',
    connections: (industry, average) => {
      const rounded = Math.round(average * 10) / 10;
      const contacts = plural(rounded, { one: '1 contacto', other: `${number(rounded)} contactos` });
      return `En «${industry}», los miembros tienen de media ${contacts}.`;
    },
    skills: 'Aptitudes principales',
    roles: 'Cargos emergentes',
  },
  tips: 'Consejos para ampliar tu red',
  join: {
    title: 'Únete a tu red',
    text: 'Regístrate para ver a quién deberías conocer, de qué se habla en tu sector y cómo crece tu red.',
    action: 'Empezar',
  },
};
