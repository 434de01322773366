import { spa } from 'stopword';
import { entries } from './language.ts';
import type { Language } from './language.ts';
import { spanishCommunity } from './spanish-community.ts';
import { spanishDigital } from './spanish-digital.ts';
import { spanishProfessional } from './spanish-professional.ts';
import { spanishWorks } from './spanish-works.ts';

export const spanish: Language = {
  stopWords: [
    ...spa,
    ...entries(`
      el, la, los, las, lo, le, les, se, me, te, nos, os, yo, él, ella, ellos, ellas, ustedes, usted, nosotros, y, e, o, u,
      a, en, de, pero, como, si, sí, es, son, era, fue, ser, estar, está, están, estoy, estamos, hay, ha, han, he, hemos,
      tiene, tienen, tengo, tenemos, hace, hacer, este, esta, estos, estas, ese, esa, eso, esto, desde, hasta, entre,
      sobre, durante, cuando, cuándo, todo, toda, todos, todas, otro, otra, otros, otras, cada, ya, aún, así, tan,
      para, por, con, sin, del, al, mi, mis, tu, tus, su, sus, nuestro, nuestra, nuestros, nuestras, un, una, unos, unas,
      alguien, alguno, alguna, quien, quién, que, qué, cual, donde, dónde, busco, buscamos, buscando, busca, necesito,
      necesitamos, necesita, ofrezco, ofrecemos, ofrece, quiero, queremos, quisiera, quisiéramos, puedo, puede, pueda,
      podemos, ayuda, ayudar, ayude, apoyo, gracias, hola, urgente, urgentemente, pronto, favor, ideal, idealmente,
      bueno, buena, buenos, buenas, buen, fiable, confianza, experiencia, experto, experta, profesional, profesionales,
      pequeño, pequeña, nuevo, nueva, nuevos, nuevas, grande, empresa, negocio, servicio, servicios, proyecto, proyectos,
      zona, cerca, ciudad, región, semana, mes, año, años, mejor, muy, más, también, además, etc`),
  ],
  filler: entries(`
    busco alguien para, busco a alguien, busco a alguien que, busco a alguien para, buscamos alguien que,
    buscamos a alguien, estoy buscando, estamos buscando, en busca de, necesito alguien, necesito a alguien que,
    necesitamos a alguien, me gustaría, nos gustaría, me hace falta, nos hace falta, quién puede, alguien que pueda,
    alguien que sepa, alguien que nos ayude, alguien que me ayude, ayuda con, ayuda para, apoyo con, conocen a alguien,
    conocéis a alguien, para mi, para nuestro, para nuestra, para mi empresa, para mi negocio, para nosotros, cerca de mí,
    cerca de aquí, en mi zona, en nuestra zona, lo antes posible, cuanto antes, a partir de ya, antes de fin de mes,
    a ser posible, si es posible, a buen precio, con experiencia, de confianza, por favor, muchas gracias,
    gracias de antemano, un saludo, un buen, una buena, ofrezco mis servicios, ofrecemos servicios de, me dedico a,
    nos dedicamos a`),
  clientMarkers: entries(`
    clientes para, clientes de, clientes como, nuevos clientes, más clientes, captar clientes, busco clientes,
    buscamos clientes, nuestros clientes, nuestros clientes son, mis clientes, mis clientes son, encargos de,
    pedidos de, compradores para, interesados en, trabajo para, trabajamos para, trabajo con, trabajamos con,
    servimos a, asesoro a, asesoramos a, público objetivo, contacto con, contactos con, acceso a, recomendaciones a,
    dirigido a, dirigida a`),
  negations: entries(`
    no, sin, ni, nunca, jamás, ningún, ninguna, ninguno, nada de, ya no, excepto, salvo, menos, en vez de,
    en lugar de, tampoco, no quiero, no queremos, no necesito, no busco`),
  elisions: [],
  compounds: false,
  trades: { ...spanishProfessional, ...spanishDigital, ...spanishWorks, ...spanishCommunity },
};
