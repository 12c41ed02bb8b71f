/** The words of the interface in Arabic. */

/**
 * The Emirates' dates have the digits of the other numbers on a page, and the names of months that most
 * countries use.
 */
export const locale = 'ar-AE'
export const direction = 'rtl'

export const menu = 'القائمة'
export const navigation = 'دروب المملكة'
export const close = 'إغلاق'
export const map = 'الخريطة'
export const youAreHere = 'أنت هنا'
export const allPages = 'كل الصفحات'
export const allRightsReserved = 'جميع الحقوق محفوظة.'

export const unexpectedError = 'حدث خطأ غير متوقع!'
export const notFound = '404 – الصفحة غير موجودة'
export const pageNotLoaded = 'تعذّر تحميل هذه الصفحة.'
export const hereBeDragons = 'هنا تسكن التنانين'

export const road = 'الطريق من هنا'
export const backToTheMap = 'العودة إلى الخريطة'
export const backTo = (page: string) => `العودة إلى: ${page}`
export const previousPlace = 'المكان السابق'
export const nextPlace = 'المكان التالي'
export const email = 'البريد الإلكتروني'

export const levelOfFive = (level: number) => `${level} من 5:`
export const olderPost = 'المقال الأقدم'
export const newerPost = 'المقال الأحدث'
export const feed = 'خلاصة RSS'
export const previousPicture = 'الصورة السابقة'
export const nextPicture = 'الصورة التالية'
export const unpublished = (title: string) => `غير منشور: ${title}`

export const scenes = {
  forge: 'برج آليّ ذو تروس بجوار دكان حدادة تتصاعد الأدخنة من مداخنه',
  runes: 'حلقة من الأحجار القائمة حول بلورة',
  keep: 'قلعة على قمة جرف صخري',
  athenaeum: 'مكتبة ذات أبراج مدببة ومقراب',
  harbour: 'برج تحوم حوله الغربان ويطل على مرفأ',
  hall: 'دار كبيرة بسقف أحمر بين برجين',
  village: 'قرية',
  mill: 'طاحونة هواء بجانب ناعورة',
  watchtower: 'برج مراقبة تعلوه نار',
}

export const quotes = ['«', '»', '“', '”']
export const notes = 'الحواشي'
export const table = 'جدول'
export const backToTheText = 'العودة إلى النص'

export const mapOf = (site: string) => `خريطة ${site}`
export const places = 'الأماكن'
export const zoomIn = 'تكبير'
export const zoomOut = 'تصغير'
export const showTheWholeMap = 'إظهار الخريطة كاملة'
export const chart = 'مخطط الخريطة كاملة'
export const pictureMissing = 'صورة الخريطة غير متوفرة.'
export const tryAgain = 'إعادة المحاولة'

export const curiositiesFound = (found: number, all: number) => `وُجد ${found} من ${all} من الطرائف`
export const share = 'مشاركة'
export const shareFinds = (found: number, all: number, site: string) =>
  `وجدتُ ${found} من ${all} من الطرائف على خريطة ${site}. كم تجد أنت؟`
export const copied = 'نُسخ'
export const explored = 'استكشفتها عين يقظة'
export const notFoundYet = 'لم يوجد بعد'
export const placesVisited = (visited: number, all: number) => `الأماكن المزورة: ${visited} من ${all}`
export const forgetFinds = 'نسيان ما وجدته وزرته'

