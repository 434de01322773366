import type { ImportKind, ImportStatus } from '@guildhall/api/console/imports/imports.schema';
import type {
  countOf as englishCountOf,
  importsMessages as english,
} from '#src/features/admin/imports/imports.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const counted = (count: number, [one, many]: [string, string]) =>
  plural(count, { one: `1 ${one}`, other: `${number(count)} ${many}` });

const NOUNS: Record<ImportKind, [string, string]> = {
  members: ['miembro', 'miembros'],
  businesses: ['empresa', 'empresas'],
};

const ROWS: [string, string] = ['fila', 'filas'];
const MEMBERSHIPS: [string, string] = ['membresía', 'membresías'];

export const countOf: Translation<typeof englishCountOf> = (kind, count) => counted(count, NOUNS[kind]);

const kinds: Translation<typeof english>['kinds'] = {
  members: {
    title: 'Miembros',
    text: 'Incluye una columna con las direcciones de correo y una o dos con los nombres. No se envía ningún correo hasta que envíes las invitaciones.',
  },
  businesses: {
    title: 'Empresas',
    text: 'Una columna contiene los nombres. Otra puede contener la dirección de correo de cada titular; importa primero los miembros. Las empresas sin titular te pertenecen hasta que elijas a otra persona.',
  },
};

const STATES: Record<Exclude<ImportStatus, 'done' | 'undoing'>, string> = {
  mapping: 'Columnas aún sin asignar',
  checking: 'En comprobación',
  checked: 'Comprobada, aún sin importar',
  running: 'Importación en curso',
  undone: 'Deshecha',
};

const maybe = (before: string, whose: string) => `puede que lo escribiera ${whose} (${before})`;
const own = (before: string, whose: string) => `lo escribió ${whose} (${before})`;

