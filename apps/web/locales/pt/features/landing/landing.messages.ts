import type { landingMessages as english } from '#src/features/landing/landing.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/pt';

export const landingMessages: Translation<typeof english> = {
  description:
    'Uma rede profissional que mostra quem você deve conhecer e por quê: combinações inteligentes, indicações automatizadas e descoberta de oportunidades para empresas e profissionais.',
  hero: {
    eyebrow: (place) =>
      place ? `A rede profissional de ${place}` : 'Uma rede profissional e um diretório de empresas',
    heading: 'Conheça as pessoas que a sua empresa procura',
    text: (site) =>
      `Diga o que você procura e o que oferece. ${site} encontra os membros certos e mostra o motivo, para que toda apresentação comece com assunto para conversar.`,
    start: 'Começar',
    browse: 'Explorar o diretório',
    list: 'Adicionar sua empresa',
    joining: {
      application: 'Novos membros entram mediante pedido de adesão.',
      invitation: 'Novos membros entram por convite.',
      closed: 'No momento, não estamos aceitando novos membros.',
    },
  },
  example: {
    caption: 'Exemplo de uma combinação explicada entre dois membros',
    ana: {
      firstName: 'Ana',
      lastName: 'Duarte',
      title: 'Dona de padaria, Curitiba',
      label: 'Procura',
      need: 'contabilidade para minha padaria',
    },
    ben: {
      firstName: 'Rafael',
      lastName: 'Moreira',
      title: 'Contador, Curitiba',
      label: 'Oferece',
      need: 'contabilidade e folha de pagamento para restaurantes',
    },
    heading: 'Combinação forte',
    reasons: [
      'Rafael oferece o que Ana procura',
      'Rafael procura o que Ana oferece',
      'Têm 4 conexões em comum',
      'Estão em Curitiba',
    ],
  },
  people: {
    members: 'Novos membros',
    figures: 'A comunidade em números',
    memberCount: (count) => plural(count, { one: 'membro', other: 'membros' }),
    businessCount: (count) => plural(count, { one: 'empresa', other: 'empresas' }),
    businesses: 'Novas empresas',
    directory: 'O diretório',
  },
  features: {
    heading: 'Menos contatos, porém melhores',
    text: 'Uma boa rede não é uma lista longa. São aquelas poucas pessoas que precisam do que você faz e que fazem aquilo de que você precisa.',
    items: [
      {
        key: 'matching',
        title: 'Combinações inteligentes',
        text: 'Necessidades, ofertas, competências, localização e conexões em comum formam uma pontuação. Você vê cada parte dela, nunca só um número.',
      },
      {
        key: 'referrals',
        title: 'Indicações automatizadas',
        text: 'Apresente membros uns aos outros em dois cliques. Consultamos os dois lados, enviamos lembretes e contamos como foi.',
      },
      {
        key: 'opportunities',
        title: 'Descoberta de oportunidades',
        text: 'Projetos, parcerias e pedidos dos membros, com o que mais combina com você em primeiro lugar.',
      },
    ],
  },
  steps: {
    heading: 'Como funciona',
    items: [
      {
        title: 'Crie um perfil',
        text: 'O que você faz, o que oferece e o que procura. Leva cinco minutos.',
      },
      {
        title: 'Análise por IA',
        text: 'Comparamos o que você procura com o que cada membro oferece, mesmo quando as palavras são diferentes.',
      },
      {
        title: 'Conecte-se',
        text: 'Conheça os membros que mais combinam com você, veja o motivo e dê um oi.',
      },
    ],
  },
  closing: {
    heading: 'Há um lugar à mesa para você',
    text: 'Crie seu perfil hoje e veja quem está procurando você.',
  },
};
