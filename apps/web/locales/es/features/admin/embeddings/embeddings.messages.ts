import type { embeddingsMessages as english } from '#src/features/admin/embeddings/embeddings.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/es';

export const embeddingsMessages: Translation<typeof english> = {
  title: 'Servicio de vectores semánticos',
  failed: 'No se ha podido cargar el estado del servicio de vectores semánticos',
  purpose: (model, host) => `Las coincidencias se ordenan con ayuda de ${model} en ${host}.`,
  progress: (done, total) => `Miembros procesados: ${number(done)} de ${number(total)}`,
  answered: (when) => `Última respuesta: ${when}`,
  neverAnswered: 'Aún sin respuesta',
  problem: {
    title: 'El servicio no responde como debería',
    text: (sentence) =>
      `${sentence}. Hasta que vuelva a funcionar, las coincidencias de los miembros aún no procesados se buscan con el modelo integrado.`,
    retry: (when) => `Próximo intento: ${when}.`,
  },
  tryNow: 'Probar ahora',
  tried: {
    title: 'Comprobando el servicio',
    description: 'El resultado aparecerá aquí en unos segundos.',
  },
};
