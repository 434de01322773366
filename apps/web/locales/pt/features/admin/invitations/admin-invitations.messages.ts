import type { adminInvitationsMessages as english } from '#src/features/admin/invitations/admin-invitations.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const adminInvitationsMessages: Translation<typeof english> = {
  title: 'Convites',
  description:
    'Links e e-mails para as pessoas se cadastrarem. Um convite revogado deixa de funcionar imediatamente.',
  added: 'Os membros que você adicionou ou importou recebem o convite em “Membros”.',
  toUsers: 'Ir para Membros',
  byEmail: {
    title: 'Convidar por e-mail',
    emails: 'E-mails',
    emailsHint: 'Um por linha ou separados por vírgulas. Até 200 de uma vez.',
    days: 'Validade',
    submit: 'Enviar convites',
    skipsQueue: 'Dispensar o pedido de adesão',
    result: (invited, members, pending) =>
      [
        `${number(invited)} ${plural(invited, { one: 'convite enviado', other: 'convites enviados' })}`,
        ...(members > 0
          ? [`${number(members)} já ${plural(members, { one: 'é membro', other: 'são membros' })}`]
          : []),
        ...(pending > 0
          ? [`${number(pending)} já ${plural(pending, { one: 'tinha convite', other: 'tinham convite' })}`]
          : []),
      ].join(', '),
  },
};
