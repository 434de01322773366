import type { HistoryEntry } from '@guildhall/api/console/users/history/member-history.schema';
import type {
  HISTORY_SENTENCES as englishSentences,
  memberHistoryMessages as english,
} from '#src/features/admin/users/history/member-history.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/es';

export const memberHistoryMessages: Translation<typeof english> = {
  loading: 'Cargando el historial…',
  failed: 'No se ha podido cargar el historial',
  empty: 'No hay nada registrado sobre este miembro.',
  by: (name) => `por ${name}`,
  quoted: (text) => `«${text}»`,
};

type Sentence = (entry: HistoryEntry, date: (day: string) => string) => string;

const REPORTED: Record<string, string> = {
  post: 'una publicación',
  comment: 'un comentario',
  review: 'una reseña',
  short_link: 'un enlace corto',
  business: 'una empresa',
  user: 'a un miembro',
  posts: 'todas las publicaciones',
};

const OWN: Record<string, string> = {
  post: 'una publicación suya',
  comment: 'un comentario suyo',
  review: 'una reseña suya',
  short_link: 'un enlace corto suyo',
  business: 'una empresa suya',
  user: 'su perfil',
  posts: 'todas sus publicaciones',
};
const own = ({ about }: HistoryEntry) => OWN[about.type ?? ''] ?? 'algo suyo';

const CATEGORIES: Record<string, string> = {
  spam: ' por spam',
  insult: ' por insultos',
  illegal: ' por contenido ilegal',
  other: ' por otro motivo',
};
const category = ({ detail }: HistoryEntry) => CATEGORIES[detail ?? ''] ?? '';

const until = (day: string | null, date: (day: string) => string, otherwise: string) =>
  day === null ? otherwise : `hasta el ${date(day)}`;

const DECISIONS: Record<string, Sentence> = {
  hide: (entry) =>
    entry.about.type === 'posts'
      ? `Se ocultaron todas sus publicaciones: ${number(entry.number ?? 0)}`
      : `Se ocultó ${own(entry)}`,
  delete: (entry) =>
    entry.about.type === 'posts'
      ? `Se eliminaron todas sus publicaciones: ${number(entry.number ?? 0)}`
      : `Se eliminó ${own(entry)}`,
  decline: () => 'Se rechazó una publicación suya',
  warn: (entry) =>
    entry.about.type === 'user' ? 'Recibió una advertencia' : `Recibió una advertencia sobre ${own(entry)}`,
  suspend: ({ day }, date) => `Se suspendió su cuenta ${until(day, date, 'sin fecha de fin')}`,
};

const STATES: Record<string, string> = {
  pending: 'vuelve a estar pendiente',
  in_progress: 'está en curso',
  completed: 'está completado',
  cancelled: 'se canceló',
};

const REQUESTS: Record<string, string> = {
  export: 'Pidió una copia de sus datos',
  erasure: 'Pidió que se borraran sus datos',
  export_done: 'Se hizo la copia de sus datos',
  erasure_done: 'Se borraron sus datos',
  export_declined: 'Se rechazó la solicitud de una copia de sus datos',
  erasure_declined: 'Se rechazó la solicitud de borrado de sus datos',
};

const BATCHES: Record<string, Sentence> = {
  resend: () => 'Se le volvió a enviar una invitación o confirmación, junto con otros miembros',
  deactivate: () => 'Se desactivó su cuenta, junto con las de otros miembros',
  setExpiry: ({ day, text: former }, date) => {
    if (day === null) return 'Se quitó la fecha de fin de su membresía, junto con las de otros miembros';
    const before = former === null ? '' : ` del ${date(former)}`;
    return `Se cambió la fecha de fin de su membresía${before} al ${date(day)}, junto con las de otros miembros`;
  },
};

const AUDITED: Record<string, string> = {
  'user.activated': 'Se activó su cuenta',
  'user.added': 'Se añadió desde la administración',
  'user.address_changed': 'Se cambió su dirección de correo',
  'user.address_tried_again': 'Se vuelve a intentar el envío de correos a su dirección',
  'user.deactivated': 'Se desactivó su cuenta',
  'user.demoted': 'Ya no tiene permisos de administrador',
  'user.duty_changed': 'Se ocupa de otras cosas en la administración',
  'user.mail_resent': 'Se le volvió a enviar una invitación o confirmación',
  'user.merged': 'Se fusionó otra cuenta con esta',
  'user.password_link_sent': 'Se le envió un enlace para elegir una contraseña',
  'user.promoted': 'Recibió permisos de administrador',
  'user.role_ended': 'Ya no tiene un rol en la administración',
  'user.role_granted': 'Recibió un rol en la administración',
  'user.updated': 'Se modificó su perfil o su membresía',
  'post.deleted': 'Se eliminó una publicación',
  'post.hidden': 'Se ocultó una publicación',
  'post.published': 'Se publicó una publicación',
  'post.restored': 'Se restauró una publicación eliminada',
};

export const HISTORY_SENTENCES: Translation<typeof englishSentences> = {
  created: ({ by }) => (by ? 'Se registró con una invitación' : 'Se creó la cuenta'),
  imported: () => 'Se importó desde una lista',
  updated_by_import: () => 'Se actualizó desde una lista',
  applied: () => 'Solicitó el ingreso',
  approved: () => 'Se aprobó su solicitud',
  invited: () => 'Recibió una invitación',
  joined: () => 'Inició sesión por primera vez',
  confirmed_address: () => 'Confirmó su dirección de correo',
  accepted_terms: ({ about, number: version, detail }) =>
    `Aceptó «${about.name ?? 'una página'}», versión ${version ?? 1}${detail === null ? '' : `, en ${detail}`}`,
  membership_began: () => 'Comenzó su membresía',
  membership_renewed: ({ day }, date) => `Se renovó su membresía ${until(day, date, 'sin fecha de fin')}`,
  membership_ended: () => 'Terminó su membresía',
  reported: (entry) => `Denunció ${REPORTED[entry.about.type ?? ''] ?? 'algo'}${category(entry)}`,
  was_reported: (entry) =>
    entry.about.type === 'user'
      ? `Recibió una denuncia${category(entry)}`
      : `Se denunció ${own(entry)}${category(entry)}`,
  decided: (entry, date) => DECISIONS[entry.detail ?? '']?.(entry, date) ?? 'Se tomó una decisión',
  objected: () => 'Reclamó contra una decisión',
  answered: ({ detail }) =>
    detail === 'reversed'
      ? 'Se aceptó su reclamación y se revocó la decisión'
      : 'Se respondió a su reclamación y se mantuvo la decisión',
  ordered: ({ about }) => (about.name === null ? 'Pidió un servicio' : `Pidió «${about.name}»`),
  order_status: ({ about, detail }) =>
    `El pedido de ${about.name === null ? 'un servicio' : `«${about.name}»`} ${STATES[detail ?? ''] ?? 'cambió'}`,
  data_request: ({ detail, day }, date) =>
    `${REQUESTS[detail ?? ''] ?? 'Preguntó por sus datos'}${day === null ? '' : `, petición recibida el ${date(day)}`}`,
  data_request_decided: ({ detail }) => REQUESTS[detail ?? ''] ?? 'Se cerró la solicitud sobre sus datos',
  batch: (entry, date) =>
    BATCHES[entry.detail ?? '']?.(entry, date) ?? 'Se modificó junto con otros miembros',
  audited: ({ detail }) => AUDITED[detail ?? ''] ?? detail ?? '',
};
