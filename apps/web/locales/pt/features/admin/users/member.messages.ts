import type { memberMessages as english } from '#src/features/admin/users/member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const memberMessages: Translation<typeof english> = {
  title: 'Membro',
  description: 'Perfil, associação e conta.',
  loading: 'Carregando o membro...',
  failed: 'Não foi possível carregar o membro',
  status: {
    title: 'Conta',
    lapsed: 'Somente leitura: associação encerrada',
    admin: 'Administrador',
    unconfirmed: 'E-mail não confirmado',
    joined: (date) => `Adicionado em ${date}`,
    lastSeen: (date) => `última visita em ${date}`,
    neverSeen: 'nunca entrou',
  },
  profile: 'Ver perfil',
  resend: { invitation: 'Enviar convite de novo', confirmation: 'Enviar confirmação de novo' },
  resent: {
    invitation: { title: 'Convite a caminho' },
    confirmation: { title: 'Confirmação a caminho' },
  },
  passwordLink: {
    action: 'Enviar link de senha',
    sent: { title: 'Link enviado', description: 'Com ele, a pessoa escolhe uma nova senha em poucos dias.' },
  },
  address: {
    action: 'Alterar e-mail',
    title: 'Outro endereço de e-mail',
    label: 'Novo e-mail',
    text: (email) =>
      `Até agora: ${email}. A sessão do membro é encerrada, e ele recebe no novo endereço um link para escolher uma senha. O endereço anterior também recebe um aviso.`,
    changed: {
      title: 'E-mail alterado',
      description: 'Um link para escolher uma senha está a caminho do novo endereço.',
    },
  },
  secondFactor: {
    action: 'Desativar login em duas etapas',
    title: (name) => `Desativar o login em duas etapas de ${name}?`,
    text: 'Só faça isso se tiver certeza de que foi mesmo esta pessoa que pediu. As sessões são encerradas em todos os dispositivos, e ela recebe um e-mail. Até configurar tudo de novo, ela pode entrar só com a senha.',
    confirm: 'Desativar',
    done: { title: 'Login em duas etapas desativado' },
  },
  deactivate: 'Desativar',
  activate: 'Ativar',
  deactivation: {
    title: (name) => `Desativar ${name}?`,
    text: 'As sessões são encerradas em todos os dispositivos, a pessoa não pode entrar e fica oculta para os outros membros. Você pode ativar a conta de novo.',
    action: 'Desativar',
  },
  membership: {
    title: 'Associação',
    number: { label: 'Número de membro', description: 'No formato da sua comunidade' },
    startsOn: { label: 'Membro desde' },
    expiresOn: {
      label: 'Termina em',
      description:
        'Deixe em branco se não terminar. Avisamos o membro por e-mail 30 e 7 dias antes e depois do término. Passados mais 30 dias, ele pode ler, mas não publicar.',
    },
    notes: {
      label: 'Notas',
      description: 'Os outros membros nunca as veem. Elas fazem parte da exportação de dados deste membro.',
    },
    email: { label: 'E-mail', description: 'O convite é enviado para este endereço.' },
  },
  groups: { about: 'Perfil', matching: 'Combinações', contact: 'Formas de contato' },
  history: {
    title: 'Histórico',
    text: 'Adesão, termos, associação, denúncias, decisões, pedidos e alterações, do mais recente ao mais antigo. Só os administradores veem.',
    show: 'Mostrar histórico',
    hide: 'Ocultar histórico',
  },
  noIndustry: 'Não informado',
  submit: 'Salvar alterações',
  saved: { title: 'Membro salvo' },
};
