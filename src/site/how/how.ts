/** The script of the article: makes each figure answer when it comes into view. */
import './how.css'
import { play } from './figure'
import { FIGURES } from './figures'

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const figure = FIGURES[(target as HTMLElement).dataset.figure ?? '']
      if (!isIntersecting || !figure) continue
      observer.unobserve(target)
      play(figure, target as HTMLElement)
    }
  },
  { rootMargin: '200px' },
)
for (const element of document.querySelectorAll('[data-figure]')) observer.observe(element)
