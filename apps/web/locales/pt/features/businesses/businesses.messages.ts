import type { businessesMessages as english } from '#src/features/businesses/businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const theTime = (time: string) => `${/^0?1(\D|$)/.test(time) ? 'a' : 'as'} ${time}`;

export const businessesMessages: Translation<typeof english> = {
  badges: { verified: 'Verificada', featured: 'Destaque', notPublic: 'Não pública' },
  card: {
    services: 'Serviços',
    more: (count) => `+${count}`,
    openUntil: (time) => `Aberto até ${theTime(time)}`,
    openAllDay: 'Aberto 24 horas',
    closedNow: 'Fechado agora',
  },
  counts: {
    views: (count) =>
      plural(count, { one: `${number(count)} visualização`, other: `${number(count)} visualizações` }),
    reviews: (count) =>
      plural(count, { one: `${number(count)} avaliação`, other: `${number(count)} avaliações` }),
    isNew: 'Nova',
    stars: (count) => plural(count, { one: `${number(count)} estrela`, other: `${number(count)} estrelas` }),
  },
  loading: 'Carregando empresa...',
  missing: {
    title: 'Empresa não encontrada',
    text: 'Esta empresa não existe ou não está mais no diretório.',
    back: 'Voltar ao diretório',
  },
  failed: {
    title: 'Não foi possível carregar esta empresa',
    text: 'Tente novamente daqui a pouco.',
  },
};
