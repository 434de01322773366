import { REPORTED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';
import type { reportsMessages as english } from '#src/features/admin/reports/reports.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const reportsMessages: Translation<typeof english> = {
  title: 'Denúncias',
  description:
    'Conteúdo denunciado e decisões. Avisamos os membros do que foi decidido sobre suas denúncias.',
  filters: { open: 'Em aberto', decided: 'Decididas', objections: 'Contestações' },
  lists: {
    open: { noun: 'denúncias em aberto', empty: 'As denúncias dos membros aparecerão aqui.' },
    decided: { noun: 'decisões', empty: 'As denúncias decididas aparecerão aqui.' },
  },
  decisions: {
    hide: {
      title: 'Ocultar este conteúdo?',
      text: 'Ele some imediatamente de todas as páginas. Isso encerra todas as denúncias em aberto sobre ele.',
      action: 'Ocultar',
      done: 'Conteúdo ocultado',
    },
    warn: {
      title: 'Enviar uma advertência?',
      text: 'O membro recebe sua mensagem por notificação e por e-mail. Seu nome e os de quem denunciou não são exibidos. Isso encerra todas as denúncias em aberto sobre o conteúdo.',
      action: 'Enviar advertência',
      done: 'Advertência enviada',
    },
    suspend: {
      title: 'Suspender este membro?',
      text: 'As sessões são encerradas em todos os dispositivos, e o perfil e as publicações ficam ocultos. Ao tentar entrar, a pessoa lê que a conta está suspensa. Isso encerra todas as denúncias em aberto sobre ela.',
      action: 'Suspender',
      done: 'Membro suspenso',
    },
    dismiss: {
      title: 'Arquivar a denúncia?',
      text: 'Tudo fica como está. Isso encerra todas as denúncias em aberto sobre o conteúdo.',
      action: 'Arquivar',
      done: 'Denúncia arquivada',
    },
  },
  note: (note) => `Observação: ${note}`,
  categories: { spam: 'Spam', insult: 'Ofensa', illegal: 'Ilegal', other: 'Outro' },
  statuses: { open: 'Em aberto', resolved: 'Medida tomada', dismissed: 'Arquivada' },
  reportedBy: (name) => `denúncia de ${name}`,
  noReason: 'Nenhum motivo informado',
  hidden: 'conteúdo já ocultado',
  suspended: 'membro já suspenso',
  takenDown: 'link já retirado do ar',
  gone: 'Este conteúdo não existe mais.',
  deleted: 'conteúdo excluído por quem o publicou',
  viewMember: {
    user: 'Abrir membro',
    short_link: 'Abrir quem o criou',
    other: 'Abrir quem publicou',
  },
  takeDown: 'Retirar do ar',
  takeDownLabel: (name) => `Retirar do ar ${name}`,
  item: (type, id) => `${REPORTED_NOUNS[type]} nº ${id}`,
  decisionLabels: {
    hide: (name) => `Ocultar ${name}`,
    warn: (name) => `Advertir sobre ${name}`,
    suspend: (name) => `Suspender ${name}`,
    dismiss: (name) => `Arquivar denúncia sobre ${name}`,
  },
  buttons: { hide: 'Ocultar', warn: 'Advertir', suspend: 'Suspender', dismiss: 'Arquivar' },
  decided: (done, count) => ({
    title: done,
    description: plural(count, {
      one: `${number(count)} denúncia encerrada.`,
      other: `${number(count)} denúncias encerradas.`,
    }),
  }),
  shortLinks: {
    title: 'Links curtos',
    text: 'Um link retirado do ar mostra aos visitantes que não existe mais.',
    label: 'Link curto ou seu código',
    takeDown: 'Retirar do ar',
    restore: 'Restaurar',
    reason: { label: 'O que dizemos a quem o criou? (opcional)' },
    changed: (code, takenDown) => ({
      title: takenDown ? `Link curto ${code} retirado do ar` : `Link curto ${code} restaurado`,
    }),
  },
};
