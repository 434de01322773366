import type {
  BusinessField,
  ImportField,
  ImportKind,
  ImportStatus,
  MemberField,
} from '@guildhall/api/console/imports/imports.schema';
import type {
  countOf as englishCountOf,
  importsMessages as english,
} from '#src/features/admin/imports/imports.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

type Forms = [one: string, two: string, few: string, many: string, other: string];

const counted = (count: number, [one, two, few, many, other]: Forms) =>
  plural(count, {
    one,
    two,
    few: `${number(count)} ${few}`,
    many: `${number(count)} ${many}`,
    other: `${number(count)} ${other}`,
  });

const NOUNS: Record<ImportKind, Forms> = {
  members: ['عضو واحد', 'عضوين', 'أعضاء', 'عضوًا', 'عضو'],
  businesses: ['نشاط تجاري واحد', 'نشاطين تجاريين', 'أنشطة تجارية', 'نشاطًا تجاريًا', 'نشاط تجاري'],
};
const ROWS: Forms = ['صف واحد', 'صفين', 'صفوف', 'صفًا', 'صف'];
const COLUMNS: Forms = ['عمود واحد', 'عمودين', 'أعمدة', 'عمودًا', 'عمود'];
const INDUSTRIES: Forms = ['قطاع جديد واحد', 'قطاعين جديدين', 'قطاعات جديدة', 'قطاعًا جديدًا', 'قطاع جديد'];
const MEMBERSHIPS: Forms = ['عضوية واحدة', 'عضويتين', 'عضويات', 'عضوية', 'عضوية'];
const PLURALS: Record<ImportKind, string> = { members: 'الأعضاء', businesses: 'الأنشطة التجارية' };

export const countOf: Translation<typeof englishCountOf> = (kind, count) => counted(count, NOUNS[kind]);

const memberFields: Record<MemberField, string> = {
  email: 'عنوان البريد الإلكتروني',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  nameParticle: 'ما يسبق اسم العائلة (مثل: آل)',
  fullName: 'الاسم الكامل',
  companyAndPerson: 'الشركة والشخص معًا',
  company: 'الشركة',
  jobTitle: 'المسمّى الوظيفي',
  industry: 'القطاع',
  location: 'الموقع',
  phoneNumber: 'الهاتف',
  websiteUrl: 'الموقع الإلكتروني',
  skills: 'المهارات',
  servicesOffered: 'ما يقدّمه العضو',
  lookingFor: 'ما يبحث عنه العضو',
  bio: 'نبذة عن العضو',
  membershipNumber: 'رقم العضوية',
  membershipStartsOn: 'عضو منذ',
  membershipExpiresOn: 'تاريخ انتهاء العضوية',
  adminNotes: 'ملاحظات للمسؤولين',
};

const businessFields: Record<BusinessField, string> = {
  name: 'اسم النشاط التجاري',
  ownerEmail: 'البريد الإلكتروني للمالك',
  industry: 'القطاع',
  category: 'الفئة',
  shortDescription: 'وصف مختصر',
  description: 'الوصف',
  website: 'الموقع الإلكتروني',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  address: 'الشارع ورقم المبنى',
  city: 'المدينة',
  state: 'المنطقة أو المحافظة',
  zipCode: 'الرمز البريدي',
  country: 'البلد',
  businessHours: 'ساعات العمل',
  yearEstablished: 'سنة التأسيس',
  employeeCount: 'عدد الموظفين',
  services: 'الخدمات',
  tags: 'الوسوم',
};

const fields: Record<ImportKind, Partial<Record<ImportField, string>>> = {
  members: memberFields,
  businesses: businessFields,
};

const kinds: Record<ImportKind, { title: string; text: string }> = {
  members: {
    title: 'الأعضاء',
    text: 'خصّص عمودًا لعناوين البريد الإلكتروني وعمودًا أو عمودين للأسماء. لا تُرسل أي رسالة قبل أن ترسل الدعوات.',
  },
  businesses: {
    title: 'الأنشطة التجارية',
    text: 'يحتوي أحد الأعمدة على الأسماء، ويمكن أن يحتوي عمود آخر على البريد الإلكتروني للمالك؛ لذا استورد الأعضاء أولًا. الأنشطة التجارية التي لا مالك لها تتبعك إلى أن تختار شخصًا آخر.',
  },
};

const STATES: Record<Exclude<ImportStatus, 'done' | 'undoing'>, string> = {
  mapping: 'لم تُطابَق الأعمدة بعد',
  checking: 'قيد الفحص',
  checked: 'تم الفحص، ولم يُستورد بعد',
  running: 'قيد الاستيراد',
  undone: 'تم التراجع عنه',
};

