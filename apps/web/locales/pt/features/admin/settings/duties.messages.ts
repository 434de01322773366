import type { dutiesMessages as english } from '#src/features/admin/settings/duties.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const dutiesMessages: Translation<typeof english> = {
  title: 'Quem cuida de quê',
  text: 'Quem cuida de algo vê os avisos no sino e por e-mail. Daquilo de que ninguém cuida, todos os administradores são avisados. Os e-mails imediatos são no máximo um a cada dez minutos por tipo.',
  duties: {
    applications: 'Pedidos de adesão',
    reports: 'Denúncias e contestações',
    posts: 'Publicações aguardando aprovação',
    articles: 'Artigos aguardando aprovação',
    privacy: 'Solicitações sobre dados pessoais',
    operations: 'Falhas de e-mails e backups, disco cheio',
  },
  notices: { now: 'E-mail imediato', daily: 'Um e-mail por dia', off: 'Nada' },
};
