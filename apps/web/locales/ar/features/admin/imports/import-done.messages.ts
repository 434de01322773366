import type { importDoneMessages as english } from '#src/features/admin/imports/import-done.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';
import { countOf } from './imports.messages.ts';

export const importDoneMessages: Translation<typeof english> = {
  title: (kind, created, changed) => {
    if (changed === 0) return `تم استيراد ${countOf(kind, created)}`;
    if (created === 0) return `تم تحديث ${countOf(kind, changed)}`;
    return `تم استيراد ${countOf(kind, created)} وتحديث ${countOf(kind, changed)}`;
  },
  rest: ({ unchanged, duplicate: skipped, faulty }) =>
    [
      unchanged > 0 ? `دون تغيير: ${number(unchanged)}` : '',
      skipped > 0 ? `تم تخطّيها: ${number(skipped)}` : '',
      faulty > 0 ? `بها أخطاء: ${number(faulty)}` : '',
    ]
      .filter(Boolean)
      .join('، '),
  undoUntil: (date) => `يمكنك التراجع عن هذا الاستيراد حتى ${date}.`,
  text: {
    members: 'لا يمكن للأعضاء الجدد تسجيل الدخول ولا يظهرون في القوائم قبل قبول الدعوة.',
    businesses: 'أصبحت الآن في الدليل.',
  },
  state: ({ invited, joined, planned }) =>
    `المدعوون: ${number(invited)}، المنضمّون: ${number(joined)}${
      planned > 0 ? `، دعوات مقررة لوقت لاحق: ${number(planned)}` : ''
    }`,
  invite: 'إرسال الدعوات الآن',
  remind: 'تذكير من لم ينضموا',
  remindLater: 'يمكنك تذكير من لم ينضموا بعد يوم واحد من آخر دعوة أُرسلت إليهم.',
  undo: 'التراجع عن الاستيراد',
  undone: {
    members: 'تم التراجع عن هذا الاستيراد. أُبقي على الأعضاء الذين انضموا أو عُدّلت بياناتهم منذ ذلك الحين.',
    businesses:
      'تم التراجع عن هذا الاستيراد. أُبقي على الأنشطة التجارية التي عُدّلت أو قُيّمت أو جرى التواصل معها منذ ذلك الحين.',
  },
  again: 'الاستيراد من جديد',
  againHint: 'لا تزال الصفوف هنا مع تصحيحاتك. وتُفحص أولًا من جديد.',
  inviteDialog: {
    title: 'هل تريد إرسال الدعوات؟',
    text: (count) =>
      `تُرسل إلى ${countOf('members', count)} رسالة بريد إلكتروني فيها رابط لاختيار كلمة مرور. نرسل 100 رسالة في الدقيقة.`,
    left: (invited, planned) =>
      [
        invited > 0
          ? plural(invited, {
              one: 'عضو واحد سبقت دعوته',
              two: 'عضوان سبقت دعوتهما',
              few: `${number(invited)} أعضاء سبقت دعوتهم`,
              many: `${number(invited)} عضوًا سبقت دعوتهم`,
              other: `${number(invited)} عضو سبقت دعوتهم`,
            })
          : '',
        planned > 0
          ? plural(planned, {
              one: 'عضو واحد دعوته مقررة ليوم لاحق',
              two: 'عضوان دعوتاهما مقررتان ليوم لاحق',
              few: `${number(planned)} أعضاء دعواتهم مقررة ليوم لاحق`,
              many: `${number(planned)} عضوًا دعواتهم مقررة ليوم لاحق`,
              other: `${number(planned)} عضو دعواتهم مقررة ليوم لاحق`,
            })
          : '',
      ]
        .filter(Boolean)
        .join('، و'),
    leftOut: (members) => `لا يشمل ذلك: ${members}.`,
    action: 'إرسال',
  },
  undoDialog: {
    title: 'هل تريد التراجع عن هذا الاستيراد؟',
    text: {
      members:
        'يُزال الأعضاء الجدد الذين لم ينضموا بعد، وتتوقف الروابط في دعواتهم عن العمل. وتعود إلى الأعضاء الذين حُدّثت بياناتهم قيمها السابقة. أما من انضموا أو عُدّلت بياناتهم منذ ذلك الحين فيبقون كما هم.',
      businesses:
        'تُزال الأنشطة التجارية الجديدة من الدليل، وتعود إلى الأنشطة المحدَّثة قيمها السابقة. أما ما عُدّل منها أو قُيّم أو جرى التواصل معه منذ ذلك الحين فيبقى.',
    },
    action: 'التراجع عن الاستيراد',
  },
};
