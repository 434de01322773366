import type { adminPagesMessages as english } from '#src/features/admin/pages/admin-pages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const adminPagesMessages: Translation<typeof english> = {
  title: 'Páginas',
  description: 'Seus termos, sua política de privacidade e outras páginas, escritos por você.',
  failed: 'Não foi possível carregar as páginas',
  editorFailed: 'Não foi possível carregar esta página',
  back: 'Voltar a todas as páginas',
  list: {
    label: 'Todas as páginas',
    new: 'Nova página',
    empty: 'Ainda não há páginas',
    emptyText:
      'Comece pelas que os membros esperam encontrar. Cada uma começa com um rascunho; peça que seja revisado.',
    suggestions: 'Comece por',
    published: 'Publicada',
    draft: 'Rascunho',
    changed: 'Alterações não publicadas',
    start: (title) => `Começar ${title}`,
  },
  suggested: [
    { slug: 'terms', title: 'Termos de Uso' },
    { slug: 'privacy', title: 'Política de Privacidade' },
    { slug: 'imprint', title: 'Aviso Legal' },
    { slug: 'accessibility', title: 'Acessibilidade' },
    { slug: 'guidelines', title: 'Diretrizes da Comunidade' },
  ],
  editor: {
    createTitle: 'Nova página',
    modes: 'Modo',
    write: 'Escrever',
    preview: 'Pré-visualizar',
    previewEmpty: 'Ainda não há nada para visualizar.',
    title: 'Título',
    slug: 'Endereço',
    slugHint: (slug) =>
      `A página fica em /pages/${slug || '...'}. Depois de publicada, o endereço não muda mais.`,
    content: 'Texto',
    contentHint: 'Formatado com Markdown. HTML é exibido como texto.',
    inFooter: 'Link para ela no rodapé',
    create: 'Criar rascunho',
    save: 'Salvar rascunho',
    publish: 'Publicar',
    view: 'Ver página',
    unpublish: 'Despublicar',
    unpublishTitle: 'Despublicar esta página?',
    unpublishText: 'Os visitantes não a encontrarão mais. O texto e todas as versões ficam salvos.',
    delete: 'Excluir',
    deleteTitle: 'Excluir esta página?',
    deleteText: 'Ela nunca foi publicada. O texto será excluído.',
  },
  languages: {
    states: {
      first: (language) => `${language}: primeiro idioma`,
      missing: (language) => `${language}: falta`,
      draft: (language) => `${language}: rascunho`,
      published: (language) => `${language}: publicado`,
      changed: (language) => `${language}: alterações não publicadas`,
      outdated: (language) => `${language}: mais antigo que o texto do primeiro idioma`,
    },
    original: (language) => `Primeiro texto (${language})`,
    emptied: 'Sem título e sem texto, a página aparece no primeiro idioma dela.',
    firstFirst: (language) => `Antes, publique a página no primeiro idioma dela (${language}).`,
  },
  publication: {
    title: 'Publicar esta página',
    placeholders: (count) =>
      plural(count, {
        one: `Ainda falta preencher ${number(count)} item`,
        other: `Ainda falta preencher ${number(count)} itens`,
      }),
    anyway: 'Publicar mesmo assim',
    requires: 'Os membros precisam aceitar esta página',
    requiresHint:
      'Novos membros a aceitam ao se cadastrar. Os demais recebem a pergunta uma vez, depois de entrar.',
    again: 'Perguntar aos membros de novo',
    againHint: 'Marque quando algo mudar para os membros. Deixe desmarcado no caso de pequenas correções.',
  },
  saved: { title: 'Rascunho salvo' },
  published: { title: 'Página publicada' },
  unpublished: { title: 'Página despublicada' },
  deleted: { title: 'Página excluída' },
  conflict: {
    title: 'Outra pessoa alterou esta página',
    text: 'Nada se perdeu: seu texto ainda está no formulário, e o da outra pessoa está abaixo. Com qual você quer continuar?',
    theirs: 'O texto da outra pessoa',
    keepMine: 'Continuar com o meu',
    takeTheirs: 'Substituir o meu pelo outro',
  },
  versions: {
    title: 'Versões publicadas',
    version: (version) => `Versão ${version}`,
    by: (date, name) => (name ? `${date}, por ${name}` : date),
    current: 'Atual',
    accepted: (accepted, members) =>
      `Esta página foi aceita por ${number(accepted)} de ${number(members)} ${plural(members, { one: 'membro', other: 'membros' })}.`,
    read: 'Ler',
    readLabel: (version) => `Ler a versão ${version}`,
    failed: 'Não foi possível carregar esta versão',
  },
};
