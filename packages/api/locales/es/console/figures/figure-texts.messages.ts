import type { FIGURE_TEXTS as english } from '#src/console/figures/figure-texts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const FIGURE_TEXTS: Translation<typeof english> = {
  membersAtStart: {
    label: 'Miembros al inicio',
    definition:
      'Todas las personas cuya membresía estaba vigente al empezar el primer día, hubieran iniciado sesión o no.',
  },
  joined: {
    label: 'Altas',
    definition:
      'Todas las personas cuya membresía empezó en este periodo: el día indicado en «Miembro desde» o, si no consta, cuando se registraron, se añadieron o se importaron. Quien volvió en un plazo de 30 días cuenta como si nunca se hubiera ido.',
  },
  left: {
    label: 'Bajas',
    definition:
      'Todas las personas que eliminaron su cuenta o cuya cuenta se desactivó. Una suspensión que termina por sí sola no cuenta.',
  },
  ended: {
    label: 'Vencimientos',
    definition:
      'Membresías cuyo último día cayó en este periodo y que no se renovaron en los 30 días siguientes.',
  },
  membersAtEnd: {
    label: 'Miembros al final',
    definition:
      'Todas las personas cuya membresía estaba vigente al terminar el último día. Quienes tenían ese día como último ya no cuentan.',
  },
  renewed: {
    label: 'Renovaciones',
    definition:
      'Membresías que habrían terminado en este periodo y recibieron un último día posterior, a tiempo o con hasta 30 días de retraso.',
  },
  invited: {
    label: 'Personas invitadas',
    definition:
      'Todas las personas que recibieron su primera invitación por correo en este periodo. Los enlaces que puede usar cualquiera no cuentan.',
  },
  invitedJoined: {
    label: 'Personas invitadas que se unieron',
    definition: 'Las que, de ellas, habían iniciado sesión antes de terminar el último día.',
  },
  active: {
    label: 'Miembros que entraron',
    definition:
      'Todas las personas con la sesión iniciada que abrieron al menos una página en el mes natural; cuenta el mes completo, aunque este periodo solo abarque una parte.',
  },
  introductionsMade: {
    label: 'Realizadas',
    definition: 'Miembros que presentaron a otra persona, o a sí mismos, a otro miembro.',
  },
  introductionsAccepted: {
    label: 'Aceptadas',
    definition: 'Todas las partes aceptaron en este periodo, sin importar cuándo se hizo la presentación.',
  },
  introductionsClosed: {
    label: 'Rechazadas o caducadas',
    definition: 'Rechazadas, retiradas o sin respuesta en 30 días.',
  },
  introductionsCompleted: {
    label: 'Con resultado',
    definition: 'El miembro que recibió la presentación indicó en este periodo que había dado resultado.',
  },
  introductionValue: {
    label: 'Valor, según los miembros',
    definition:
      'La suma de los importes que indicaron los miembros. No se estima nada, y los importes de las cuentas eliminadas ya no constan.',
  },
  ordersPlaced: {
    label: 'Realizados',
    definition: 'Pedidos de servicios que hicieron los miembros en este periodo.',
  },
  ordersCompleted: {
    label: 'Completados',
    definition: 'Pedidos que se completaron en este periodo, sin importar cuándo se hicieron.',
  },
  orderValue: {
    label: 'Valor',
    definition: 'Los precios de los pedidos hechos en este periodo, sin los que se han cancelado después.',
  },
  industries: {
    label: 'Sectores principales',
    definition: 'Los miembros al final, según el sector que indica hoy su perfil.',
  },
  towns: {
    label: 'Localidades con más miembros',
    definition: 'Los miembros al final, según el lugar que indica hoy su perfil.',
  },
};