export const importsMessages: Translation<typeof english> = {
  title: 'Importación',
  description:
    'Miembros y empresas desde una hoja de cálculo. Revisarás cada fila antes de que se cree nada.',
  kinds,
  upload: {
    limits: 'Excel (.xlsx), OpenDocument (.ods) o CSV. Hasta 20.000 filas y 5 MB.',
    choose: 'Elegir archivo',
    chooseLabel: (kind) => `Elegir un archivo de ${NOUNS[kind][1]}`,
    interrupted: 'La subida se ha interrumpido. Vuelve a intentarlo.',
    failed: 'No se ha podido leer el archivo. Vuelve a intentarlo.',
  },
  former: {
    title: 'Importaciones anteriores',
    new: 'Nueva importación',
    text: (kind, date) => `${kinds[kind].title}, ${date}`,
    undoable: 'Se puede deshacer',
    remove: 'Eliminar',
    removeLabel: (fileName) => `Eliminar la importación de ${fileName}`,
    state: (status, rows, done) =>
      status === 'done' || status === 'undoing'
        ? `Importado: ${number(done)} de ${counted(rows, ROWS)}`
        : STATES[status],
  },
  removeDialog: {
    title: '¿Eliminar esta importación?',
    text: 'El archivo y sus filas se eliminan. No se ha importado nada de él.',
    action: 'Eliminar',
  },
  failed: 'No se ha podido cargar la importación',
  loading: 'Cargando importación...',
  mapping: {
    title: 'Asigna las columnas',
    missing: 'Elige aquí una columna.',
    rows: (count) => counted(count, ROWS),
    none: 'No está en el archivo',
    otherwise: (field) => `${field}, si está en blanco`,
    example: (value) => `Ejemplo: ${value}`,
    check: 'Comprobar el archivo',
    checkAgain: 'Comprobar de nuevo',
    columns: 'Columnas',
    imported: (count, of) => `Se importa: ${count} de ${counted(of, ['columna', 'columnas'])}`,
    left: (columns) => `No se importa: ${columns.join(', ')}`,
    change: 'Cambiar columnas',
    fields: {
      members: {
        email: 'Dirección de correo',
        firstName: 'Nombre',
        lastName: 'Apellidos',
        nameParticle: 'Antes del apellido (van der)',
        fullName: 'Nombre completo',
        companyAndPerson: 'Empresa y persona juntas',
        company: 'Empresa',
        jobTitle: 'Cargo',
        industry: 'Sector',
        location: 'Ubicación',
        phoneNumber: 'Teléfono',
        websiteUrl: 'Sitio web',
        skills: 'Aptitudes',
        servicesOffered: 'Qué ofrece',
        lookingFor: 'Qué busca',
        bio: 'Biografía',
        membershipNumber: 'Número de miembro',
        membershipStartsOn: 'Miembro desde',
        membershipExpiresOn: 'Fin de la membresía',
        adminNotes: 'Notas para la administración',
      },
      businesses: {
        name: 'Nombre de la empresa',
        ownerEmail: 'Dirección de correo de su titular',
        industry: 'Sector',
        category: 'Categoría',
        shortDescription: 'Descripción breve',
        description: 'Descripción',
        website: 'Sitio web',
        email: 'Correo electrónico',
        phone: 'Teléfono',
        address: 'Dirección',
        city: 'Ciudad',
        state: 'Provincia o estado',
        zipCode: 'Código postal',
        country: 'País',
        businessHours: 'Horario',
        yearEstablished: 'Año de fundación',
        employeeCount: 'Número de empleados',
        services: 'Servicios',
        tags: 'Etiquetas',
      },
    },
  },
  reading: {
    title: 'Cómo se ha leído el archivo',
    sheet: 'Hoja',
    encoding: 'Codificación de caracteres',
    encodingHint: 'Elige otra si los nombres de abajo no se ven bien.',
    delimiter: 'Separador de celdas',
    headerRow: 'Nombres de las columnas',
    noHeader: 'Este archivo no los tiene',
    row: (line, cells) => `Fila ${line}: ${cells.filter(Boolean).join(' · ').slice(0, 60) || '-'}`,
    footer: (count) =>
      plural(count, {
        one: 'Se omite 1 fila situada debajo de la lista.',
        other: `Se omiten ${number(count)} filas situadas debajo de la lista.`,
      }),
    sample: 'Las primeras filas',
    delimiters: { ',': 'Coma', ';': 'Punto y coma', '\t': 'Tabulador', '|': 'Barra vertical' },
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, big-endian)',
      'windows-1252': 'Europa occidental (Windows)',
      macintosh: 'Europa occidental (Mac)',
      cp850: 'Europa occidental (DOS)',
      'windows-1250': 'Europa central (Windows)',
      'iso-8859-2': 'Europa central (ISO)',
      'windows-1254': 'Turco',
      'windows-1251': 'Cirílico',
      'windows-1253': 'Griego',
      shift_jis: 'Japonés',
      'euc-kr': 'Coreano',
      gb18030: 'Chino (simplificado)',
      big5: 'Chino (tradicional)',
    },
  },
  nameOrder: {
    label: 'Orden de los nombres completos',
    options: {
      auto: 'Como en el nombre de la columna',
      given: 'Primero el nombre',
      family: 'Primero los apellidos',
    },
    hint: 'Una coma siempre indica que los apellidos van primero.',
  },
  progress: {
    checking: () => 'Comprobando las filas',
    running: (kind) => `Creando ${NOUNS[kind][1]}`,
    undoing: (kind) => `Eliminando ${NOUNS[kind][1]}`,
    inviting: () => 'Enviando invitaciones, 100 por minuto',
    leave: 'Puedes salir de esta página. La importación continúa en segundo plano.',
  },
  results: {
    title: 'Revisa las filas antes de importar',
    done: 'Qué ha pasado con cada fila',
    filter: 'Mostrar filas',
    all: 'Todas las filas',
    line: 'Fila',
    doubtful: 'Conviene revisar',
    noun: 'filas',
    outcomes: {
      new: 'Nueva',
      change: 'Con cambios',
      unchanged: 'Sin cambios',
      duplicate: 'Duplicada',
      faulty: 'Con errores',
      created: 'Creada',
      changed: 'Modificada',
      removed: 'Eliminada',
      restored: 'Restaurada',
      kept: 'Conservada',
    },
    pending: 'Pendiente',
    edit: 'Editar la fila',
    editLabel: (line) => `Editar la fila ${line}`,
    save: 'Guardar',
    cancel: 'Cancelar',
    decide: (line) => `Qué hacer con la fila ${line}`,
    decisions: {
      usual: (decision) => `Según lo elegido: ${decision}`,
      skip: 'Omitir',
      update: 'Actualizar',
      import: 'Importar de todos modos',
    },
    blank: 'en blanco',
    changed: (field, before, after) => `${field}: ${before} → ${after}`,
    stays: {
      members: {
        own: (field, before, after) =>
          `${field} no cambia: ${own(before, 'el propio miembro')}. En la lista: ${after}`,
        unknown: (field, before, after) =>
          `${field} no cambia: ${maybe(before, 'el propio miembro')}. En la lista: ${after}`,
      },
      businesses: {
        own: (field, before, after) =>
          `${field} no cambia: ${own(before, 'su titular')}. En la lista: ${after}`,
        unknown: (field, before, after) =>
          `${field} no cambia: ${maybe(before, 'su titular')}. En la lista: ${after}`,
      },
    },
    count: (outcome, count) => `${outcome} (${number(count)})`,
    download: 'Descargar las filas con errores',
    downloadHint:
      'Corrígelas en tu hoja de cálculo e importa después ese archivo. Puedes importar ya las demás filas.',
  },
  run: (kind, created, changed) => {
    if (changed === 0) return `Importar ${countOf(kind, created)}`;
    if (created === 0) return `Actualizar ${countOf(kind, changed)}`;
    return `Importar ${number(created)} y actualizar ${countOf(kind, changed)}`;
  },
  newIndustries: (names) =>
    `Añadir ${counted(names.length, ['sector nuevo', 'sectores nuevos'])} a la lista de sectores: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', ...' : ''}`,
  endingDialog: {
    title: (count) => `¿Finalizar ${counted(count, MEMBERSHIPS)}?`,
    text: (count) =>
      `El último día de ${counted(count, MEMBERSHIPS)} de este archivo ya ha pasado. ${plural(count, {
        one: 'Termina de inmediato: ese miembro puede leer, pero no escribir.',
        other: 'Terminan de inmediato: esos miembros pueden leer, pero no escribir.',
      })} Si no lo esperabas, revisa la columna de fechas de fin.`,
    action: 'Importar y finalizar',
  },
  existing: {
    options: { skip: 'Dejar como están', update: 'Actualizar' },
    clearsBlank: 'Vaciar también lo que está en blanco en el archivo',
    of: {
      members: {
        label: 'Miembros que ya tienes',
        hint: 'Se buscan por el número de miembro, después por el correo y después por el nombre con la empresa.',
        replacesOwn: 'Sustituir también lo que han escrito los propios miembros',
      },
      businesses: {
        label: 'Empresas que ya tienes',
        hint: 'Se buscan por nombre y localidad. Quien es titular de una empresa lo sigue siendo.',
        replacesOwn: 'Sustituir también lo que han escrito sus titulares',
      },
    },
  },
  nothing: {
    members: 'No hay nada que importar: ni miembros nuevos ni nada que actualizar.',
    businesses: 'No hay nada que importar: ni empresas nuevas ni nada que actualizar.',
  },
};
