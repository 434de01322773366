import type { ImportKind } from '@guildhall/api/console/imports/imports.schema';
import type { importDoneMessages as english } from '#src/features/admin/imports/import-done.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';
import { countOf } from './imports.messages.ts';

type Forms = [one: string, other: string];

const IMPORTED: Record<ImportKind, Forms> = {
  members: ['importado', 'importados'],
  businesses: ['importada', 'importadas'],
};

const UPDATED: Record<ImportKind, Forms> = {
  members: ['atualizado', 'atualizados'],
  businesses: ['atualizada', 'atualizadas'],
};

const agreeing = (count: number, [one, other]: Forms) => plural(count, { one, other });

const counted = (count: number, forms: Forms) => `${number(count)} ${agreeing(count, forms)}`;

export const importDoneMessages: Translation<typeof english> = {
  title: (kind, created, changed) => {
    const updated = agreeing(changed, UPDATED[kind]);
    const imported = `${countOf(kind, created)} ${agreeing(created, IMPORTED[kind])}`;
    if (changed === 0) return imported;
    if (created === 0) return `${countOf(kind, changed)} ${updated}`;
    return `${imported}, ${number(changed)} ${updated}`;
  },
  rest: ({ unchanged, duplicate: skipped, faulty }) =>
    [
      unchanged > 0 ? counted(unchanged, ['linha inalterada', 'linhas inalteradas']) : '',
      skipped > 0 ? counted(skipped, ['linha ignorada', 'linhas ignoradas']) : '',
      faulty > 0 ? counted(faulty, ['linha com erros', 'linhas com erros']) : '',
    ]
      .filter(Boolean)
      .join(', '),
  undoUntil: (date) => `Você pode desfazer esta importação até ${date}.`,
  text: {
    members: 'Os novos membros não podem entrar nem aparecem nas listas até aceitarem o convite.',
    businesses: 'Elas já estão no diretório.',
  },
  state: ({ invited, joined, planned }) =>
    [
      counted(invited, ['convite enviado', 'convites enviados']),
      counted(joined, ['cadastro concluído', 'cadastros concluídos']),
      planned > 0
        ? `${counted(planned, ['convite programado', 'convites programados'])} para mais tarde`
        : '',
    ]
      .filter(Boolean)
      .join(', '),
  invite: 'Convidar agora',
  remind: 'Lembrar quem ainda não se cadastrou',
  remindLater: 'Você pode lembrar quem ainda não se cadastrou um dia após o último convite.',
  undo: 'Desfazer importação',
  undone: {
    members:
      'Esta importação foi desfeita. Os membros que já tinham se cadastrado ou que foram editados desde então foram mantidos.',
    businesses:
      'Esta importação foi desfeita. As empresas alteradas, avaliadas ou contatadas desde então foram mantidas.',
  },
  again: 'Importar de novo',
  againHint: 'As linhas continuam aqui, com suas correções. Antes, elas são verificadas de novo.',
  inviteDialog: {
    title: 'Enviar os convites?',
    text: (count) =>
      plural(count, {
        one: `${countOf('members', count)} vai receber um e-mail com um link para escolher uma senha. Enviamos 100 por minuto.`,
        other: `${countOf('members', count)} vão receber um e-mail com um link para escolher uma senha. Enviamos 100 por minuto.`,
      }),
    left: (invited, planned) =>
      [
        invited > 0 ? `${countOf('members', invited)} já com convite` : '',
        planned > 0 ? `${countOf('members', planned)} com convite programado para outro dia` : '',
      ]
        .filter(Boolean)
        .join(' e '),
    leftOut: (members) => `Fora deste envio: ${members}.`,
    action: 'Enviar',
  },
  undoDialog: {
    title: 'Desfazer esta importação?',
    text: {
      members:
        'Os novos membros que ainda não se cadastraram são removidos, e os links dos convites deles deixam de funcionar. Os membros atualizados recuperam os valores anteriores. Quem se cadastrou ou foi alterado desde então fica como está.',
      businesses:
        'As novas empresas são removidas do diretório, e as atualizadas recuperam os valores anteriores. As que foram alteradas, avaliadas ou contatadas desde então ficam.',
    },
    action: 'Desfazer importação',
  },
};
