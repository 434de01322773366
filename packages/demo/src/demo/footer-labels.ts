type Language = 'de' | 'fr' | 'es' | 'pt' | 'ar';

/** What the footer of the demo community says in its other languages, by its title or label. */
const FOOTER_LABELS: Record<string, Record<Language, string>> = {
  'Core Policies': {
    de: 'Grundlagen',
    fr: 'Règles de base',
    es: 'Políticas básicas',
    pt: 'Políticas principais',
    ar: 'السياسات الأساسية',
  },
  'Terms of Service': {
    de: 'Nutzungsbedingungen',
    fr: 'Conditions d’utilisation',
    es: 'Términos del servicio',
    pt: 'Termos de serviço',
    ar: 'شروط الخدمة',
  },
  'Privacy Policy': {
    de: 'Datenschutzerklärung',
    fr: 'Politique de confidentialité',
    es: 'Política de privacidad',
    pt: 'Política de privacidade',
    ar: 'سياسة الخصوصية',
  },
  'Cookie Policy': {
    de: 'Cookies',
    fr: 'Politique de cookies',
    es: 'Política de cookies',
    pt: 'Política de cookies',
    ar: 'سياسة ملفات تعريف الارتباط',
  },
  'Accessibility Statement': {
    de: 'Barrierefreiheit',
    fr: 'Accessibilité',
    es: 'Accesibilidad',
    pt: 'Acessibilidade',
    ar: 'بيان إمكانية الوصول',
  },
  'Agreements & Licensing': {
    de: 'Verträge und Lizenzen',
    fr: 'Contrats et licences',
    es: 'Acuerdos y licencias',
    pt: 'Contratos e licenças',
    ar: 'الاتفاقيات والتراخيص',
  },
  'Member Agreement': {
    de: 'Mitgliedervertrag',
    fr: 'Contrat d’adhésion',
    es: 'Acuerdo de membresía',
    pt: 'Contrato de associação',
    ar: 'اتفاقية العضوية',
  },
  'Service Agreement': {
    de: 'Dienstleistungsvertrag',
    fr: 'Contrat de service',
    es: 'Acuerdo de servicio',
    pt: 'Contrato de serviço',
    ar: 'اتفاقية الخدمة',
  },
  'Licensing Terms': {
    de: 'Lizenzbestimmungen',
    fr: 'Conditions de licence',
    es: 'Condiciones de licencia',
    pt: 'Condições de licença',
    ar: 'أحكام الترخيص',
  },
  'Refund Policy': {
    de: 'Erstattungen',
    fr: 'Remboursements',
    es: 'Reembolsos',
    pt: 'Reembolsos',
    ar: 'سياسة الاسترداد',
  },
  'Community & Marketplace': {
    de: 'Gemeinschaft und Marktplatz',
    fr: 'Communauté et marché',
    es: 'Comunidad y mercado',
    pt: 'Comunidade e mercado',
    ar: 'المجتمع والسوق',
  },
  'Community Guidelines': {
    de: 'Regeln der Gemeinschaft',
    fr: 'Règles de la communauté',
    es: 'Normas de la comunidad',
    pt: 'Regras da comunidade',
    ar: 'إرشادات المجتمع',
  },
  'Referral Policy': {
    de: 'Regeln für Empfehlungen',
    fr: 'Règles des recommandations',
    es: 'Política de referencias',
    pt: 'Política de indicações',
    ar: 'سياسة الإحالات',
  },
  'Marketplace Rules': {
    de: 'Regeln des Marktplatzes',
    fr: 'Règles du marché',
    es: 'Reglas del mercado',
    pt: 'Regras do mercado',
    ar: 'قواعد السوق',
  },
  'Review Policy': {
    de: 'Regeln für Bewertungen',
    fr: 'Règles des avis',
    es: 'Política de reseñas',
    pt: 'Política de avaliações',
    ar: 'سياسة التقييمات',
  },
  'Security & Protection': {
    de: 'Sicherheit und Schutz',
    fr: 'Sécurité et protection',
    es: 'Seguridad y protección',
    pt: 'Segurança e proteção',
    ar: 'الأمن والحماية',
  },
  'Security Overview': {
    de: 'Sicherheit im Überblick',
    fr: 'La sécurité en bref',
    es: 'Resumen de seguridad',
    pt: 'Visão geral da segurança',
    ar: 'نظرة عامة على الأمن',
  },
  'Data Protection': {
    de: 'Schutz der Daten',
    fr: 'Protection des données',
    es: 'Protección de datos',
    pt: 'Proteção de dados',
    ar: 'حماية البيانات',
  },
  'Copyright Notices': {
    de: 'Urheberrecht',
    fr: 'Droit d’auteur',
    es: 'Derechos de autor',
    pt: 'Direitos autorais',
    ar: 'حقوق النشر',
  },
  'Report a Concern': {
    de: 'Bedenken melden',
    fr: 'Signaler un problème',
    es: 'Informar de un problema',
    pt: 'Relatar um problema',
    ar: 'الإبلاغ عن مشكلة',
  },
};

const LANGUAGES = ['de', 'fr', 'es', 'pt', 'ar'] as const;

/** The same as the setting `labels` has it. */
export const DEMO_LABELS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    {
      names: {},
      footer: Object.fromEntries(
        Object.entries(FOOTER_LABELS).map(([text, labels]) => [text, labels[language]]),
      ),
    },
  ]),
);
