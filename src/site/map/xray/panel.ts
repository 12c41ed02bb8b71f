/** X-ray's panel: buttons that play gestures, the engine's state and numbers, and a chart of the map. */
import * as words from 'virtual:words?xray'
import { FIGURES, type Snapshot, STATES } from './inspector'
import { GESTURES, type Gesture } from './player'

const { caption: IDLE, ...texts } = words.xray

const MARKUP = `
  <header>
    <h2 id="xray-title" tabindex="-1">${texts.title}</h2>
    <button type="button" class="xray-close" aria-label="${words.close}">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6.5q6 5.5 12 11.5M18 6q-6 6-12 12" /></svg>
    </button>
  </header>
  <div class="xray-body">
    <div class="xray-gestures" role="group" aria-label="${texts.playAGesture}">
      ${GESTURES.map(({ name }) => `<button type="button" aria-pressed="false">${texts.gestures[name].name}</button>`).join('')}
    </div>
    <p class="xray-caption" role="status">${IDLE}</p>
    <div class="xray-glance">
      <ol class="xray-states" aria-label="${texts.state}">${STATES.map((state) => `<li>${texts.states[state]}</li>`).join('')}</ol>
    </div>
    <dl class="xray-figures">
      ${FIGURES.map(([name]) => `<div><dt>${texts.figures[name]}</dt><dd><span dir="auto"></span><code dir="ltr"></code></dd></div>`).join('')}
    </dl>
  </div>`

/** Creates the panel, without React, as it may change in every frame. */
export function createPanel(chart: HTMLElement, onPress: (gesture: Gesture) => void, onClose: () => void) {
  const element = Object.assign(document.createElement('section'), {
    className: 'xray-panel',
    innerHTML: MARKUP,
  })
  element.setAttribute('aria-labelledby', 'xray-title')
  element.dataset.avoided = ''
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)]
  const one = <T extends HTMLElement>(selector: string) => element.querySelector(selector) as T
  const [buttons, states, rows] = [
    all('.xray-gestures button'),
    all('.xray-states li'),
    all('.xray-figures dd'),
  ]
  for (const [index, gesture] of GESTURES.entries())
    buttons[index]?.addEventListener('click', () => onPress(gesture))
  one('.xray-close').addEventListener('click', onClose)
  chart.setAttribute('role', 'img')
  chart.setAttribute('aria-label', texts.visiblePart)
  one('.xray-glance').append(chart)

  return {
    element,
    heading: one('h2'),
    showPlayed(played: Gesture | null) {
      one('.xray-caption').textContent = played ? texts.gestures[played.name].caption : IDLE
      GESTURES.forEach((gesture, index) => {
        buttons[index]?.setAttribute('aria-pressed', `${gesture === played}`)
      })
    },
    showFigures(snapshot: Snapshot) {
      STATES.forEach((name, index) => {
        if (name === snapshot.state) states[index]?.setAttribute('aria-current', 'true')
        else states[index]?.removeAttribute('aria-current')
      })
      FIGURES.forEach(([, sources, textOf], index) => {
        setText(rows[index]?.firstChild, textOf(snapshot))
        setText(rows[index]?.lastChild, sources[snapshot.pointers.length > 0 ? 0 : 1])
      })
    },
  }
}

/** In most frames the text is the same: then nothing is laid out. */
function setText(node: Node | null | undefined, text: string): void {
  if (node && node.textContent !== text) node.textContent = text
}