export const curiosities = {
  serpent: ['ثعبان الإرث', 'لا أحد يجرؤ على لمسه'],
  kraken: ['الكراكن', 'يحتجز تلك السفينة منذ الجمعة'],
  ship: ['سفينة الخطة', 'على بُعد أسبوعين من الميناء منذ سنتين'],
  whale: ['حوت الشحن', 'يحمل ميناءً كاملًا ليوصل رسالة'],
  longship: ['سفينة طويلة', 'قيل لهم إن الرحلة قصيرة'],
  caravel: ['النسخة التجريبية', 'تُبحر في أي يوم الآن'],
  narwhal: ['كركدن البحر', 'هو أيضًا لا يصدّق الخرافات'],
  school: ['سرب أسماك', 'كلها تتبع أحدًا لا تعرفه'],
  mermaid: ['حورية بحر', 'سمعت عروضًا أفضل'],
  fisher: ['صياد', 'السمكة الكبيرة في الإصدار القادم'],
  lighthouse: ['منارة', 'بلا إجازة منذ أن أُضيئت'],
  ruin: ['أطلال', 'كان كل شيء يعمل حين غادروا'],
  'ring of stones': ['حلقة حجارة', 'اجتماع لم ينتهِ قط'],
  hermit: ['ناسك', 'يعمل عن بُعد منذ البداية'],
  wreck: ['حطام سفينة', 'سُلّمت يوم الخميس مساءً'],
  treasure: ['كنز', 'موثّق جيدًا، فلم يبحث عنه أحد'],
  'sword in the stone': ['سيف في الحجر', 'تنقصك الصلاحيات'],
  bones: ['عظام قديمة', 'هنا أُوقف دعم شيء ضخم'],
  camp: ['مخيّم', 'يترك ضوءًا لمن يتأخر'],
  duck: ['بطة مطاطية', 'سمعت كل شيء'],
  stag: ['أيل', 'رآك أولًا'],
  sheep: ['أغنام', 'لا تعدّها أثناء العمل'],
  signpost: ['لافتة طريق', 'تصيب نصف المرات'],
  watchtower: ['برج مراقبة', 'لا جديد، كل ساعة'],
  cave: ['كهف', 'الوضع الداكن منذ البدء'],
  'hollow oak': ['بلوطة جوفاء', 'مليئة بالنسخ الاحتياطية، معظمها بلوط'],
  village: ['قرية', 'عدد السكان: بالتقريب'],
  compass: ['وردة الرياح', 'لها رأي ولا تغيّره'],
  scale: ['مقياس الرسم', 'لا يقيس إلا العمل الصادق'],
}

const LINKS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  zero: 'خريطة بلا روابط إلى أماكن.',
  one: 'خريطة بها رابط إلى مكان واحد.',
  two: 'خريطة بها رابطان إلى مكانين.',
  few: 'خريطة بها روابط إلى # أماكن.',
  many: 'خريطة بها روابط إلى # مكانًا.',
  other: 'خريطة بها روابط إلى # مكان.',
}
export const mapWithLinks = (places: number) =>
  (LINKS[new Intl.PluralRules(locale).select(places)] ?? '').replace('#', `${places}`)
export const keys =
  'مفاتيح الأسهم تحرّك الخريطة، ومع Shift تحرّكها مسافة أبعد، أو تنتقل من مكان إلى مكان؛ وعلامتا الزائد والناقص للتكبير والتصغير؛ وF لإظهار الخريطة كاملة؛ و0 أو Home للعودة إلى العرض الأول.'
export const zoomAt = (percent: number) => `التكبير ${percent}٪.`
export const inView = (places: string) => `في مجال الرؤية: ${places.split(', ').join('، ')}.`
export const noPlaceInView = 'لا مكان في مجال الرؤية.'

export const howItWorks = 'طريقة الاستخدام'
export const inputs = {
  fingers: {
    title: 'باللمس',
    effects: {
      drag: ['السحب', 'يحرّك الخريطة'],
      pinch: ['ضمّ الإصبعين', 'يكبّر ويصغّر'],
      tap: ['لمس مكان', 'يفتح صفحته'],
      tapCreature: ['لمس مخلوق', 'يكشف طُرفة'],
    },
  },
  mouseAndKeys: {
    title: 'بالفأرة ولوحة المفاتيح',
    effects: {
      drag: ['السحب', 'يحرّك الخريطة'],
      wheel: ['العجلة', 'تكبّر وتصغّر'],
      click: ['النقر على مكان', 'يفتح صفحته'],
      clickCreature: ['النقر على مخلوق', 'يكشف طُرفة'],
      arrows: ['الأسهم', 'تحرّك الخريطة'],
      shift: ['Shift مع الأسهم', 'تحرّكها مسافة أبعد'],
      tab: ['Tab أو الأسهم', 'تنتقل من مكان إلى مكان'],
      plus: ['+ أو −', 'للتكبير والتصغير'],
      all: ['F', 'لإظهار الخريطة كاملة'],
      home: ['0 أو Home', 'للعودة إلى العرض الأول'],
      escape: ['Esc', 'لإغلاق ما هو مفتوح'],
    },
  },
}
export const seeTheEngine = 'شاهد المحرّك أثناء عمله'
export const readHow = 'اقرأ كيف تتحرّك (بالإنجليزية)'

