import type { firstStepsMessages as english } from '#src/features/onboarding/first-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const firstStepsMessages: Translation<typeof english> = {
  title: 'Receba sua primeira apresentação',
  text: 'Três passos curtos. Pule o que quiser e volte ao seu perfil a qualquer momento.',
  progress: (done, count) => `Passos concluídos: ${done} de ${count}`,
  states: { open: 'A fazer', done: 'Concluído', skipped: 'Pulado' },
  skip: 'Pular',
  skipLabel: (title) => `Pular: ${title}`,
  steps: {
    offer: { title: 'Diga o que você oferece' },
    seek: { title: 'Diga quem você procura' },
    contact: {
      title: 'Envie um pedido de conexão',
      text: 'Escolha um dos membros que sugerimos e mande um oi.',
      action: 'Ver nossas sugestões',
    },
  },
  about: {
    jobTitle: { label: 'Sua profissão', placeholder: 'ex.: web designer' },
    location: { label: 'Sua cidade', placeholder: 'ex.: Curitiba' },
  },
  finished: {
    title: 'Tudo pronto',
    text: 'Agora os membros podem encontrar você, e nós podemos dizer quem você deveria conhecer. Complete seu perfil quando quiser.',
    meet: (name) => `Conhecer ${name}`,
  },
  examples: {
    technology: {
      offer: ['desenvolvimento web', 'suporte de TI', 'análise de dados'],
      seek: ['clientes-piloto', 'design de UX', 'parceria comercial'],
    },
    healthcare: {
      offer: ['fisioterapia', 'orientação nutricional', 'saúde ocupacional'],
      seek: ['médicos que encaminhem pacientes', 'gestão de clínica', 'serviços de faturamento'],
    },
    finance: {
      offer: ['contabilidade', 'consultoria tributária', 'crédito para empresas'],
      seek: ['pequenas empresas', 'um escritório de advocacia parceiro', 'imobiliárias'],
    },
    marketing: {
      offer: ['identidade visual', 'redes sociais', 'redação publicitária'],
      seek: ['fotografia', 'desenvolvimento web', 'empresas locais'],
    },
    education: {
      offer: ['oficinas', 'aulas de idiomas', 'orientação de carreira'],
      seek: ['palestrantes', 'empresas que oferecem treinamento', 'um espaço'],
    },
    design: {
      offer: ['web design', 'fotografia', 'impressão'],
      seek: ['pequenas lojas que precisam de um site', 'redação de textos', 'contabilidade'],
    },
    construction: {
      offer: ['reformas', 'instalações elétricas', 'plantas baixas'],
      seek: ['proprietários de imóveis', 'empreiteiras', 'um escritório de arquitetura'],
    },
    food: {
      offer: ['bufê', 'pão fresco', 'eventos particulares'],
      seek: ['fornecedores locais', 'escritórios que pedem almoço', 'fotografia'],
    },
    retail: {
      offer: ['presentes', 'entrega local', 'loja virtual'],
      seek: ['artesãos locais', 'web design', 'contabilidade'],
    },
    legal: {
      offer: ['contratos', 'abertura de empresas', 'locações'],
      seek: ['pequenas empresas', 'consultoria tributária', 'uma imobiliária'],
    },
    'real estate': {
      offer: ['venda de imóveis', 'aluguéis', 'administração de imóveis'],
      seek: ['assessoria de crédito imobiliário', 'fotografia', 'empresas de reforma'],
    },
    other: {
      offer: ['consultoria', 'atendimento no local', 'organização de eventos'],
      seek: ['contabilidade', 'assessoria fiscal', 'criação de sites'],
    },
  },
};
