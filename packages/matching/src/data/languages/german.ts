import { deu } from 'stopword';
import { germanCommunity } from './german-community.ts';
import { germanDigital } from './german-digital.ts';
import { germanProfessional } from './german-professional.ts';
import { germanWorks } from './german-works.ts';
import { entries } from './language.ts';
import type { Language } from './language.ts';

export const german: Language = {
  stopWords: [
    ...deu,
    ...entries(`
      für, fürs, beim, zum, zur, vom, ums, aufs, unser, unsere, unseren, unserem, unserer, unseres, mein, meine,
      meinen, meinem, meiner, meines, eure, ihre, jemand, jemanden, jemandem, irgendwer, irgendjemand, wer, wen,
      bitte, gerne, gern, eventuell, vielleicht, dringend, sofort, baldmöglichst, zeitnah, demnächst, möglichst,
      idealerweise, zuverlässig, zuverlässige, zuverlässigen, erfahren, erfahrene, erfahrenen, gute, guten, guter,
      gutes, passende, passenden, kleine, kleinen, kleines, neue, neuen, neuer, neues, ganze, ganzen, suche, suchen,
      sucht, gesucht, brauche, brauchen, braucht, benötige, benötigen, benötigt, biete, bieten, bietet, möchte,
      möchten, wollen, würde, würden, hätte, hätten, kann, können, könnte, sollte, soll, hilft, helfen, hilfe,
      unterstützung, firma, unternehmen, betrieb, dienstleistung, dienstleistungen, angebot, leistungen, projekt,
      projekte, region, nähe, raum, umgebung, stadt, woche, monat, jahr, jahre, jahren, herr, frau, hallo, danke, sowie,
      ca, evtl, bzw, inkl, usw, etc`),
  ],
  filler: entries(`
    ich suche, wir suchen, ich suche jemanden, wir suchen jemanden, ich suche jemanden der, wir suchen jemanden der,
    suche jemanden für, auf der Suche nach, ich bin auf der Suche nach, wir sind auf der Suche nach, ich brauche,
    wir brauchen, ich benötige, wir benötigen, ich möchte, wir möchten, ich hätte gern, wir hätten gern, gesucht wird,
    wer kann, wer kann mir, wer kann uns, wer kennt, wer macht, kennt jemand, kann mir jemand, kann uns jemand,
    gibt es jemanden der, Hilfe bei, Hilfe mit, Hilfe beim, Unterstützung bei, Unterstützung für, für mein, für meine,
    für meinen, für unser, für unsere, für unseren, für uns, für mich, in meiner Nähe, in der Nähe, in unserer Region,
    so bald wie möglich, so schnell wie möglich, ab sofort, bis Ende des Monats, am besten, am liebsten, wenn möglich,
    gern auch, gerne auch, aus der Region, zu einem fairen Preis, mit Erfahrung, mit viel Erfahrung, freue mich auf,
    wir freuen uns auf, vielen Dank, danke im Voraus, mit freundlichen Grüßen, einen guten, eine gute, einen zuverlässigen,
    eine zuverlässige, ich biete, wir bieten, ich helfe, wir helfen, mein Angebot, unsere Leistungen`),
  clientMarkers: entries(`
    Kunden für, Kundinnen für, neue Kunden, Neukunden, Auftraggeber, Auftraggeberinnen, Aufträge von, Aufträge für,
    Kunden aus, Kunden wie, Kunden im Bereich, unsere Kunden, unsere Kunden sind, meine Kunden, meine Kunden sind,
    unsere Zielgruppe, meine Zielgruppe, Zielgruppe, wir beliefern, ich beliefere, ich arbeite für, wir arbeiten für,
    Interessenten für, Käufer für, Abnehmer für, Kontakt zu, Kontakte zu, Zugang zu, Empfehlungen an, suche Aufträge,
    ich berate, wir betreuen, ich betreue`),
  negations: entries(`
    nicht, kein, keine, keinen, keinem, keiner, ohne, niemals, nie, nicht mehr, außer, statt, anstatt, anstelle von,
    keinesfalls, auf keinen Fall, bitte keine, bitte nicht, weder, ausgenommen`),
  elisions: [],
  compounds: true,
  trades: { ...germanProfessional, ...germanDigital, ...germanWorks, ...germanCommunity },
};
