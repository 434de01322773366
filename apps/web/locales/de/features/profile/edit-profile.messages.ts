import type { editProfileMessages as english } from '#src/features/profile/edit-profile.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

const COMMAS = 'Durch Kommas getrennt';

export const editProfileMessages: Translation<typeof english> = {
  title: 'Profil bearbeiten',
  picture: {
    choose: 'Bild wählen',
    saving: 'Bild wird gespeichert...',
    uploading: 'Ihr Bild wird hochgeladen',
    remove: 'Bild entfernen',
    hint: 'PNG, JPEG oder WebP',
  },
  groups: { about: 'Über Sie', matching: 'Grundlage Ihrer Treffer', contact: 'So erreicht man Sie' },
  fields: {
    firstName: { label: 'Vorname' },
    lastName: { label: 'Nachname' },
    jobTitle: { label: 'Berufsbezeichnung' },
    company: { label: 'Unternehmen' },
    industry: { label: 'Branche' },
    location: { label: 'Ort' },
    languages: { label: 'Sprachen', placeholder: 'z. B. Deutsch, Englisch', description: COMMAS },
    bio: { label: 'Über mich' },
    professionalSummary: { label: 'Berufliches Kurzprofil' },
    lookingFor: { label: 'Ich suche', placeholder: 'z. B. eine Buchhaltung für meine Bäckerei' },
    servicesOffered: { label: 'Ich biete', placeholder: 'z. B. Hochzeitstorten und Brot für Cafés' },
    skills: { label: 'Kenntnisse', description: COMMAS },
    interests: { label: 'Interessen', description: COMMAS },
    targetAudience: { label: 'Zielgruppe' },
    preferredConnectionTypes: { label: 'Gewünschte Arten von Kontakten', description: COMMAS },
    phoneNumber: { label: 'Telefonnummer' },
    linkedinUrl: { label: 'LinkedIn' },
    websiteUrl: { label: 'Website' },
    website: { label: 'Zweite Website' },
    bookingUrl: {
      label: 'Terminbuchung',
      description: 'Wo man einen Termin mit Ihnen bucht, etwa Ihre Seite bei Calendly oder Cal.com',
    },
    availabilityForMeetings: { label: 'Verfügbarkeit für Treffen' },
    communicationPreferences: { label: 'Bevorzugte Kontaktwege', description: COMMAS },
  },
  selectIndustry: 'Wählen Sie Ihre Branche',
  draftKept: {
    title: 'Entwurf bleibt erhalten',
    description: 'Was Sie eingegeben haben, ist beim nächsten Öffnen wieder da.',
  },
  submit: 'Änderungen speichern',
  busy: 'Wird gespeichert...',
};
