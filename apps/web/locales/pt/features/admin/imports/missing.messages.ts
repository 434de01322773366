import type { missingMessages as english } from '#src/features/admin/imports/missing.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/pt';
import { countOf } from './imports.messages.ts';

export const missingMessages: Translation<typeof english> = {
  title: (count) =>
    plural(count, {
      one: `${countOf('members', count)} não está neste arquivo`,
      other: `${countOf('members', count)} não estão neste arquivo`,
    }),
  text: 'São membros que têm um número ou vieram de uma importação anterior, e cuja associação não terminou. A importação os deixa como estão. Em “Membros”, você pode definir uma data de término ou desativá-los.',
  open: 'Mostrar em “Membros”',
  loading: 'Carregando os membros...',
  failed: 'Não foi possível carregar os membros',
  noNumber: 'Sem número',
};
