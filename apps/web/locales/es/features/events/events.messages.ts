import type { eventsMessages as english } from '#src/features/events/events.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const eventsMessages: Translation<typeof english> = {
  title: 'Eventos',
  description: 'Donde se encuentran los miembros, en persona y en línea.',
  loading: 'Cargando eventos...',
  failed: 'No se han podido cargar los eventos',
  guests: 'Tus invitados',
  create: 'Nuevo evento',
  when: { label: 'Qué eventos', upcoming: 'Próximos', month: 'Mes', past: 'Pasados' },
  month: {
    before: 'Mes anterior',
    after: 'Mes siguiente',
    today: 'Este mes',
    none: 'No hay nada previsto este mes.',
    over: 'Todo lo de este mes ya ha pasado.',
    cut: 'Este mes hay más eventos de los que se muestran.',
  },
  empty: {
    upcoming: {
      title: 'No hay próximos eventos',
      text: 'Los eventos nuevos aparecen aquí en cuanto se organizan.',
    },
    past: { title: 'No hay eventos pasados', text: 'Aquí se muestran los eventos que ya han terminado.' },
  },
  online: 'En línea',
  placeAndOnline: (place) => `${place}, y en línea`,
  public: 'Abierto a todo el mundo',
  seatsLeft: (count) =>
    count === 0
      ? 'No quedan plazas'
      : plural(count, { one: 'Queda 1 plaza', other: `Quedan ${number(count)} plazas` }),
  repeats: ({ frequency, interval }) => {
    const unit = { daily: 'día', weekly: 'semana', monthly: 'mes', yearly: 'año' }[frequency];
    const units = { daily: 'días', weekly: 'semanas', monthly: 'meses', yearly: 'años' }[frequency];
    return interval === 1 ? `Cada ${unit}` : `Cada ${interval} ${units}`;
  },
  page: {
    loading: 'Cargando el evento...',
    failed: 'No se ha podido cargar el evento',
    notFound: {
      title: 'Evento no encontrado',
      text: 'El evento que buscas no existe o no está abierto para ti.',
      back: 'Todos los eventos',
    },
    when: 'Cuándo',
    where: 'Dónde',
    yourTime: (time) => `${time} en tu hora local`,
    join: 'Participar en línea',
    linkForMembers: 'Inicia sesión para ver el enlace.',
    organizer: 'Organiza',
    chapter: 'Grupo',
    dates: 'Todas las fechas',
    moreDates: (count) => `Mostrar ${number(count)} más`,
    canceled: 'Cancelado',
    mine: { going: 'Asistirás', waiting: 'En la lista de espera', skipped: 'No asistirás' },
    eventCanceled: 'Este evento se ha cancelado.',
    dateCanceled: 'Esta fecha se ha cancelado. Puede que otras fechas se mantengan.',
    over: 'Este evento ya ha terminado.',
    edit: 'Editar',
    door: 'Entrada',
    attendance: 'Asistencia',
    preview: (title, time) => `${title}: ${time}`,
  },
  cancel: {
    date: 'Cancelar esta fecha',
    event: 'Cancelar evento',
    dateQuestion: '¿Cancelar esta fecha?',
    dateText: 'Las demás fechas de este evento se mantienen.',
    eventQuestion: '¿Cancelar este evento?',
    eventText: 'Se cancelan todas sus próximas fechas. No se puede deshacer.',
    dateDone: 'Fecha cancelada',
    eventDone: 'Evento cancelado',
  },
  form: {
    createTitle: 'Nuevo evento',
    createText: 'Organiza una sola fecha o una serie.',
    editTitle: 'Editar evento',
    submit: 'Crear evento',
    created: 'Evento creado',
    saved: 'Cambios guardados',
    failed: 'No se ha podido guardar el evento',
    notYours: 'Solo quienes organizan este evento pueden editarlo.',
    notAllowed: 'Solo pueden organizar eventos la administración y quienes dirigen u organizan un grupo.',
    community: 'Toda la comunidad',
    back: 'Volver al evento',
    fields: {
      chapter: { label: 'Organiza', description: 'No se puede cambiar después.' },
      title: { label: 'Título' },
      description: { label: 'Descripción' },
      start: { label: 'Inicio' },
      end: { label: 'Fin' },
      timeZone: { label: 'Zona horaria' },
      place: { label: 'Lugar', description: 'Déjalo vacío si solo se celebra en línea.' },
      link: {
        label: 'Enlace para participar en línea',
        description: 'Los miembros lo ven; los visitantes, no.',
      },
      seats: { label: 'Plazas', description: 'Déjalo vacío si cabe todo el mundo.' },
      audience: { label: 'Quién puede verlo' },
      repeats: { label: 'Se repite' },
      until: {
        label: 'Último día',
        description: 'Como máximo, dentro de 18 meses. Puedes añadir fechas después.',
      },
    },
    chooseZone: 'Elige una zona horaria',
    movesAlong: 'Las próximas fechas se mueven junto con esta.',
    audiences: { chapter: 'Miembros del grupo', members: 'Todos los miembros', public: 'Todo el mundo' },
    repeating: {
      never: 'No se repite',
      daily: 'Cada día',
      weekly: 'Cada semana',
      biweekly: 'Cada dos semanas',
      monthlyDay: 'Cada mes, el mismo día',
      monthlyWeekday: 'Cada mes, el mismo día de la semana',
      yearly: 'Cada año',
    },
  },
};
