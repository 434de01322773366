import type { Audience } from '#src/lib/audiences.ts';
import type { mergeMessages as english } from '#src/features/admin/users/merge.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const RECORDS: Record<string, string> = {
  posts: 'Publicaciones',
  post_comments: 'Comentarios',
  post_likes: 'Me gusta',
  articles: 'Artículos',
  businesses: 'Empresas',
  business_reviews: 'Reseñas',
  business_employees: 'Pertenencia a equipos',
  connections: 'Contactos',
  messages: 'Mensajes',
  referrals: 'Referencias',
  opportunities: 'Oportunidades',
  opportunity_applications: 'Postulaciones',
  service_orders: 'Pedidos',
  blocks: 'Bloqueos',
};
const OTHER = 'Otros registros';

const AUDIENCE: Record<Audience, string> = {
  everyone: 'todo el mundo, incluso visitantes',
  members: 'miembros',
  connections: 'contactos',
  nobody: 'nadie',
};

export const mergeMessages: Translation<typeof english> = {
  open: 'Fusionar con otra cuenta',
  title: 'Fusionar otra cuenta con esta',
  intro: (name, email) =>
    `Para una persona con dos cuentas. Se conserva la de ${name} (${email}), con su dirección y su contraseña.`,
  search: {
    label: 'Cuenta que se fusiona y se cierra',
    placeholder: 'Nombre, correo o número de miembro',
  },
  results: 'Cuentas encontradas',
  nobody: 'No se ha encontrado ninguna otra cuenta.',
  loading: 'Comprobando ambas cuentas...',
  ends: (name, email) =>
    `Se cierra la sesión de ${name} (${email}), que ya no podrá volver a iniciarla. No se puede deshacer.`,
  moves: 'Qué se traslada',
  nothing: 'Esta cuenta no tiene nada que trasladar.',
  record: (table) => RECORDS[table] ?? OTHER,
  count: (moved, dropped) =>
    dropped === 0 ? number(moved) : `${number(moved)}, sin trasladar: ${number(dropped)}`,
  droppedHint:
    'Sin trasladar: lo que ambas cuentas ya tienen, como un me gusta en la misma publicación, y lo que se enviaron entre ellas.',
  filled: (count) =>
    plural(count, {
      one: '1 campo vacío se rellena con el de la otra cuenta.',
      other: `${number(count)} campos vacíos se rellenan con los de la otra cuenta.`,
    }),
  restricted: {
    title: 'Privacidad',
    hint: 'De las dos cuentas, se conserva la opción más estricta:',
    emailAudience: (audience) => `Dirección de correo: ${AUDIENCE[audience]}`,
    phoneAudience: (audience) => `Número de teléfono: ${AUDIENCE[audience]}`,
    suggestable: 'No se sugiere a otros miembros',
    readReceipts: 'No muestra cuándo se han leído los mensajes',
    searchEngines: 'No aparece en los buscadores',
  },
  submit: 'Fusionar',
  merged: (name) => ({
    title: 'Cuentas fusionadas',
    description: `${name} tiene ahora todo lo de ambas cuentas.`,
  }),
};