export const importsMessages: Translation<typeof english> = {
  title: 'الاستيراد',
  description: 'أعضاء وأنشطة تجارية من جدول بيانات. تراجع كل صف قبل إنشاء أي شيء.',
  kinds,
  upload: {
    limits: 'ملف xlsx (Excel) أو ods (OpenDocument) أو CSV. حتى 20,000 صف و5 ميغابايت.',
    choose: 'اختيار ملف',
    chooseLabel: (kind) => `اختيار ملف ${PLURALS[kind]}`,
    interrupted: 'انقطع الرفع. يُرجى المحاولة مرة أخرى.',
    failed: 'تعذّرت قراءة الملف. يُرجى المحاولة مرة أخرى.',
  },
  former: {
    title: 'عمليات الاستيراد السابقة',
    new: 'استيراد جديد',
    text: (kind, date) => `${kinds[kind].title}، ${date}`,
    undoable: 'يمكن التراجع عنه',
    remove: 'حذف',
    removeLabel: (fileName) => `حذف استيراد ${fileName}`,
    state: (status, rows, done) =>
      status === 'done' || status === 'undoing'
        ? `تم استيراد ${number(done)} من أصل ${counted(rows, ROWS)}`
        : STATES[status],
  },
  removeDialog: {
    title: 'هل تريد حذف هذا الاستيراد؟',
    text: 'يُحذف الملف وصفوفه. لم يُستورد منه أي شيء.',
    action: 'حذف',
  },
  failed: 'تعذّر تحميل الاستيراد',
  loading: 'جارٍ تحميل الاستيراد...',
  mapping: {
    title: 'مطابقة الأعمدة',
    missing: 'اختر عمودًا هنا.',
    rows: (count) => `عدد الصفوف: ${number(count)}`,
    none: 'غير موجود في الملف',
    otherwise: (field) => `${field}، إذا كان ذلك فارغًا`,
    example: (value) => `مثال: ${value}`,
    check: 'فحص الملف',
    checkAgain: 'إعادة الفحص',
    columns: 'الأعمدة',
    imported: (count, of) => `استيراد ${number(count)} من أصل ${counted(of, COLUMNS)}`,
    left: (columns) => `لا تُستورد: ${columns.join('، ')}`,
    change: 'تغيير الأعمدة',
    fields,
  },
  reading: {
    title: 'كيفية قراءة الملف',
    sheet: 'الورقة',
    encoding: 'ترميز الحروف',
    encodingHint: 'اختر ترميزًا آخر إذا ظهرت الأسماء أدناه بصورة خاطئة.',
    delimiter: 'الفاصل بين الخلايا',
    headerRow: 'أسماء الأعمدة',
    noHeader: 'لا توجد في هذا الملف',
    row: (line, cells) => `الصف ${line}: ${cells.filter(Boolean).join(' · ').slice(0, 60) || '-'}`,
    footer: (count) => `لا يشمل الاستيراد ${counted(count, ROWS)} أسفل القائمة.`,
    sample: 'الصفوف الأولى',
    delimiters: { ',': 'فاصلة', ';': 'فاصلة منقوطة', '\t': 'علامة جدولة', '|': 'خط عمودي' },
    encodings: {
      'utf-8': 'يونيكود (UTF-8)',
      'utf-16le': 'يونيكود (UTF-16)',
      'utf-16be': 'يونيكود (UTF-16، ترتيب big-endian)',
      'windows-1252': 'أوروبا الغربية (Windows)',
      macintosh: 'أوروبا الغربية (Mac)',
      cp850: 'أوروبا الغربية (DOS)',
      'windows-1250': 'أوروبا الوسطى (Windows)',
      'iso-8859-2': 'أوروبا الوسطى (ISO)',
      'windows-1254': 'التركية',
      'windows-1251': 'السيريلية',
      'windows-1253': 'اليونانية',
      shift_jis: 'اليابانية',
      'euc-kr': 'الكورية',
      gb18030: 'الصينية (المبسطة)',
      big5: 'الصينية (التقليدية)',
    },
  },
  nameOrder: {
    label: 'ترتيب الأسماء الكاملة',
    options: {
      auto: 'كما في اسم العمود',
      given: 'الاسم الأول أولًا',
      family: 'اسم العائلة أولًا',
    },
    hint: 'تعني الفاصلة دائمًا أن اسم العائلة يأتي أولًا.',
  },
  progress: {
    checking: () => 'جارٍ فحص الصفوف',
    running: (kind) => `جارٍ إنشاء ${PLURALS[kind]}`,
    undoing: (kind) => `جارٍ إزالة ${PLURALS[kind]}`,
    inviting: () => 'جارٍ إرسال الدعوات، 100 في الدقيقة',
    leave: 'يمكنك مغادرة هذه الصفحة. يستمر الاستيراد في الخلفية.',
  },
  results: {
    title: 'فحص الصفوف قبل الاستيراد',
    done: 'ما حدث لكل صف',
    filter: 'عرض الصفوف',
    all: 'جميع الصفوف',
    line: 'الصف',
    doubtful: 'يُرجى مراجعتها',
    noun: 'الصفوف',
    outcomes: {
      new: 'جديد',
      change: 'سيتغير',
      unchanged: 'دون تغيير',
      duplicate: 'مكرر',
      faulty: 'به أخطاء',
      created: 'أُنشئ',
      changed: 'تغيّر',
      removed: 'أُزيل',
      restored: 'استُعيد',
      kept: 'أُبقي عليه',
    },
    pending: 'قيد الانتظار',
    edit: 'تعديل الصف',
    editLabel: (line) => `تعديل الصف ${line}`,
    save: 'حفظ',
    cancel: 'إلغاء',
    decide: (line) => `ما يُفعل بالصف ${line}`,
    decisions: {
      usual: (decision) => `كما اختير: ${decision}`,
      skip: 'تخطٍّ',
      update: 'تحديث',
      import: 'استيراد على أي حال',
    },
    blank: 'فارغ',
    changed: (field, before, after) => `${field}: من «${before}» إلى «${after}»`,
    stays: {
      members: {
        own: (field, before, after) =>
          `${field}: تبقى القيمة التي كتبها العضو (${before}). في القائمة: ${after}`,
        unknown: (field, before, after) =>
          `${field}: تبقى القيمة التي قد يكون العضو كتبها (${before}). في القائمة: ${after}`,
      },
      businesses: {
        own: (field, before, after) =>
          `${field}: تبقى القيمة التي كتبها المالك (${before}). في القائمة: ${after}`,
        unknown: (field, before, after) =>
          `${field}: تبقى القيمة التي قد يكون المالك كتبها (${before}). في القائمة: ${after}`,
      },
    },
    count: (outcome, count) => `${outcome} (${number(count)})`,
    download: 'تنزيل الصفوف التي بها أخطاء',
    downloadHint: 'صحّحها في جدول البيانات ثم استورد ذلك الملف. يمكنك استيراد الصفوف الأخرى الآن.',
  },
  run: (kind, created, changed) => {
    if (changed === 0) return `استيراد ${countOf(kind, created)}`;
    if (created === 0) return `تحديث ${countOf(kind, changed)}`;
    return `استيراد ${countOf(kind, created)} وتحديث ${countOf(kind, changed)}`;
  },
  newIndustries: (names) =>
    `إضافة ${counted(names.length, INDUSTRIES)} إلى قائمة القطاعات: ${names.slice(0, 12).join('، ')}${names.length > 12 ? '، ...' : ''}`,
  endingDialog: {
    title: (count) => `هل تريد إنهاء ${counted(count, MEMBERSHIPS)}؟`,
    text: (count) =>
      `يضم هذا الملف ${plural(count, {
        one: 'عضوية واحدة انقضى يومها الأخير، فتنتهي فورًا: يمكن لصاحبها',
        two: 'عضويتين انقضى يومهما الأخير، فتنتهيان فورًا: يمكن لصاحبيهما',
        few: `${number(count)} عضويات انقضى يومها الأخير، فتنتهي فورًا: يمكن لأصحابها`,
        many: `${number(count)} عضوية انقضى يومها الأخير، فتنتهي فورًا: يمكن لأصحابها`,
        other: `${number(count)} عضوية انقضى يومها الأخير، فتنتهي فورًا: يمكن لأصحابها`,
      })} القراءة دون الكتابة. راجع عمود تواريخ الانتهاء إذا فاجأك ذلك.`,
    action: 'الاستيراد وإنهاؤها',
  },
  existing: {
    options: { skip: 'تركها كما هي', update: 'تحديثها' },
    clearsBlank: 'وإفراغ ما هو فارغ في الملف أيضًا',
    of: {
      members: {
        label: 'الأعضاء الموجودون لديك',
        hint: 'يُعثر عليهم برقم العضوية، ثم بالبريد الإلكتروني، ثم بالاسم مع الشركة.',
        replacesOwn: 'واستبدال ما كتبه الأعضاء بأنفسهم أيضًا',
      },
      businesses: {
        label: 'الأنشطة التجارية الموجودة لديك',
        hint: 'يُعثر عليها بالاسم والمدينة. ويبقى المالك الحالي مالكًا لها.',
        replacesOwn: 'واستبدال ما كتبه المالكون بأنفسهم أيضًا',
      },
    },
  },
  nothing: {
    members: 'لا شيء للاستيراد: لا أعضاء جدد ولا شيء للتحديث.',
    businesses: 'لا شيء للاستيراد: لا أنشطة تجارية جديدة ولا شيء للتحديث.',
  },
};
