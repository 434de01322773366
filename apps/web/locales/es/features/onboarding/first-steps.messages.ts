import type { firstStepsMessages as english } from '#src/features/onboarding/first-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const firstStepsMessages: Translation<typeof english> = {
  title: 'Consigue tu primera presentación',
  text: 'Tres pasos breves. Omite lo que quieras y vuelve a tu perfil en cualquier momento.',
  progress: (done, count) => `Pasos completados: ${done} de ${count}`,
  states: { open: 'Por hacer', done: 'Hecho', skipped: 'Omitido' },
  skip: 'Omitir',
  skipLabel: (title) => `Omitir: ${title}`,
  steps: {
    offer: { title: 'Di qué ofreces' },
    seek: { title: 'Di a quién buscas' },
    contact: {
      title: 'Pide conectar con alguien',
      text: 'Elige a uno de los miembros que te sugerimos y envíale un breve saludo.',
      action: 'Ver nuestras sugerencias',
    },
  },
  about: {
    jobTitle: { label: 'Tu profesión', placeholder: 'p. ej., diseño web' },
    location: { label: 'Tu ciudad', placeholder: 'p. ej., Sevilla' },
  },
  finished: {
    title: 'Todo listo',
    text: 'Los miembros ya pueden encontrarte, y nosotros podemos decirte a quién deberías conocer. Puedes ampliar tu perfil en cualquier momento.',
    meet: (name) => `Conocer a ${name}`,
  },
  examples: {
    technology: {
      offer: ['desarrollo web', 'soporte informático', 'análisis de datos'],
      seek: ['clientes piloto', 'diseño de experiencia de usuario', 'una alianza comercial'],
    },
    healthcare: {
      offer: ['fisioterapia', 'asesoramiento nutricional', 'reconocimientos médicos laborales'],
      seek: ['médicos que deriven pacientes', 'gestión de consultas', 'servicios de facturación'],
    },
    finance: {
      offer: ['contabilidad', 'asesoría fiscal', 'préstamos para empresas'],
      seek: ['pequeñas empresas', 'un despacho de abogados de confianza', 'agencias inmobiliarias'],
    },
    marketing: {
      offer: ['diseño de marca', 'redes sociales', 'redacción publicitaria'],
      seek: ['servicios de fotografía', 'desarrollo web', 'empresas locales'],
    },
    education: {
      offer: ['talleres', 'clases de idiomas', 'orientación profesional'],
      seek: ['ponentes', 'empresas que ofrezcan formación', 'un local'],
    },
    design: {
      offer: ['diseño web', 'fotografía', 'impresión'],
      seek: ['pequeños comercios que necesiten una web', 'redacción de textos', 'servicios de contabilidad'],
    },
    construction: {
      offer: ['reformas', 'instalaciones eléctricas', 'planos'],
      seek: ['comunidades de propietarios', 'subcontratistas', 'un estudio de arquitectura'],
    },
    food: {
      offer: ['catering', 'pan recién hecho', 'eventos privados'],
      seek: ['proveedores locales', 'oficinas que pidan comida', 'servicios de fotografía'],
    },
    retail: {
      offer: ['regalos', 'reparto local', 'tienda en línea'],
      seek: ['artesanía local', 'diseño web', 'servicios de contabilidad'],
    },
    legal: {
      offer: ['contratos', 'constitución de empresas', 'arrendamientos'],
      seek: ['pequeñas empresas', 'una asesoría fiscal', 'una agencia inmobiliaria'],
    },
    'real estate': {
      offer: ['venta de viviendas', 'alquileres', 'administración de fincas'],
      seek: ['asesoría hipotecaria', 'servicios de fotografía', 'empresas de reformas'],
    },
    other: {
      offer: ['consultoría', 'trabajos a domicilio', 'organización de eventos'],
      seek: ['servicios de contabilidad', 'una asesoría fiscal', 'diseño web'],
    },
  },
};
