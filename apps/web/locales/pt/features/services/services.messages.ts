import type { servicesMessages as english } from '#src/features/services/services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const servicesMessages: Translation<typeof english> = {
  title: 'Serviços de marketing digital',
  description: 'Trabalhos feitos para membros, a preços fixos.',
  all: 'Todos os serviços',
  tabs: 'Categorias de serviços',
  included: 'Incluído',
  categories: {
    web_design: 'Criação de sites',
    email_marketing: 'E-mail marketing',
    social_media: 'Redes sociais',
    seo: 'Otimização para buscadores (SEO)',
    branding: 'Identidade visual',
    advertising: 'Anúncios pagos (PPC)',
  },
  loading: 'Carregando serviços...',
  failed: 'Não foi possível carregar os serviços',
  none: {
    title: 'Nenhum serviço ainda',
    text: 'Não há nada para pedir no momento. Volte em breve.',
    add: 'Adicionar serviços',
  },
  button: { visitor: 'Entrar para pedir', quote: 'Pedir orçamento', order: 'Pedir agora' },
  why: {
    heading: 'Por que escolher nossos serviços',
    points: [
      {
        key: 'price',
        title: 'Você sabe o preço antes de o trabalho começar',
        text: 'Você paga o preço que está no pedido. Trabalhos sob orçamento só começam depois que você o aceita.',
      },
      {
        key: 'steps',
        title: 'Cada etapa registrada',
        text: 'Toda mudança, do pedido à entrega, fica no histórico do seu pedido e chega a você por e-mail.',
      },
      {
        key: 'way-out',
        title: 'Liberdade para mudar de ideia',
        text: 'Até o trabalho começar, você pode cancelar com um clique. Pedir um orçamento não gera compromisso.',
      },
    ],
  },
};
