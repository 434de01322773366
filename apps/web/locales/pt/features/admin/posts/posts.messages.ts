import type { postsMessages as english } from '#src/features/admin/posts/posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const postsMessages: Translation<typeof english> = {
  noun: 'publicações',
  search: { label: 'Buscar publicações por conteúdo ou autoria', placeholder: 'Buscar publicações...' },
  filters: {
    all: 'Todas as publicações',
    published: 'Publicadas',
    hidden: 'Ocultadas',
    pending_review: 'Aguardando aprovação',
    deleted: 'Excluídas',
  },
  empty: 'As publicações dos membros aparecerão aqui.',
  approve: 'Aprovar',
  approved: { title: 'Publicação aprovada' },
  decline: 'Recusar',
  about: (action, author) => `${action} publicação de ${author}`,
  of: (author) => `publicação de ${author}`,
  visibility: (isPublished) => (isPublished ? 'Publicada' : 'Ocultada'),
  likes: (count) => `${number(count)} ${plural(count, { one: 'curtida', other: 'curtidas' })}`,
  comments: (count) => `${number(count)} ${plural(count, { one: 'comentário', other: 'comentários' })}`,
  reports: (count) => `${number(count)} ${plural(count, { one: 'denúncia', other: 'denúncias' })}`,
  deleted: (preview) => `Publicação excluída: “${preview}”`,
  restored: { title: 'Publicação restaurada' },
};
