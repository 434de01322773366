import type { settingsMessages as english } from '#src/features/admin/settings/settings.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const settingsMessages: Translation<typeof english> = {
  title: 'Configurações do site',
  failed: 'Não foi possível carregar as configurações',
  switches: {
    userRegistration: { label: 'Cadastro de membros', text: 'Novos membros podem se cadastrar.' },
    postModeration: {
      label: 'Moderação de publicações',
      text: 'Novas publicações precisam da aprovação de um administrador.',
    },
    membersWriteArticles: {
      label: 'Membros podem enviar artigos',
      text: 'Os membros podem escrever artigos para as notícias. A administração os publica ou diz o que mudar.',
    },
    emailNotifications: {
      label: 'Notificações por e-mail',
      text: 'Os membros recebem as notificações também por e-mail. E-mails sobre a própria conta são sempre enviados.',
    },
  },
  whoMayJoin: (label, hint) => `${label}. ${hint}`,
  changeWhoMayJoin: 'Alterar quem pode participar',
  announcement: {
    title: 'Comunicado',
    label: 'Texto do comunicado',
    hint: 'Exibido no topo de cada página. Endereços da web viram links, e **negrito** fica em negrito.',
    starts: 'Primeiro dia',
    ends: 'Último dia',
    audience: 'Quem lê',
    audiences: { everyone: 'Todos', members: 'Somente membros' },
    days: (timeZone) =>
      `Sem um dia, o comunicado é exibido a partir de agora e até que você o remova. Os dias seguem o fuso horário ${timeZone.replaceAll('_', ' ')}.`,
    remove: 'Remover',
    submit: 'Salvar comunicado',
    saved: { title: 'Comunicado salvo' },
    removed: { title: 'Comunicado removido' },
  },
};
