import { number, plural } from '@guildhall/locale/words/es';
import type { communityMessages as english } from '#src/features/admin/community/community.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const communityMessages: Translation<typeof english> = {
  title: 'Comunidad',
  description:
    'Nombre, imagen y textos de tu comunidad. Los cambios se aplican de inmediato, en todas partes.',
  failed: 'No se han podido cargar los ajustes',
  saved: { title: 'Cambios guardados' },
  name: {
    title: 'Nombre',
    name: 'Nombre',
    shortName: 'Nombre corto',
    shortNameHint: 'Se muestra debajo del icono en un teléfono. Déjalo vacío para usar el nombre.',
    about: 'Descripción',
    aboutHint: 'Una frase para los buscadores y las vistas previas de los enlaces.',
  },
  place: {
    title: 'Lugar, hora, moneda y contacto',
    place: 'Lugar',
    timeZone: 'Zona horaria',
    timeZoneHint: 'Determina cuándo empieza cada día en las estadísticas.',
    serverZone: 'La del servidor',
    supportEmail: 'Correo de asistencia',
    supportEmailHint:
      'Donde miembros y visitantes pueden escribirte. Se muestra en el pie de página y en los correos.',
    currency: 'Moneda',
    currencyHint: 'Se usa en servicios, pedidos y referencias. Los precios que ya existen no se convierten.',
    dateLocale: 'Fechas e importes',
    dateLocaleHint: 'El formato que se usa en las páginas y en los correos.',
    readersLanguage: 'El idioma de cada visitante',
  },
  languages: {
    title: 'Idiomas',
    own: 'Idioma de la comunidad',
    ownHint:
      'Se usa cuando nadie ha elegido: en las tarjetas de vista previa y en los correos a personas sin cuenta.',
    others: 'También disponibles',
    othersHint: 'Los miembros y visitantes pueden elegirlos. Lo que escriben los miembros no se traduce.',
  },
  translations: {
    title: 'Tus textos en otros idiomas',
    hint: 'Si falta un texto en un idioma, se muestra el de tu propio idioma.',
    none: 'No tienes textos propios: cada persona lee los nuestros en su idioma.',
    language: 'Idioma',
    missing: (language, count) =>
      count === 0
        ? `${language}: completo`
        : `${language}: ${plural(count, { one: 'falta 1', other: `faltan ${number(count)}` })}`,
  },
  ownWords: {
    title: 'Tus propias palabras',
    hint: 'Cómo llama tu comunidad a sus miembros, sus eventos y lo demás. Deja un campo vacío para conservar nuestra palabra.',
    gender: 'Elige palabras del mismo género que las nuestras: los artículos y adjetivos no cambian.',
    language: 'Idioma de estas palabras',
    instead: (form) => `En lugar de «${form}»`,
    preview: 'Ver qué cambia',
    failed: 'No se han podido cargar las frases',
    changed: (count) => plural(count, { one: 'Cambia 1 frase', other: `Cambian ${number(count)} frases` }),
    left: (count) =>
      plural(count, {
        one: '1 frase conserva nuestra palabra dentro de otra',
        other: `${number(count)} frases conservan nuestra palabra dentro de otra`,
      }),
    incomplete: 'Rellena todas las formas de una palabra para ver qué cambia.',
    none: 'No cambia ninguna frase.',
  },
  look: {
    title: 'Logotipo y colores',
    logo: 'Logotipo',
    logoDark: 'Logotipo para el modo oscuro',
    icon: 'Icono',
    primary: 'Color principal',
    accent: 'Color de acento',
    tooLight: (used) =>
      `Tu color es demasiado claro para botones y texto, por lo que usamos este más oscuro (${used}) del mismo tono.`,
    colorHint: 'Vale cualquier color: ajustamos su luminosidad para que el texto se lea bien.',
    preview: 'Vista previa',
    light: 'Claro',
    dark: 'Oscuro',
    button: 'Botón',
    link: 'Enlace',
    badge: 'Insignia',
  },
  categories: {
    title: 'Categorías',
    hint: 'Una por línea, en este orden. Cambia una línea para renombrar una categoría: su contenido la acompaña. Vacía una lista para recuperar las categorías originales.',
    serviceCategories: 'Categorías de servicios',
    articleCategories: 'Categorías de noticias',
  },
  landing: {
    title: 'Secciones de la página de inicio',
    hint: 'Lo que dejes vacío se queda como está.',
    picture: 'Imagen junto al encabezado, en lugar de miembros o del ejemplo de coincidencia',
    show: {
      people: 'Mostrar los miembros y empresas más recientes, a partir de diez miembros',
      example: 'Mostrar el ejemplo de coincidencia cuando no se muestran miembros',
      features: 'Mostrar lo que ofrece la comunidad',
      steps: 'Mostrar cómo funciona',
      closing: 'Mostrar la invitación al final',
    },
    featuresHeading: 'Lo que ofreces: encabezado',
    featuresText: 'Lo que ofreces: texto',
    featureItems: 'Lo que ofreces, punto por punto',
    stepsHeading: 'Cómo funciona: encabezado',
    stepItems: 'Cómo funciona, paso a paso',
    lines: 'Uno por línea: un título, dos puntos y una frase.',
    closingHeading: 'Invitación al final: encabezado',
    closingText: 'Invitación al final: texto',
  },
  words: {
    title: 'Página de inicio, tienda y bienvenida',
    heading: 'Encabezado de la página de inicio',
    text: 'Texto de la página de inicio',
    shopHeading: 'Título de la tienda',
    shopText: 'Frase debajo del título de la tienda',
    welcome: 'Bienvenida a los nuevos miembros',
    hint: 'Déjalo vacío para usar el texto predeterminado.',
  },
  areas: {
    title: 'Áreas',
    hint: 'Desactiva lo que tu comunidad no necesite. No se elimina nada: todo vuelve cuando reactivas el área.',
    publicMembers: 'Directorio de miembros para visitantes',
    publicMembersHint:
      'Si está activado, cualquiera puede explorar, sin iniciar sesión, los miembros que permiten sugerencias. Los datos de contacto solo los ven las personas que cada miembro ha elegido. Las publicaciones y los perfiles puede leerlos cualquiera en todo caso.',
    names: {
      shop: 'Tienda',
      news: 'Noticias',
      opportunities: 'Oportunidades',
      shortLinks: 'Enlaces cortos',
      directory: 'Directorio de empresas',
      events: 'Eventos',
      chapters: 'Grupos',
    },
    whenOff: {
      shop: 'Si se desactiva, los servicios y pedidos se ocultan, también para ti. Los pedidos en curso se quedan como están.',
      news: 'Si se desactiva, se ocultan los artículos, su canal y los artículos guardados.',
      opportunities:
        'Si se desactiva, se ocultan las oportunidades y las postulaciones, y el correo semanal no las incluye.',
      shortLinks:
        'Si se desactiva, los enlaces de las publicaciones van directamente a la dirección original, y los enlaces cortos compartidos en otros sitios dejan de funcionar.',
      directory: 'Si se desactiva, se ocultan las empresas, sus reseñas y sus páginas.',
      events: 'Si se desactiva, se ocultan los eventos y todas las inscripciones.',
      chapters: 'Si se desactiva, se ocultan los grupos y quiénes forman parte de ellos.',
    },
  },
  footer: {
    title: 'Pie de página',
    about: 'Enlace de «Quiénes somos»',
    contact: 'Enlace de contacto',
    ecosystem: 'Nuestro ecosistema',
    ecosystemHint: 'Etiquetas separadas por comas. Déjalo vacío para ocultar la fila.',
    column: (place) => `Columna ${place}`,
    columnTitle: 'Título de la columna',
    linkLabel: 'Etiqueta',
    linkUrl: 'Dirección',
    addColumn: 'Añadir una columna',
    addLink: 'Añadir un enlace',
    removeColumn: (place) => `Quitar la columna ${place}`,
    removeLink: (label) => `Quitar ${label || 'este enlace'}`,
  },
};
