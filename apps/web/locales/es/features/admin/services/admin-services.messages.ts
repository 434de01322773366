import type { adminServicesMessages as english } from '#src/features/admin/services/admin-services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminServicesMessages: Translation<typeof english> = {
  title: 'Servicios',
  description:
    'Lo que los miembros pueden pedir, en el orden en que lo muestra la tienda. Los pedidos ya hechos conservan su nombre y su precio.',
  list: 'Servicios',
  failed: 'No se han podido cargar los servicios',
  add: 'Añadir un servicio',
  editTitle: (name) => `Editar ${name}`,
  empty: {
    title: 'Aún no hay servicios',
    text: 'Añade el primer servicio y los miembros podrán pedirlo.',
  },
  onOffer: 'Disponible',
  off: 'No disponible',
  created: { title: 'Servicio añadido' },
  saved: { title: 'Cambios guardados' },
  deleted: { title: 'Servicio eliminado' },
  confirm: {
    title: (name) => `¿Eliminar ${name}?`,
    action: 'Eliminar servicio',
    text: 'Desaparece de la tienda de inmediato. No se puede deshacer.',
  },
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    category: 'Categoría',
    price: (currency) => `Precio en ${currency}`,
    priceHint: 'Déjalo vacío para hacer un presupuesto para cada pedido.',
    invalidPrice: (example) => `Escribe un importe como 1290 o ${example}`,
    deliveryTime: 'Plazo de entrega',
    deliveryHint: 'p. ej., 2 semanas',
    features: 'Qué incluye',
    featuresHint: 'Un elemento por línea',
  },
};
