import type { adminBusinessesMessages as english } from '#src/features/admin/businesses/admin-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const adminBusinessesMessages: Translation<typeof english> = {
  noun: 'empresas',
  search: {
    label: 'Buscar empresas por nome, setor, categoria ou descrição',
    placeholder: 'Buscar empresas...',
  },
  filters: {
    all: 'Todas as empresas',
    active: 'Ativas',
    inactive: 'Inativas',
    unverified: 'Não verificadas',
    deleted: 'Excluídas',
  },
  empty: 'Os membros adicionam as próprias empresas. Você também pode adicionar uma em nome deles.',
  import: 'Importar empresas',
  add: 'Adicionar empresa',
  edit: 'Editar empresa',
  create: 'Criar empresa',
  creating: 'Criando...',
  saving: 'Salvando...',
  active: 'Ativa',
  inactive: 'Inativa',
  verified: 'Verificada',
  featured: 'Em destaque',
  stats: (ownerId, owner, views, reviews) =>
    [
      `Proprietário nº ${ownerId}, ${owner}`,
      `${number(views)} ${plural(views, { one: 'visualização', other: 'visualizações' })}`,
      `${number(reviews)} ${plural(reviews, { one: 'avaliação', other: 'avaliações' })}`,
    ].join(' · '),
  administration: {
    legend: 'Administração',
    owner: 'Proprietário',
    ownerHint: 'O membro que edita a empresa e responde por ela.',
  },
  deleted: (name) => `A empresa “${name}” foi excluída.`,
  restored: { title: 'Empresa restaurada' },
  createFailed: { title: 'Erro', description: 'Não foi possível criar a empresa' },
  updateFailed: { title: 'Erro', description: 'Não foi possível atualizar a empresa' },
  noneSelected: { title: 'Erro', description: 'Nenhuma empresa selecionada' },
};
