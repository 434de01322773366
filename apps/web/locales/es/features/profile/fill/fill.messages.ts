import type { fillMessages as english } from '#src/features/profile/fill/fill.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';

export const fillMessages: Translation<typeof english> = {
  choose: 'Rellenar desde un archivo',
  reading: 'Leyendo...',
  hint: 'Una tarjeta de contacto (.vcf) o un archivo de datos de LinkedIn (.zip). El archivo no se sube.',
  filled: (count) =>
    plural(count, {
      one: 'Se ha rellenado 1 campo, que se guardará con «Guardar cambios».',
      other: `Se han rellenado ${count} campos, que se guardarán con «Guardar cambios».`,
    }),
  preview: {
    title: (name) => `Encontrado en ${name}`,
    text: 'Elige qué rellenar. Lo que ya has escrito se queda como está.',
    nothing: 'Este archivo no contiene nada para los campos que siguen en blanco.',
    shortened: 'Acortado para que quepa.',
    alreadyFilled: (fields) => `Ya rellenados: ${fields}.`,
    unusable: (fields) => `No se han podido usar: ${fields}.`,
    unlistedIndustry: (industry) => `Elige tu sector a mano: «${industry}» no está en la lista.`,
    submit: 'Rellenar',
    dismiss: 'Cancelar',
    close: 'Cerrar',
  },
  education: (entries) => `Formación: ${entries}`,
  problems: {
    empty: 'Este archivo está vacío.',
    unknown: 'Esto no es ni una tarjeta de contacto (.vcf) ni un archivo de datos de LinkedIn (.zip).',
    tooLarge: 'Este archivo supera los 10 MB. Pide a LinkedIn solo tu perfil, sin mensajes ni imágenes.',
    cardTooLarge: 'Esta tarjeta de contacto supera 1 MB. Guárdala sin la imagen.',
    notText:
      'Este archivo no es de texto, aunque lo diga su nombre. Vuelve a guardar la tarjeta de contacto.',
    damagedCard: 'Esta tarjeta de contacto está dañada. Guárdala de nuevo y elige el archivo nuevo.',
    cutCard: 'Esta tarjeta de contacto está incompleta. Guárdala de nuevo y elige el archivo nuevo.',
    unreadable: 'No se ha podido leer el archivo. Quizá se haya movido o modificado. Vuelve a elegirlo.',
    damagedArchive: 'Este archivo comprimido está dañado o la descarga se interrumpió. Descárgalo de nuevo.',
    damagedTable: (name) =>
      `${name} está dañado en este archivo comprimido. Descarga el archivo comprimido de nuevo.`,
    encrypted: 'Este archivo comprimido tiene contraseña. Elige el archivo tal como lo envió LinkedIn.',
    nested: 'Este archivo comprimido contiene otro. Descomprímelo y elige el archivo .zip que estaba dentro.',
    noProfile:
      'Este archivo comprimido no contiene tu perfil de LinkedIn: falta el archivo Profile.csv. Vuelve a pedir tus datos a LinkedIn y selecciona «Perfil».',
    tooManyFiles: 'Este archivo comprimido tiene demasiados archivos para ser de datos de LinkedIn.',
    inflated: (name) => `${name} es demasiado grande para un perfil, así que no se ha leído.`,
  },
};
