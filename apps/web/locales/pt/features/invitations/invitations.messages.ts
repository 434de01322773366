import type { invitationsMessages as english } from '#src/features/invitations/invitations.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const invitationsMessages: Translation<typeof english> = {
  title: 'Convites',
  description: 'Links para as pessoas se cadastrarem. Você pode revogá-los a qualquer momento.',
  notAllowed: {
    title: 'Só a administração pode convidar pessoas',
    text: 'Você ainda pode ver os convites que criou antes.',
    console: 'Criar convites na administração',
  },
  create: {
    title: 'Criar um link',
    uses: 'Quantas pessoas podem usar',
    days: 'Válido por',
    dayCount: (days) => plural(days, { one: `${number(days)} dia`, other: `${number(days)} dias` }),
    note: 'Observação',
    noteHint: 'Só você e a administração podem ver.',
    skipsQueue: 'Dispensar o pedido de adesão',
    submit: 'Criar link',
    created: { title: 'Link criado', description: 'Copie-o da lista abaixo.' },
  },
  list: {
    own: 'Seus convites',
    all: 'Todos os convites',
    failed: 'Não foi possível carregar os convites',
    empty: 'Nenhum convite ainda',
    emptyHint: 'Crie um link e envie para quem você quer que participe.',
    loading: 'Carregando convites...',
  },
  states: {
    valid: 'Válido',
    used: 'Esgotado',
    expired: 'Expirado',
    revoked: 'Revogado',
  },
  link: 'Link',
  applies: 'Com pedido de adesão',
  facts: (uses, maxUses, by, end) => `Usos: ${number(uses)} de ${number(maxUses)} · por ${by} · até ${end}`,
  copy: 'Copiar link',
  resend: 'Reenviar',
  resent: { title: 'Convite reenviado' },
  revoke: 'Revogar',
  revoked: { title: 'Convite revogado' },
  actionLabel: (action, what) => `${action}: ${what}`,
  revokeDialog: {
    title: 'Revogar este convite?',
    text: 'O link deixa de funcionar imediatamente, mesmo para quem já o abriu. Nada muda para quem já é membro.',
  },
};
