import type { importDoneMessages as english } from '#src/features/admin/imports/import-done.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';
import { countOf } from './imports.messages.ts';

const have = (count: number) => plural(count, { one: 'Se ha', other: 'Se han' });

export const importDoneMessages: Translation<typeof english> = {
  title: (kind, created, changed) => {
    if (changed === 0) return `${have(created)} importado ${countOf(kind, created)}`;
    if (created === 0) return `${have(changed)} actualizado ${countOf(kind, changed)}`;
    return `${have(created)} importado ${countOf(kind, created)} y ${have(changed).toLowerCase()} actualizado ${number(changed)}`;
  },
  rest: ({ unchanged, duplicate: skipped, faulty }) =>
    [
      unchanged > 0 ? `${number(unchanged)} sin cambios` : '',
      skipped > 0 ? `${number(skipped)} sin importar` : '',
      faulty > 0 ? `${number(faulty)} con errores` : '',
    ]
      .filter(Boolean)
      .join(', '),
  undoUntil: (date) => `Puedes deshacer esta importación hasta el ${date}.`,
  text: {
    members:
      'Los nuevos miembros no pueden iniciar sesión ni aparecen en el directorio hasta que acepten su invitación.',
    businesses: 'Ya están en el directorio.',
  },
  state: ({ invited, joined, planned }) =>
    [
      plural(invited, { one: '1 invitación enviada', other: `${number(invited)} invitaciones enviadas` }),
      plural(joined, { one: '1 aceptada', other: `${number(joined)} aceptadas` }),
      ...(planned > 0
        ? [
            plural(planned, {
              one: '1 programada para más tarde',
              other: `${number(planned)} programadas para más tarde`,
            }),
          ]
        : []),
    ].join(', '),
  invite: 'Invitar ahora',
  remind: 'Recordárselo a quienes no se han unido',
  remindLater: 'Puedes recordárselo a quienes no se han unido un día después de su última invitación.',
  undo: 'Deshacer importación',
  undone: {
    members:
      'Esta importación se ha deshecho. Se han conservado los miembros que ya se habían unido o que se habían modificado desde entonces.',
    businesses:
      'Esta importación se ha deshecho. Se han conservado las empresas que desde entonces se habían modificado o habían recibido reseñas o mensajes.',
  },
  again: 'Importar de nuevo',
  againHint: 'Las filas siguen aquí, con tus correcciones. Antes se comprueban de nuevo.',
  inviteDialog: {
    title: '¿Enviar las invitaciones?',
    text: (count) =>
      `${countOf('members', count)} ${plural(count, { one: 'recibirá', other: 'recibirán' })} un correo con un enlace para elegir una contraseña. Enviamos 100 por minuto.`,
    left: (invited, planned) =>
      [
        invited > 0 ? `${countOf('members', invited)} con la invitación ya enviada` : '',
        planned > 0 ? `${countOf('members', planned)} con la invitación programada para otro día` : '',
      ]
        .filter(Boolean)
        .join(' y '),
    leftOut: (members) => `Quedan fuera: ${members}.`,
    action: 'Enviar',
  },
  undoDialog: {
    title: '¿Deshacer esta importación?',
    text: {
      members:
        'Los nuevos miembros que aún no se han unido se eliminan, y los enlaces de sus invitaciones dejan de funcionar. Los miembros actualizados recuperan sus valores anteriores. Quienes ya se han unido o se han modificado desde entonces se quedan como están.',
      businesses:
        'Las empresas nuevas se eliminan del directorio, y las actualizadas recuperan sus valores anteriores. Se quedan las que desde entonces se han modificado o han recibido reseñas o mensajes.',
    },
    action: 'Deshacer importación',
  },
};
