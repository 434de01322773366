import type { profileMessages as english } from '#src/features/profile/profile.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const profileMessages: Translation<typeof english> = {
  loading: 'Carregando perfil...',
  failed: {
    title: 'Erro ao carregar o perfil',
    text: 'Ocorreu um erro ao carregar este perfil. Tente novamente.',
    username: (username) => `Nome de usuário: ${username}`,
  },
  missing: {
    title: 'Perfil não encontrado',
    text: 'Não foi possível encontrar o perfil solicitado.',
    back: 'Ir para a página inicial',
  },
  topBar: { back: 'Voltar', mine: 'Meu perfil', join: 'Cadastrar-se' },
  edit: 'Editar perfil',
  connect: 'Conectar',
  share: 'Compartilhar',
  linkCopied: { title: 'Link do perfil copiado' },
  contact: { label: 'Contato', hint: 'Salvar nos seus contatos' },
  contactDownloaded: { title: 'Contato baixado' },
  connections: (count) => plural(count, { one: 'conexão', other: 'conexões' }),
  information: {
    title: 'Informações profissionais',
    fields: [
      ['servicesOffered', 'Oferece'],
      ['lookingFor', 'Procura'],
      ['targetAudience', 'Trabalha melhor com'],
      ['skills', 'Competências e especialidades'],
      ['interests', 'Interesses'],
      ['languages', 'Idiomas'],
    ],
    none: (firstName) => `${firstName} ainda não incluiu nada aqui.`,
    noneOwn: 'Seu perfil ainda não diz o que você faz',
    noneOwnHint: 'Diga o que você procura e o que oferece. Usamos isso para encontrar suas combinações.',
  },
  mutual: {
    both: 'Conexões em comum:',
    separator: (isLast) => (isLast ? ' e ' : ', '),
    others: (count) => (count === 1 ? ' e mais 1 membro' : ` e mais ${number(count)} membros`),
  },
  match: { title: (firstName) => `Por que você e ${firstName} combinam` },
  work: 'Trabalhos',
  businesses: { title: (count) => plural(count, { one: 'Empresa', other: 'Empresas' }) },
  posts: {
    title: 'Publicações recentes',
    failed: 'Não foi possível carregar as publicações',
    none: (firstName) => `${firstName} ainda não publicou nada.`,
    noneOwn: 'Você ainda não publicou nada.',
    write: 'Escrever uma publicação',
    likes: (count) => plural(count, { one: `${number(count)} curtida`, other: `${number(count)} curtidas` }),
    comments: (count) =>
      plural(count, { one: `${number(count)} comentário`, other: `${number(count)} comentários` }),
  },
  getInTouch: {
    title: 'Entre em contato',
    email: 'E-mail',
    call: 'Ligar',
    book: 'Agendar conversa',
    linkedin: 'LinkedIn',
    website: 'Site',
    poweredBy: 'Desenvolvido com',
    join: (firstName) => `Cadastre-se para ver como falar com ${firstName}`,
    signIn: (firstName) => `Entre para ver como falar com ${firstName}`,
    connect: (firstName) => `Quem se conecta a ${firstName} vê mais dados de contato.`,
    ownEmail: (audience) => `Quem pode ver seu e-mail: ${audience}`,
    ownPhone: (audience) => `Quem pode ver seu telefone: ${audience}`,
    change: 'Alterar nas configurações',
  },
  head: {
    lookingFor: (text) => `Procura: ${text}`,
    onSite: (name, site) => `${name} em ${site}`,
  },
  updated: { title: 'Perfil atualizado!', description: 'Suas alterações foram salvas.' },
  updateFailed: { title: 'Erro', description: 'Não foi possível atualizar o perfil. Tente novamente.' },
};
