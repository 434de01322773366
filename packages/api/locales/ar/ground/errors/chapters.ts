import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const chapters: Sentences = {
  'This chapter does not exist': 'هذا الفرع غير موجود',
  'Only the leaders of this chapter can do this': 'لا يمكن لغير مسؤولي هذا الفرع فعل ذلك',
  'Only administrators can create chapters': 'لا يمكن لغير المسؤولين إنشاء فروع',
  'Choose someone else': 'اختر شخصًا آخر',
  'This member does not belong to the chapter': 'هذا العضو لا ينتمي إلى الفرع',
  'Only the leaders of this chapter see who asks to join': 'لا يرى طلبات الانضمام سوى مسؤولي هذا الفرع',
  'This chapter is closed': 'هذا الفرع مغلق',
  'You can join this chapter when one of its leaders invites you':
    'يمكنك الانضمام إلى هذا الفرع عندما يدعوك أحد مسؤوليه',
  'Your request was declined. A leader of the chapter can still invite you.':
    'رُفض طلبك. لا يزال بإمكان أحد مسؤولي الفرع دعوتك.',
  'This member has not asked to join': 'لم يطلب هذا العضو الانضمام',
  'This request has been decided or withdrawn': 'اتُّخذ قرار بشأن هذا الطلب أو سُحب',
  'There is no member with this username': 'لا يوجد عضو باسم المستخدم هذا',
  'This member wants no more invitations to this chapter': 'لا يرغب هذا العضو في دعوات أخرى إلى هذا الفرع',
  'A chapter can have at most {0} members': 'الحد الأقصى لعدد أعضاء الفرع: {0}',
  '{0} has one seat per trade, and that of “{1}” is taken': 'في {0} مقعد واحد لكل مهنة، ومقعد «{1}» مشغول',
  'A chapter needs a leader. Make someone else a leader first.':
    'يحتاج الفرع إلى مسؤول. عيّن أولًا شخصًا آخر مسؤولًا للفرع.',
  'Only members of this chapter can post in it': 'لا يمكن لغير أعضاء هذا الفرع النشر فيه',
  'This event takes place once. Sign up for its date.': 'تُقام هذه الفعالية مرة واحدة. سجّل في موعدها.',
  'This event has been canceled': 'أُلغيت هذه الفعالية',
  'This date has been canceled': 'أُلغي هذا الموعد',
  'This date is over': 'انتهى هذا الموعد',
  'Only organizers see who is waiting': 'لا يرى قائمة المنتظرين سوى المنظّمين',
  'This code is not one of ours.': 'هذا الرمز ليس من رموزنا.',
  'This code is for another event.': 'هذا الرمز لفعالية أخرى.',
  'This code has expired: its event is over.': 'انتهت صلاحية هذا الرمز: انتهت فعاليته.',
  'This person is not on the list, or gave the seat up.': 'هذا الشخص ليس في القائمة، أو تخلّى عن مقعده.',
  'This check-in was undone since.': 'تم التراجع عن تسجيل الحضور هذا منذ ذلك الحين.',
  'Enter who came instead.': 'أدخل اسم من حضر بدلًا من ذلك.',
  '{0} is not on the list of date {1}': 'لم يُعثر على اسم {0} في قائمة الموعد {1}',
  'There is nothing to undo': 'لا يوجد ما يمكن التراجع عنه',
  'Only organizers and hosts open the door of an event':
    'لا يمكن لغير المنظّمين والمضيفين فتح الاستقبال لفعالية',
  'This link is for another date, or its day is over. Ask an organizer for a new one.':
    'هذا الرابط لموعد آخر، أو انقضى يومه. اطلب رابطًا جديدًا من أحد المنظّمين.',
  'You have no seat on this date': 'ليس لديك مقعد في هذا الموعد',
  'This event belongs to no chapter. Choose who else can see it.':
    'لا تتبع هذه الفعالية أي فرع. اختر من يمكنه رؤيتها أيضًا.',
  'Events of a hidden chapter are for its members only': 'فعاليات الفرع المخفي لأعضائه فقط',
  'There would be no second date. Choose a later last day.': 'لن يكون هناك موعد ثانٍ. اختر يومًا أخيرًا لاحقًا.',
  'To end it earlier, cancel the dates that do not take place.':
    'لإنهائها قبل ذلك، ألغِ المواعيد التي لن تُقام.',
  'This event has no such date': 'لا يوجد موعد كهذا لهذه الفعالية',
  'Choose a time that is still to come': 'اختر وقتًا لم يحن بعد',
  'Choose a last day within the next {0} months. You can add dates later.':
    'اختر يومًا أخيرًا ضمن عدد الأشهر المقبلة المسموح به ({0}). يمكنك إضافة مواعيد لاحقًا.',
  'An event can have at most {0} dates. Choose an earlier last day.':
    'الحد الأقصى لعدد مواعيد الفعالية: {0}. اختر يومًا أخيرًا أقرب.',
  'This event does not exist': 'هذه الفعالية غير موجودة',
  'Only the leaders and organizers of this chapter can hold its events':
    'لا يمكن لغير مسؤولي هذا الفرع ومنظّميه إقامة فعالياته',
  'Only administrators can create events': 'لا يمكن لغير المسؤولين إنشاء فعاليات',
  'Only administrators can change this event': 'لا يمكن لغير المسؤولين تعديل هذه الفعالية',
  'Only organizers and hosts see who came to an event': 'لا يرى من حضر الفعالية سوى المنظّمين والمضيفين',
  'This link is not valid, or what it was for has been erased. Ask for a seat again on the event’s page.':
    'هذا الرابط غير صالح، أو مُحي ما كان يخصّه. اطلب مقعدًا من جديد في صفحة الفعالية.',
  'This date is over or has been canceled': 'انتهى هذا الموعد أو أُلغي',
  'This event is for members now': 'أصبحت هذه الفعالية للأعضاء فقط',
  'There is no such guest any more': 'لم يعد هذا الضيف موجودًا',
  '{0} has not come yet': 'لم يُسجَّل حضور {0} بعد',
};
