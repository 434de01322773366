import type { ROLE_NAMES as english } from '#src/ground/values/role-names.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ROLE_NAMES: Translation<typeof english> = {
  membership: {
    name: 'Gestão de membros',
    does: 'Membros, pedidos de adesão, convites e importação de listas',
  },
  editor: { name: 'Edição', does: 'Artigos, páginas, banners, empresas e setores' },
  moderator: { name: 'Moderação', does: 'Publicações, denúncias, contestações e links curtos' },
  events: { name: 'Organização de eventos', does: 'Eventos e suas datas' },
  treasurer: { name: 'Tesouraria', does: 'Serviços, pedidos e indicadores' },
  auditor: {
    name: 'Auditoria',
    does: 'Lê tudo na administração, menos endereços e telefones, e não altera nada',
  },
};
