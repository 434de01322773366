import type { ownArticlesMessages as english } from '#src/features/articles/own/own-articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ownArticlesMessages: Translation<typeof english> = {
  title: 'Tus artículos',
  description: 'Lo que has escrito para Noticias, publicado o no.',
  write: 'Escribir un artículo',
  loading: 'Cargando tus artículos...',
  failed: 'No se han podido cargar tus artículos',
  empty: {
    title: 'Aún no hay artículos',
    text: 'Comparte lo que sabes. La administración lee cada artículo antes de que aparezca en Noticias.',
  },
  closed:
    'Los miembros no pueden enviar artículos en este momento. Lo que has escrito sigue aquí y en la exportación de tus datos.',
  states: {
    draft: 'Borrador',
    waiting: 'Pendiente de aprobación',
    declined: 'Rechazado',
    published: 'Publicado',
    hidden: 'Ya no está publicado',
  },
  reason: (text) => `Motivo: ${text}`,
  confirmFirst: {
    title: 'Confirma antes tu dirección de correo',
    text: (email) =>
      `Podrás guardar y enviar tu artículo cuando confirmes la dirección ${email}: abre el enlace que te hemos enviado. Hasta entonces, lo que escribas solo se conserva en este navegador.`,
  },
  form: {
    title: 'Escribir un artículo',
    editTitle: 'Tu artículo',
    description: 'La administración lo leerá antes de que aparezca en Noticias.',
    modes: 'Escribir o ver la vista previa',
    write: 'Escribir',
    preview: 'Vista previa',
    untitled: 'Sin título',
    saveDraft: 'Guardar borrador',
    submit: 'Enviar para aprobación',
    remove: 'Eliminar',
    fields: {
      title: 'Título',
      category: 'Categoría',
      summary: 'Resumen',
      content: 'Texto',
      heroImage: 'Imagen',
    },
    hints: {
      summary: 'Una o dos frases que den ganas de leerlo',
      content: 'Selecciona texto para darle formato o escribe en Markdown',
    },
  },
  saved: { title: 'Borrador guardado', description: 'Solo tú lo verás hasta que lo envíes.' },
  deleted: { title: 'Artículo eliminado' },
  withdrawn: { title: 'Artículo retirado', description: 'Vuelve a ser un borrador.' },
  confirmDelete: {
    title: '¿Eliminar este artículo?',
    text: 'No podrás recuperar el texto.',
    action: 'Eliminar artículo',
  },
  waiting: {
    title: 'Tu artículo está pendiente de aprobación',
    text: 'La administración lo leerá y lo publicará, o te dirá qué hay que cambiar. Te avisaremos en cualquier caso. Hasta entonces, solo es visible para ti y para la administración.',
    withdraw: 'Retirar',
  },
  declined: { title: 'Este artículo no se ha publicado', text: 'Cámbialo y vuelve a enviarlo.' },
  published: {
    title: 'Tu artículo está publicado en Noticias',
    text: 'Una vez publicado, solo puede cambiarlo la administración. Escríbele si hay algo que corregir.',
    read: 'Leerlo en Noticias',
  },
  hidden: {
    title: 'Tu artículo ya no está en Noticias',
    text: 'La administración lo ha retirado. Pregúntale si quieres saber el motivo.',
  },
  notFound: {
    title: 'Artículo no encontrado',
    text: 'Este artículo no está entre los tuyos. Quizá lo hayas eliminado.',
    back: 'Tus artículos',
  },
};
