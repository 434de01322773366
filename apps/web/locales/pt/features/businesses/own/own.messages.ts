import type { ownMessages as english } from '#src/features/businesses/own/own.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const stars = (count: number) =>
  plural(count, { one: `${number(count)} estrela`, other: `${number(count)} estrelas` });

export const ownMessages: Translation<typeof english> = {
  title: 'Minhas empresas',
  description: 'O que precisa da sua atenção e como vão suas empresas.',
  add: 'Adicionar empresa',
  loading: 'Carregando suas empresas...',
  failed: 'Não foi possível carregar suas empresas',
  empty: {
    title: 'Você ainda não cadastrou uma empresa',
    text: 'Membros e visitantes a encontram no diretório, com horário de funcionamento, avaliações e uma forma de entrar em contato.',
  },
  filter: { label: 'Qual empresa', all: 'Todas' },
  tasks: {
    title: 'Precisa da sua atenção',
    count: (count) => `${number(count)}, as mais antigas primeiro`,
    none: 'Nada precisa da sua atenção.',
    looked: (views) =>
      plural(views, {
        one: `${number(views)} pessoa visitou nos últimos 30 dias.`,
        other: `${number(views)} pessoas visitaram nos últimos 30 dias.`,
      }),
    headline: {
      message: (name) => `${name} pergunta`,
      review: (name, rating) => `${name} escreveu uma avaliação de ${stars(rating)}`,
      hours: (_name, _rating, business) => `${business} está sem horário de funcionamento`,
    },
    hours: 'Quem visita não sabe quando ir, e a empresa fica fora do filtro “Aberto agora”.',
    quote: (words) => `“${words}”`,
    action: { message: 'Responder', review: 'Responder', hours: 'Adicionar horário' },
    actionLabel: (action, headline) => `${action}: ${headline}`,
  },
  card: {
    published: 'Publicada',
    onlyYou: 'Só você vê esta empresa',
    views: 'Visualizações em 30 dias',
    saves: 'Salvamentos',
    messages: 'Mensagens',
    rating: 'Nota',
    noReviews: 'Nenhuma ainda',
    ofReviews: (count) =>
      plural(count, { one: `de ${number(count)} avaliação`, other: `de ${number(count)} avaliações` }),
    more: (difference) =>
      difference === 0
        ? 'como antes'
        : `${number(Math.abs(difference))} a ${difference > 0 ? 'mais' : 'menos'}`,
    byDay: 'Visualizações por dia nos últimos 30 dias',
    edit: 'Editar',
    editLabel: (name) => `Editar ${name}`,
    view: 'Ver página',
    viewLabel: (name) => `Ver página de ${name}`,
    publish: 'Publicar',
    publishLabel: (name) => `Publicar ${name}`,
    unpublish: 'Despublicar',
    unpublishLabel: (name) => `Despublicar ${name}`,
    takenOff: 'A administração a retirou do diretório.',
  },
  figures:
    'Os números são dos últimos 30 dias, comparados com os 30 anteriores. Suas próprias visitas não são contadas.',
  unpublish: {
    title: (name) => `Despublicar ${name}?`,
    text: 'A empresa sai do diretório, das buscas e do seu perfil. Nada é excluído: as avaliações e os salvamentos voltam quando você a publicar de novo.',
    action: 'Despublicar',
    done: (name) => ({ title: `${name} saiu do diretório` }),
  },
  published: (name) => ({ title: `${name} está de novo no diretório` }),
};
