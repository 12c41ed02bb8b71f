/** The table of an owner in Arabic, with a single place: see prove.sh. */
import type { Mood } from '../../../src/table/palette.ts'
import type { Owner, Page, Region } from '../../../src/table/table.ts'
import type { Language } from '../../../src/words/lists.ts'

export const siteName = 'أطلس الحروف'
export const siteDescription = 'خطوط عربية، وكيف رُسمت.'
export const language: Language = 'ar'
export const mood: Mood = 'parchment'
export const owner: Owner = {
  name: 'ليلى الورّاق',
  line: 'في الخط والورق والحبر',
  email: 'layla@example.org',
  profiles: [{ label: 'Code', link: 'https://code.example/layla' }],
}
export const map = { width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 } as const
export const copyrightYear = 2031
export const pages: readonly Page[] = []

export const regions: readonly Region[] = [
  {
    name: 'الورشة',
    epithet: 'دار الحبر',
    landmark: 'harbour',
    corners: [
      [763, 1115],
      [763, 1310],
      [967, 1310],
      [967, 1115],
    ],
    heading: 'أعمال مختارة من الورشة',
    text: 'حروف رُسمت باليد، ثم صارت خطوطًا على الشاشة.',
    posts: true,
    cards: [
      {
        title: 'خط المرفأ',
        description: 'خط نسخ للعناوين الطويلة، بثلاثة أوزان.',
        link: 'https://example.org/harbour',
        date: 'من الربيع إلى الخريف',
        tags: ['نسخ', 'عناوين'],
        level: { value: 4, says: 'عشر سنوات، في معظم الأيام' },
        points: ['أكثر من 600 حرف.', 'بلا حواف زائدة.'],
      },
      { title: 'خط الطريق', description: 'للوحات التي تُقرأ من بعيد.' },
    ],
  },
]
