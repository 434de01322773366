import type { accountMessages as english } from '#src/features/account/account.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const hoursOf = (count: number) =>
  plural(count, { one: `${number(count)} hora`, other: `${number(count)} horas` });
const minutesOf = (count: number) =>
  plural(count, { one: `${number(count)} minuto`, other: `${number(count)} minutos` });

export const accountMessages: Translation<typeof english> = {
  settings: { title: 'Configurações', description: 'Gerencie sua conta.', nav: 'Configurações' },
  settingsFailed: 'Não foi possível carregar suas configurações',
  email: {
    title: 'E-mail',
    description: 'Você entra com este endereço, e é para ele que enviamos nossos e-mails.',
    confirmed: 'confirmado',
    notConfirmed: 'não confirmado',
    send: 'Enviar link de confirmação',
    sent: (hours) => ({
      title: 'E-mail enviado',
      description: `Abra o link do e-mail em até ${hoursOf(hours)} para confirmar seu endereço.`,
    }),
    change: {
      open: 'Alterar endereço',
      title: 'Alterar seu endereço de e-mail',
      text: 'Enviaremos um link para o novo endereço. Até você abri-lo, continue entrando com o atual.',
      label: 'Novo endereço de e-mail',
      password: 'Sua senha',
      submit: 'Enviar o link',
      sent: (email, minutes) => ({
        title: 'Quase lá',
        description: `Abra em até ${minutesOf(minutes)} o link que enviamos para ${email}.`,
      }),
    },
  },
  password: {
    title: 'Senha',
    description: 'Ao alterá-la, sua sessão é encerrada em todos os outros dispositivos.',
    current: 'Senha atual',
    next: 'Nova senha',
    hint: 'No mínimo 6 caracteres',
    submit: 'Alterar senha',
    changed: {
      title: 'Senha alterada',
      description: 'Sua sessão foi encerrada em todos os outros dispositivos.',
    },
  },
  sessions: {
    title: 'Sessões ativas',
    description: 'Se você não reconhece um dispositivo, encerre a sessão nele e altere sua senha.',
    failed: 'Não foi possível carregar suas sessões',
    current: 'este dispositivo',
    active: 'último acesso',
    end: 'Encerrar sessão',
    endLabel: (device) => `Encerrar sessão: ${device}`,
    endOthers: 'Sair de todos os outros dispositivos',
    ending: {
      title: (device) =>
        device === undefined ? 'Sair de todos os outros dispositivos?' : `Encerrar a sessão em ${device}?`,
      text: 'Confirme que é você. Se não se lembra da sua senha, crie uma nova: isso também encerra a sessão em todos os dispositivos.',
      password: 'Sua senha',
    },
    ended: (count) => ({
      title:
        count === 1
          ? 'Sessão encerrada no dispositivo'
          : plural(count, {
              one: `Sessão encerrada em ${number(count)} dispositivo`,
              other: `Sessão encerrada em ${number(count)} dispositivos`,
            }),
    }),
  },
  privacy: {
    title: 'Privacidade',
    description: 'As mudanças valem imediatamente.',
    audiences: [
      { key: 'emailAudience', label: 'Quem pode ver meu e-mail' },
      { key: 'phoneAudience', label: 'Quem pode ver meu telefone' },
    ],
    audiencesHint: 'Vale para seu perfil, seu cartão de contato e a API.',
    suggestable: {
      label: 'Sugerir meu perfil a outros membros',
      description: 'Em recomendações, combinações para indicações e na lista de membros.',
    },
    readReceipts: {
      label: 'Mostrar quando li as mensagens',
      description:
        'Os membros que também mostram isso veem “Visualizada” abaixo do que escreveram para você e quando você está digitando para eles. Você vê o mesmo deles. O que você leu antes não será marcado.',
    },
    searchEngines: {
      label: 'Permitir que buscadores mostrem meu perfil',
      description:
        'Seu perfil e suas publicações. O que já aparece neles pode continuar por algumas semanas.',
    },
    embeddings: (host) =>
      `Para ordenar as combinações pelo significado, esta comunidade envia até oito frases curtas do seu perfil (o que você procura e o que oferece) para ${host}. Endereços de e-mail, links e números longos ficam de fora, e seu nome não é incluído. Se você desativar “Sugerir meu perfil a outros membros”, nenhuma frase é enviada, e o que foi calculado a partir delas é excluído.`,
  },
  blocked: {
    title: 'Membros bloqueados',
    description: 'Você e estes membros não se veem aqui.',
    failed: 'Não foi possível carregar os membros que você bloqueou',
    none: 'Você não bloqueou ninguém. É possível bloquear um membro pelo perfil dele ou em uma conversa.',
    unblock: 'Desbloquear',
    unblockLabel: (name) => `Desbloquear ${name}`,
    unblocked: (name) => ({
      title: `Você desbloqueou ${name}`,
      description: 'Se vocês tinham uma conexão, ela não é restaurada.',
    }),
  },
  appearance: {
    title: 'Aparência',
    description: 'Neste navegador.',
    schemes: { auto: 'Como neste dispositivo', light: 'Claro', dark: 'Escuro' },
  },
  language: {
    title: 'Idioma',
    description: 'Para as páginas e para os e-mails que você recebe.',
    read: {
      title: 'Idiomas que leio',
      hint: 'O feed não mostra publicações em outros idiomas; em “Minhas conexões” aparecem todas. Se você não marcar nenhum, verá todas as publicações.',
      another: 'Adicionar outro idioma',
    },
  },
  notifications: {
    title: 'Notificações',
    description: 'Quero receber um aviso quando',
    failed: 'Não foi possível carregar suas configurações de notificação',
    event: 'Evento',
    channels: [
      { key: 'inApp', label: 'No aplicativo' },
      { key: 'email', label: 'Por e-mail' },
    ],
    channelLabel: (event, channel) => `${event}: ${channel.toLowerCase()}`,
    allOff: 'Desativar todos os e-mails',
    allOffDone: {
      title: 'Você não receberá mais estes e-mails',
      description: 'Os e-mails sobre sua conta são sempre enviados.',
    },
    digest: {
      label: 'Resumo semanal',
      description:
        'Um e-mail toda segunda-feira com o que você perdeu. Você pode cancelar qualquer um destes e-mails.',
    },
  },
  data: {
    title: 'Seus dados',
    description:
      'Tudo o que armazenamos sobre você, em um arquivo ZIP com planilhas (CSV) e dados legíveis por máquina (JSON).',
    submit: 'Exportar meus dados',
    exported: { title: 'Exportação pronta', description: 'Procure um arquivo ZIP nos seus downloads.' },
    failed: {
      title: 'Erro',
      description: 'Não foi possível exportar seus dados. Tente novamente.',
      destructive: true,
    },
  },
  deletion: {
    title: 'Excluir conta',
    description:
      'Exclui seu perfil, suas conexões e o texto das suas mensagens privadas, também para a outra pessoa. Suas empresas deixam de aparecer no diretório. As publicações, os comentários e as avaliações que você publicou continuam sob o nome “Ex-membro”, a menos que você também exclua suas publicações e seus comentários. Nos registros contábeis da comunidade continua constando o que você pediu, quando e por quanto. Isso não pode ser desfeito.',
    open: 'Excluir minha conta',
    warning: 'Isso não pode ser desfeito. Talvez você queira exportar seus dados antes.',
    password: 'Sua senha',
    alsoPublished: {
      label: 'Excluir também o que publiquei',
      description:
        'Suas publicações, com os comentários de outras pessoas nelas, e seus comentários. As avaliações continuam sob o nome “Ex-membro”.',
    },
    submit: 'Excluir definitivamente',
    done: {
      title: 'Sua conta foi excluída',
      description:
        'Seu perfil, suas conexões e suas mensagens privadas não existem mais, e sua sessão foi encerrada em todos os dispositivos. Agradecemos por ter feito parte da comunidade.',
      home: 'Voltar à página inicial',
    },
  },
  reset: {
    title: 'Escolha uma senha',
    description:
      'Você entrará com ela a partir de agora. Sua sessão será encerrada em todos os outros dispositivos.',
    submit: 'Salvar nova senha',
    again: 'Pedir um novo link',
    done: { title: 'Senha salva', description: 'Agora você pode entrar com ela.' },
    invited: {
      title: (community) => `Boas-vindas a ${community}`,
      description: 'Escolha uma senha e pronto.',
      submit: 'Entrar',
      done: (community) => ({
        title: `Boas-vindas a ${community}!`,
        description: 'Você já entrou. Da próxima vez, entre com seu endereço de e-mail e esta senha.',
      }),
    },
  },
  confirmBar: {
    label: 'Endereço de e-mail',
    text: (email) =>
      `Confirme ${email} para publicar, comentar ou escrever a membros que você ainda não conhece. Enviamos um link para você.`,
    send: 'Reenviar',
    sendLink: 'Reenviar o link',
    change: 'Endereço errado?',
  },
  verification: {
    title: 'Confirme seu e-mail',
    description: 'Assim sabemos que nossos e-mails chegam até você.',
    incomplete: 'Este link está incompleto. Abra-o novamente pelo e-mail.',
    submit: 'Confirmar meu endereço de e-mail',
    done: {
      title: 'Agradecemos',
      description: 'Seu endereço de e-mail está confirmado.',
      toDashboard: 'Ir para o painel',
      toSignIn: 'Entrar',
    },
  },
};
