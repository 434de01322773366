import type { adminServicesMessages as english } from '#src/features/admin/services/admin-services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminServicesMessages: Translation<typeof english> = {
  title: 'Leistungen',
  description:
    'Was Mitglieder beauftragen können, in der Reihenfolge des Shops. Bestehende Aufträge behalten Namen und Preis.',
  list: 'Leistungen',
  failed: 'Die Leistungen konnten nicht geladen werden',
  add: 'Leistung hinzufügen',
  editTitle: (name) => `${name} bearbeiten`,
  empty: {
    title: 'Noch keine Leistungen',
    text: 'Fügen Sie die erste Leistung hinzu, damit Mitglieder sie beauftragen können.',
  },
  onOffer: 'Verfügbar',
  off: 'Nicht verfügbar',
  created: { title: 'Leistung hinzugefügt' },
  saved: { title: 'Änderungen gespeichert' },
  deleted: { title: 'Leistung gelöscht' },
  confirm: {
    title: (name) => `${name} löschen?`,
    action: 'Leistung löschen',
    text: 'Sie verschwindet sofort aus dem Shop. Das lässt sich nicht rückgängig machen.',
  },
  fields: {
    name: 'Name',
    description: 'Beschreibung',
    category: 'Kategorie',
    price: (currency) => `Preis in ${currency}`,
    priceHint: 'Leer lassen, um für jeden Auftrag ein Angebot zu machen.',
    invalidPrice: (example) => `Geben Sie einen Betrag wie 1290 oder ${example} ein`,
    deliveryTime: 'Lieferzeit',
    deliveryHint: 'z. B. 2 Wochen',
    features: 'Was enthalten ist',
    featuresHint: 'Eine Angabe pro Zeile',
  },
};
