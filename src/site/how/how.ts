/** The script of the article: makes each figure answer when it comes into view. */
import './how.css'
import { play } from './figure'
import { FIGURES } from './figures'

/** As in start/boot.ts: older browsers keep the text and the drawings. */
const isCapable = 'inert' in document.body && CSS.supports('overflow', 'clip')

const elementOf = (name: string) => document.querySelector<HTMLElement>(`[data-figure="${name}"]`)
/** The figures that answer, by their names: functions that set their states. */
const played = new Map<string, (state: unknown) => void>()

function begin(name: string): (state: unknown) => void {
  const [figure, element] = [FIGURES[name], elementOf(name)]
  if (!figure || !element) return () => {}
  const set = played.get(name) ?? play(figure, element, (state) => figure.leads && begin(figure.leads)(state))
  played.set(name, set)
  return set
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) begin((target as HTMLElement).dataset.figure ?? '')
    }
  },
  { rootMargin: '200px' },
)
for (const element of isCapable ? document.querySelectorAll('[data-figure]') : []) observer.observe(element)
