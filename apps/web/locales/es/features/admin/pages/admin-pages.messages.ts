import type { adminPagesMessages as english } from '#src/features/admin/pages/admin-pages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number as written, plural } from '@guildhall/locale/words/es';

export const adminPagesMessages: Translation<typeof english> = {
  title: 'Páginas',
  description: 'Tus condiciones, tu política de privacidad y otras páginas que escribes tú.',
  failed: 'No se han podido cargar las páginas',
  editorFailed: 'No se ha podido cargar esta página',
  back: 'Volver a todas las páginas',
  list: {
    label: 'Todas las páginas',
    new: 'Nueva página',
    empty: 'Aún no hay páginas',
    emptyText:
      'Empieza por las que los miembros esperan encontrar. Cada una empieza con un borrador; haz que lo revise un profesional.',
    suggestions: 'Empezar con',
    published: 'Publicada',
    draft: 'Borrador',
    changed: 'Cambios sin publicar',
    start: (title) => `Empezar «${title}»`,
  },
  suggested: [
    { slug: 'terms', title: 'Condiciones de uso' },
    { slug: 'privacy', title: 'Política de privacidad' },
    { slug: 'imprint', title: 'Aviso legal' },
    { slug: 'accessibility', title: 'Accesibilidad' },
    { slug: 'guidelines', title: 'Normas de la comunidad' },
  ],
  editor: {
    createTitle: 'Nueva página',
    modes: 'Modo',
    write: 'Escribir',
    preview: 'Vista previa',
    previewEmpty: 'Aún no hay nada que previsualizar.',
    title: 'Título',
    slug: 'Dirección',
    slugHint: (slug) =>
      `La página está en /pages/${slug || '...'}. Una vez publicada, la dirección no cambia.`,
    content: 'Texto',
    contentHint: 'Con formato Markdown. El HTML se muestra como texto.',
    inFooter: 'Enlazarla en el pie de página',
    create: 'Crear borrador',
    save: 'Guardar borrador',
    publish: 'Publicar',
    view: 'Ver página',
    unpublish: 'Retirar',
    unpublishTitle: '¿Retirar esta página?',
    unpublishText: 'Los visitantes ya no la encontrarán. El texto y todas las versiones se conservan.',
    delete: 'Eliminar',
    deleteTitle: '¿Eliminar esta página?',
    deleteText: 'Nunca se ha publicado. Su texto se eliminará.',
  },
  languages: {
    states: {
      first: (language) => `${language}: primer idioma`,
      missing: (language) => `${language}: falta`,
      draft: (language) => `${language}: borrador`,
      published: (language) => `${language}: publicado`,
      changed: (language) => `${language}: cambios sin publicar`,
      outdated: (language) => `${language}: anterior al texto del primer idioma`,
    },
    original: (language) => `Primer texto (${language})`,
    emptied: 'Sin título ni texto, se muestra la página en su primer idioma.',
    firstFirst: (language) => `Publica antes la página en su primer idioma (${language}).`,
  },
  publication: {
    title: 'Publicar esta página',
    placeholders: (count) =>
      plural(count, {
        one: 'Queda un dato por rellenar',
        other: `Quedan ${written(count)} datos por rellenar`,
      }),
    anyway: 'Publicar de todos modos',
    requires: 'Los miembros deben aceptar esta página',
    requiresHint:
      'Los nuevos miembros la aceptan al unirse. A los demás se les pregunta una vez, después de iniciar sesión.',
    again: 'Preguntar de nuevo a los miembros',
    againHint: 'Márcalo cuando algo cambie para los miembros. Déjalo sin marcar en correcciones menores.',
  },
  saved: { title: 'Borrador guardado' },
  published: { title: 'Página publicada' },
  unpublished: { title: 'Página retirada' },
  deleted: { title: 'Página eliminada' },
  conflict: {
    title: 'Otra persona ha cambiado esta página',
    text: 'No se ha perdido nada: tu texto sigue en el formulario, y el suyo está abajo. ¿Con cuál quieres continuar?',
    theirs: 'Su texto',
    keepMine: 'Continuar con el mío',
    takeTheirs: 'Sustituir el mío por el suyo',
  },
  versions: {
    title: 'Versiones publicadas',
    version: (number) => `Versión ${number}`,
    by: (date, name) => (name ? `${date}, por ${name}` : date),
    current: 'Actual',
    accepted: (accepted, members) =>
      `Han aceptado esta página ${written(accepted)} de ${plural(members, { one: '1 miembro', other: `${written(members)} miembros` })}.`,
    read: 'Leer',
    readLabel: (number) => `Leer la versión ${number}`,
    failed: 'No se ha podido cargar esta versión',
  },
};