export const xray = {
  title: 'المحرّك أثناء عمله',
  playAGesture: 'تشغيل إيماءة',
  caption: 'تُعرض الإيماءات بربع سرعتها. أي إدخال على الخريطة يوقفها.',
  state: 'حالة المحرّك',
  states: {
    still: 'ساكن',
    pressed: 'مضغوط',
    dragging: 'سحب',
    pinching: 'ضمّ وفرد',
    gliding: 'انزلاق',
    animating: 'حركة انتقالية',
  },
  gestures: {
    pinch: 'ضمّ',
    flick: 'نقف',
    edge: 'حافة',
    press: 'نقر أم سحب',
    wheel: 'العجلة',
  },
  captions: {
    pinch: 'إصبعان يحفظان بينهما نقطة الخريطة نفسها، ويتبع المقياس المسافة بينهما.',
    flick: 'إذا رُفع الإصبع وهو يتحرك، ترك سرعته للخريطة فتواصل انزلاقها.',
    edge: 'كلما سُحبت الخريطة أبعد من حافتها زادت مقاومتها. وإذا تُركت عادت.',
    press: 'حتى 10 بكسل قد تكون نقرة. بعدها تتحرك الخريطة دون قفزة وتلحق بالإصبع.',
    wheel: 'تبقى نقطة الخريطة تحت المؤشر. وكل درجة تأتي أثناء ذلك تُحسب من الهدف.',
  },
  pause: 'إيقاف مؤقت',
  step: (ms: number) => `إطار واحد، ${ms} مللي ثانية`,
  moment: 'لحظة الإيماءة',
  formula: 'الإزاحة = الشاشة − الخريطة × المقياس',
  pinned: {
    held: 'نقطة الخريطة الممسوكة',
    stays: 'نقطة الخريطة الثابتة',
    middle: 'نقطة الخريطة في الوسط',
  },
  edge: 'مسافة تضيفها الحافة',
  velocity: 'السرعة، px/ms',
  samples: 'عيّناتها',
  samplesIn: (samples: number, ms: string) => `${samples} خلال ${ms} مللي ثانية`,
  noPointer: 'لا مؤشر مضغوط',
  pointerRests: 'المؤشر ساكن',
  visiblePart: 'الخريطة كاملة، والجزء الظاهر منها',
  pointer: 'المؤشر',
  map: 'الخريطة',
}

export const drawn = {
  promise: 'خريطة صادقة أمينة',
  subject: 'لحِرَفها وأبراجها وأسفارها',
  leagues: 'فراسخ من العمل الأمين',
  winds: { east: 'ش', south: 'ج', west: 'غ' },
  names: {
    ocean:
      'المحيط الذي لا يُحدّ, المحيط البطيء, اللجّة البعيدة, الأزرق الصبور, الغور المجهول, الموج الطويل, المدى الرمادي, الأفق الأخير',
    sea: 'بحر المسوّدات, بحر الدمج, بحر الهوامش, بحر الحواشي, الماء الهادئ, دفتر الملح, بحر الأطراف السائبة, صفحة المدّ',
    bay: 'خليج الأصداء, خليج الأقلام, خليج المحاولة الثانية, خليج الرقع, خليج القهوة, خليج الصفحات, خليج حسن الرجاء, خليج الحصى',
    isle: 'جزيرة العدم, جزيرة التنين, جزيرة المحبرة, جزيرة العطلة, جزيرة النورس, جزيرة البلشون, جزيرة ربّما, جزيرة النقطة',
    isles:
      'جزر الذاكرة, صخور الفانوس, جزر الفواصل, جزر الفتات, جزر الإخوة, صخور الكشتبان, الأوراق المتناثرة, جزر علامات الحذف',
    cape: 'رأس التأخّر, رأس الصبر, رأس الريشة, رأس الفلس, رأس المرصد, رأس الموعد, رأس الرياح, رأس العودة',
    wood: 'الغابة المتفرّعة, الغابة الهامسة, غابة البوم, الأيكة الملتفّة, غابة أقلام الرصاص, الأرشيف الأخضر, غابة الطحلب, الظلّ العميق',
    range:
      'عمود الحديد, الصخور المنفردة, الجبال المؤجّلة, الأسنان الرمادية, السلّم الطويل, جبال السنادين, المنحدرات, الرفّ العالي',
    mount: 'جبل الجذر, جبل المطلّ, جبل التاج, جبل الموقد, جبل الخلاصة, جبل الحارس, جبل الشمعة, جبل الرعد',
    downs:
      'تلال العنبر, تلال العسل, تلال الراعي, تلال الركام, التلال الناعمة, تلال القبّرة, الطيّات الخضراء, تلال البرسيم',
    fens: 'مستنقعات الإرث, مستنقعات البلشون, أرض الوحل, هور الواق, الأهوار الغائرة, هور السراب, هور الزقزاق, هور القصب',
    lake: 'بحيرة المرآة, بحيرة الذكرى, البحيرة الفضّية, بحيرة البطّ, بحيرة التوقّف, البحيرة الساكنة, بحيرة اللازمة, بحيرة الزجاج',
  },
}
