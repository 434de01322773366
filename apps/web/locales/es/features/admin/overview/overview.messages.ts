import type { overviewMessages as english } from '#src/features/admin/overview/overview.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const overviewMessages: Translation<typeof english> = {
  passkeys: {
    title: (members) =>
      plural(members, {
        one: 'Las llaves de acceso de 1 miembro ya no funcionan',
        other: `Las llaves de acceso de ${number(members)} miembros ya no funcionan`,
      }),
    text: (former, now) =>
      `Se crearon para ${former}, y esta comunidad está ahora en ${now}. Una llave de acceso solo funciona en su propia dirección. Estos miembros pueden seguir iniciando sesión con su contraseña, o elegir una nueva por correo, y añadir de nuevo una llave de acceso.`,
  },
  stats: {
    failed: 'No se han podido cargar las estadísticas',
    users: 'Total de miembros',
    active: 'Miembros activos',
    posts: 'Total de publicaciones',
    engagement: 'Tasa de interacción',
    today: (count) => `+${number(count)} hoy`,
    retention: (percent) => `${percent} % de retención`,
    engagementHint: 'de los miembros activos en 30 días',
  },
  checklist: {
    title: 'Termina la configuración',
    dismiss: 'Descartar',
    dismissLabel: (label) => `Descartar: ${label}`,
    items: {
      name: {
        label: 'Pon nombre a tu comunidad',
        text: 'El nombre aparece en todas las páginas y en todos los correos.',
      },
      look: {
        label: 'Añade tu logotipo y tus colores',
        text: 'Se muestran en todas partes al instante.',
      },
      words: { label: 'Escribe tu página de inicio', text: 'Lo primero que leen los visitantes.' },
      footer: {
        label: 'Publica tus condiciones y tu política de privacidad',
        text: 'Empiezan con un borrador y se enlazan en el pie de todas las páginas.',
      },
      mail: {
        label: 'Envíate un correo de prueba',
        text: 'Las invitaciones y las contraseñas se envían por correo. Hasta que llegue uno, nadie puede unirse.',
      },
      members: { label: 'Importa tus miembros', text: 'Desde una hoja de cálculo o uno por uno.' },
      services: { label: 'Añade tus servicios', text: 'Hasta entonces, no hay nada que pedir.' },
      secondAdministrator: {
        label: 'Da permisos de administrador a otra persona',
        text: 'Así la comunidad no se queda parada cuando no estés.',
      },
      backupElsewhere: {
        label: 'Guarda las copias de seguridad en un segundo lugar',
        text: 'Las copias están en la misma carpeta que los datos. Pide a quien gestiona el servidor que defina BACKUP_DIR en otro disco.',
      },
    },
  },
  waiting: {
    title: 'Pendiente de ti',
    loading: 'Cargando lo pendiente...',
    failed: 'No se ha podido cargar lo pendiente',
    none: 'No tienes nada pendiente.',
    since: 'La espera más larga:',
    kinds: {
      applicants: (count) =>
        plural(count, {
          one: '1 persona quiere unirse',
          other: `${number(count)} personas quieren unirse`,
        }),
      dataRequests: (count) =>
        plural(count, { one: '1 solicitud de datos', other: `${number(count)} solicitudes de datos` }),
      reports: (count) =>
        plural(count, { one: '1 denuncia abierta', other: `${number(count)} denuncias abiertas` }),
      objections: (count) =>
        plural(count, {
          one: '1 reclamación contra una decisión',
          other: `${number(count)} reclamaciones contra decisiones`,
        }),
      posts: (count) =>
        plural(count, {
          one: '1 publicación por aprobar',
          other: `${number(count)} publicaciones por aprobar`,
        }),
      articles: (count) =>
        plural(count, {
          one: '1 artículo por aprobar',
          other: `${number(count)} artículos por aprobar`,
        }),
      orders: (count) => plural(count, { one: '1 pedido nuevo', other: `${number(count)} pedidos nuevos` }),
    },
    about: (name, excerpt) => [name, excerpt && `«${excerpt}»`].filter(Boolean).join(': '),
  },
  growth: {
    title: 'Crecimiento en 30 días',
    failed: 'No se ha podido cargar el crecimiento',
    total: (count) => `${number(count)} en total`,
    caption: 'Crecimiento por día',
    day: 'Día',
    members: 'Nuevos miembros',
    posts: 'Publicaciones',
    connections: 'Contactos',
    referrals: 'Referencias',
  },
  suggestions: {
    title: 'Miembros sugeridos',
    failed: 'No se han podido cargar las estadísticas de sugerencias',
    intro:
      '¿Genera más contactos una mejor coincidencia? Solicitudes enviadas a miembros sugeridos en los últimos 90 días, según la puntuación con la que se mostraron. Si hay muy pocas solicitudes, no se calcula la tasa.',
    empty: 'No se ha enviado ninguna solicitud a miembros sugeridos en los últimos 90 días.',
    score: 'Puntuación',
    band: (from, to) => {
      if (from === null || to === null) return 'Sin puntuación';
      if (from === 0) return `Menos de ${to + 1}`;
      return to === 100 ? `${from} o más` : `${from}–${to}`;
    },
    asked: 'Solicitudes enviadas',
    accepted: 'Aceptadas',
    rate: 'Tasa',
    nobody: '–',
    percent: (rate) => (rate === null ? 'Muy pocas' : `${rate} %`),
  },
  activity: {
    title: 'Actividad reciente',
    failed: 'No se ha podido cargar la actividad',
    loading: 'Cargando actividad...',
    empty: 'Aún no hay publicaciones.',
    hidden: 'Oculta',
  },
};
