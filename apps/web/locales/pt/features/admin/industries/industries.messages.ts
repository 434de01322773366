import type { industriesMessages as english } from '#src/features/admin/industries/industries.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const industriesMessages: Translation<typeof english> = {
  title: 'Setores e categorias',
  description: 'Usados para listar e filtrar empresas e membros. Os formulários os mostram nesta ordem.',
  inLanguages: 'Nomes em outros idiomas',
  failed: 'Não foi possível carregar os setores',
  list: 'Setores',
  empty: {
    title: 'Ainda não há setores',
    text: 'Adicione o primeiro, e empresas e membros poderão escolhê-lo.',
  },
  add: { label: 'Novo setor', submit: 'Adicionar', done: 'Setor adicionado' },
  retired: 'Desativado',
  rename: {
    open: 'Renomear',
    label: (name) => `Renomear ${name}`,
    field: 'Nome',
    hint: 'As empresas e os membros que têm este setor recebem o novo nome em um ou dois minutos.',
    submit: 'Salvar',
    done: 'Setor renomeado',
  },
  merge: {
    open: 'Mesclar',
    label: (name) => `Mesclar ${name} com outro setor`,
    field: 'Mesclar com',
    choose: 'Escolha um setor',
    text: (name) =>
      `O setor ${name} é removido da lista. Suas empresas e seus membros passam para o outro setor. Não é possível desfazer.`,
    submit: 'Mesclar',
    done: 'Setores mesclados',
  },
  retire: { open: 'Desativar', label: (name) => `Desativar ${name}` },
  offer: { open: 'Reativar', label: (name) => `Reativar ${name}` },
};
