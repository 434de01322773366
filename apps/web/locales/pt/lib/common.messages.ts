import type { commonMessages as english } from '#src/lib/common.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const commonMessages: Translation<typeof english> = {
  issues: {
    tooShort: (least) =>
      plural(least, {
        one: `Use pelo menos ${number(least)} caractere.`,
        other: `Use pelo menos ${number(least)} caracteres.`,
      }),
    email: 'Informe um e-mail, como ana@example.com.',
    missing: 'Campo obrigatório.',
    required: new Map([
      ['firstName', 'Informe seu nome.'],
      ['password', 'Informe sua senha.'],
    ]),
  },
  audiences: {
    everyone: 'Todos, inclusive visitantes',
    members: 'Membros',
    connections: 'Minhas conexões',
    nobody: 'Só eu',
  },
  cancel: 'Cancelar',
  close: 'Fechar',
  error: 'Erro',
  filters: (chosen) => (chosen === 0 ? 'Filtros' : `Filtros (${chosen})`),
  jobTitleAt: (title, company) => `${title} em ${company}`,
  copied: { title: 'Copiado', description: 'O texto e o link estão na área de transferência.' },
  copyByHand: (url) => ({ title: 'Copie este link', description: url }),
  customQuote: 'Sob orçamento',
  dismiss: 'Dispensar',
  notification: 'Notificação',
  linkCopied: { title: 'Link copiado' },
  loadMore: 'Carregar mais',
  loading: 'Carregando...',
  save: 'Salvar',
  showLess: 'Mostrar menos',
  showMore: 'Mostrar mais',
  signOutFailed: { title: 'Erro', description: 'Não foi possível sair. Tente novamente.' },
  tryAgain: 'Tentar novamente',
};
