import type { businessPageMessages as english } from '#src/features/businesses/page/business-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const businessPageMessages: Translation<typeof english> = {
  share: 'Compartilhar',
  noDescription: 'Sem descrição.',
  askAbout: 'Perguntar',
  noServices: 'Nenhum serviço informado.',
  noReviews: 'Sem avaliações. Seja a primeira pessoa a avaliar!',
  noTeam: 'Nenhuma pessoa na equipe.',
  anonymous: 'Pessoa anônima',
  recent: 'Recente',
  noComment: 'Sem comentário.',
  tabs: { about: 'Sobre', services: 'Serviços', reviews: 'Avaliações', team: 'Equipe' },
  contact: 'Falar com a empresa',
  save: 'Salvar nos favoritos',
  saved: 'Salva nos favoritos',
  savedToast: (name) => ({
    title: `Você salvou ${name}`,
    description: 'Está em “Itens salvos”.',
  }),
  edit: 'Editar empresa',
  stats: {
    title: 'Resumo',
    rating: 'Nota',
    reviews: 'Avaliações',
    views: 'Visualizações do perfil',
    years: 'Anos de atividade',
    noYear: 'Não informado',
  },
  outOfFive: 'de 5',
  established: 'Fundação',
  employees: 'Funcionários',
  sidebar: 'Contato e números',
  onSite: (name, site) => `${name} em ${site}`,
  quick: {
    label: 'Formas de contato',
    call: 'Ligar',
    email: 'E-mail',
    website: 'Site',
    directions: 'Rota',
    message: 'Mensagem',
  },
};
