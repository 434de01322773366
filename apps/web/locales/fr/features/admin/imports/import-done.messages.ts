import type { ImportKind } from '@guildhall/api/console/imports/imports.schema';
import type { importDoneMessages as english } from '#src/features/admin/imports/import-done.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';
import { countOf } from './imports.messages.ts';

const IMPORTED: Record<ImportKind, [string, string]> = {
  members: ['importé', 'importés'],
  businesses: ['importée', 'importées'],
};

const UPDATED: Record<ImportKind, [string, string]> = {
  members: ['mis à jour', 'mis à jour'],
  businesses: ['mise à jour', 'mises à jour'],
};

const agreeing = (count: number, [one, other]: [string, string]) => plural(count, { one, other });

const rows = (count: number, what: [string, string]) =>
  `${number(count)} ${plural(count, { one: 'ligne', other: 'lignes' })} ${agreeing(count, what)}`;

export const importDoneMessages: Translation<typeof english> = {
  title: (kind, created, changed) => {
    const updated = agreeing(changed, UPDATED[kind]);
    if (created === 0 && changed > 0) return `${countOf(kind, changed)} ${updated}`;
    const imported = `${countOf(kind, created)} ${agreeing(created, IMPORTED[kind])}`;
    return changed === 0 ? imported : `${imported}, ${number(changed)} ${updated}`;
  },
  rest: ({ unchanged, duplicate: skipped, faulty }) =>
    [
      unchanged > 0 ? rows(unchanged, ['inchangée', 'inchangées']) : '',
      skipped > 0 ? rows(skipped, ['ignorée', 'ignorées']) : '',
      faulty > 0 ? rows(faulty, ['avec erreurs', 'avec erreurs']) : '',
    ]
      .filter(Boolean)
      .join(', '),
  undoUntil: (date) => `Vous pouvez annuler cet import jusqu’au ${date}.`,
  text: {
    members:
      'Les nouveaux membres ne peuvent pas se connecter et ne sont pas visibles tant qu’ils n’ont pas accepté leur invitation.',
    businesses: 'Elles figurent maintenant dans l’annuaire.',
  },
  state: ({ invited, joined, planned }) =>
    [
      `${number(invited)} ${plural(invited, { one: 'invitation envoyée', other: 'invitations envoyées' })}`,
      `${number(joined)} ${plural(joined, { one: 'inscription', other: 'inscriptions' })}`,
      planned > 0
        ? `${number(planned)} ${plural(planned, { one: 'invitation prévue', other: 'invitations prévues' })} plus tard`
        : '',
    ]
      .filter(Boolean)
      .join(', '),
  invite: 'Inviter maintenant',
  remind: 'Relancer les membres pas encore inscrits',
  remindLater:
    'Vous pourrez relancer les membres pas encore inscrits un jour après leur dernière invitation.',
  undo: 'Annuler l’import',
  undone: {
    members:
      'Cet import a été annulé. Les membres qui s’étaient inscrits ou qui avaient été modifiés depuis ont été conservés.',
    businesses:
      'Cet import a été annulé. Les entreprises modifiées, évaluées ou contactées depuis ont été conservées.',
  },
  again: 'Importer à nouveau',
  againHint: 'Les lignes sont toujours là, avec vos corrections. Elles sont d’abord revérifiées.',
  inviteDialog: {
    title: 'Envoyer les invitations ?',
    text: (count) =>
      `Envoi à ${countOf('members', count)} d’un e-mail avec un lien pour choisir un mot de passe, à raison de 100 par minute.`,
    left: (invited, planned) =>
      [
        invited > 0 ? `${countOf('members', invited)} ayant déjà une invitation` : '',
        planned > 0 ? `${countOf('members', planned)} dont l’invitation est prévue un autre jour` : '',
      ]
        .filter(Boolean)
        .join(' et '),
    leftOut: (members) => `Hors envoi : ${members}.`,
    action: 'Envoyer',
  },
  undoDialog: {
    title: 'Annuler cet import ?',
    text: {
      members:
        'Les nouveaux membres pas encore inscrits sont supprimés, et les liens de leurs invitations cessent de fonctionner. Les membres mis à jour retrouvent leurs anciennes valeurs. Ceux qui se sont inscrits ou ont été modifiés depuis restent tels quels.',
      businesses:
        'Les nouvelles entreprises sont retirées de l’annuaire, et celles qui ont été mises à jour retrouvent leurs anciennes valeurs. Celles qui ont été modifiées, évaluées ou contactées depuis restent.',
    },
    action: 'Annuler l’import',
  },
};
