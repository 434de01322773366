import type { networkMessages as english } from '#src/features/network/network.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const networkMessages: Translation<typeof english> = {
  title: 'Panorama da rede',
  loading: 'Carregando o panorama da rede...',
  failed: 'Não foi possível carregar o panorama',
  people: {
    title: 'Pessoas para conhecer',
    mutual: (count) => `${number(count)} em comum`,
    connect: 'Conectar',
    connectLabel: (name) => `Conectar-se com ${name}`,
  },
  topics: {
    title: 'Assuntos em alta',
    members: (count) => plural(count, { one: `${number(count)} membro`, other: `${number(count)} membros` }),
  },
  industry: {
    title: 'Panorama do setor',
    connections: (industry, average) => {
      const rounded = Math.round(average * 10) / 10;
      const connections = plural(rounded, { one: 'conexão', other: 'conexões' });
      return `No setor “${industry}”, os membros têm em média ${number(rounded)} ${connections}.`;
    },
    skills: 'Principais competências',
    roles: 'Cargos em ascensão',
  },
  tips: 'Dicas para ampliar sua rede',
  join: {
    title: 'Faça parte da rede',
    text: 'Cadastre-se para ver quem você deveria conhecer, do que seu setor está falando e como sua rede cresce.',
    action: 'Começar',
  },
};
