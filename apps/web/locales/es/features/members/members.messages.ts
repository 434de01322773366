import type { membersMessages as english } from '#src/features/members/members.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const membersMessages: Translation<typeof english> = {
  invite: 'Invitar a alguien',
  title: 'Miembros',
  bestMatches: 'Mejores coincidencias',
  others: 'Otros miembros',
  description: 'Encuentra a personas por lo que hacen, lo que ofrecen y lo que buscan.',
  search: 'Buscar miembros',
  placeholder: 'Nombre, empresa o lo que necesitas...',
  facets: {
    industry: { label: 'Sector', all: 'Todos los sectores' },
    place: { label: 'Ubicación', all: 'Todas las ubicaciones' },
    offers: { label: 'Ofrece', all: 'Cualquier oferta' },
    seeks: { label: 'Busca', all: 'Cualquier necesidad' },
  },
  choice: (label, count) => `${label} (${count})`,
  atLeast: (count) => `${number(count)}+`,
  letters: {
    label: 'Apellido',
    all: 'Todos',
    other: 'Otros',
    from: (letter) => `Apellidos que empiezan por ${letter}`,
    allNames: 'Todos los apellidos',
    otherAlphabets: 'Apellidos en otros alfabetos',
  },
  loading: 'Cargando miembros...',
  failed: 'No se han podido cargar los miembros',
  total: (count) => plural(count, { one: '1 miembro', other: `${number(count)} miembros` }),
  atLeastTotal: (total) => `Al menos ${total}`,
  clear: 'Borrar filtros',
  none: {
    title: 'No se han encontrado miembros',
    text: 'Prueba con otras palabras o con menos filtros.',
    ask: 'Preguntar a la comunidad',
    firstTitle: 'Aún no hay miembros',
    first: 'Los miembros aparecen aquí, salvo que hayan desactivado las sugerencias en sus ajustes.',
  },
  similar: {
    title: 'Resultados parecidos',
    text: 'Nombres parecidos y miembros que ofrecen lo mismo con otras palabras.',
    only: 'No hay resultados exactos. Estos miembros tienen un nombre parecido u ofrecen algo parecido.',
  },
  sorts: { label: 'Orden', match: 'Mejor coincidencia', name: 'Por nombre' },
  map: {
    elsewhere: (members, isOne) =>
      `${members} ${isOne ? 'está' : 'están'} en lugares que no figuran en el mapa.`,
    unstated: (members, isOne) => `${members} no ${isOne ? 'ha' : 'han'} indicado su ubicación.`,
    none: {
      title: 'No hay localidades que mostrar',
      text: 'Ninguno de estos miembros tiene una ubicación que podamos mostrar en el mapa.',
      firstTitle: 'Aún no hay localidades',
      first: 'Las localidades aparecen aquí en cuanto los miembros indican su ubicación.',
    },
  },
  card: {
    offers: 'Ofrece',
    seeks: 'Busca',
    skills: 'Aptitudes',
    connect: 'Conectar',
    connectLabel: (name) => `Conectar con ${name}`,
    respond: 'Responder',
    respondLabel: (name) => `Responder a la solicitud de ${name}`,
    relations: {
      self: 'Este es tu perfil',
      connected: 'En tu red',
      pending_out: 'Solicitud enviada',
      pending_in: 'Quiere conectar',
    },
  },
};
