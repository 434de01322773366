import type { adminMessages as english } from '#src/features/admin/admin.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

/** With its article: the nouns of the lists are plurals, and those in -as or -ões are feminine. */
const withArticle = (noun: string) => `${/^\S*(as|ões)(\s|$)/.test(noun) ? 'as' : 'os'} ${noun}`;

export const adminMessages: Translation<typeof english> = {
  title: 'Administração',
  description: 'Membros, conteúdo, backups.',
  tabs: {
    overview: 'Visão geral',
    users: 'Membros',
    posts: 'Publicações',
    articles: 'Artigos',
    businesses: 'Empresas',
    banners: 'Banners',
    backup: 'Backup',
    settings: 'Configurações',
  },
  loading: (noun) => `Carregando ${noun}...`,
  failed: (noun) => `Não foi possível carregar ${withArticle(noun)}`,
  noMatch: {
    title: (noun) => `Nenhum resultado entre ${withArticle(noun)}`,
    text: 'Tente outra busca ou outro filtro.',
  },
  empty: (noun) => `Ainda não há ${noun}`,
  member: {
    option: (name, email) => `${name} (${email})`,
    typeAName: 'Digite um nome, um e-mail ou uma empresa.',
    nobody: 'Ninguém encontrado',
  },
  filter: 'Mostrar',
  csv: 'CSV',
  undo: 'Desfazer',
  edit: 'Editar',
  editLabel: (name) => `Editar ${name}`,
  delete: 'Excluir',
  deleteLabel: (name) => `Excluir ${name}`,
  restore: 'Restaurar',
  moveUp: (name) => `Mover ${name} para cima`,
  moveDown: (name) => `Mover ${name} para baixo`,
  moved: (name, place) => `${name} agora está na posição ${place}`,
  saveChanges: 'Salvar alterações',
  stepUp: {
    title: 'Confirme sua senha',
    text: 'Para continuar, confirme que é você.',
    password: 'Senha',
    submit: 'Confirmar',
  },
};
