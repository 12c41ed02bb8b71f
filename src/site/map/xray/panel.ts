/** X-ray's panel: buttons that play gestures, the engine's state and numbers, and a chart of the map. */
import * as words from 'virtual:words?xray'
import { setText } from '../../parts/setText'
import { FIGURES, type Snapshot, STATES } from './inspector'
import { FRAME_MS, GESTURES, type Gesture, type Player } from './player'

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
      ${GESTURES.map(({ name }) => `<button type="button" aria-pressed="false">${texts.gestures[name]}</button>`).join('')}
    </div>
    <p class="xray-caption" role="status">${IDLE}</p>
    <fieldset class="xray-playback" disabled>
      <button type="button" aria-pressed="false">${texts.pause}</button>
      <button type="button">${texts.step(FRAME_MS)}</button>
      <input type="range" min="0" aria-label="${texts.moment}">
    </fieldset>
    <div class="xray-glance">
      <ol class="xray-states" aria-label="${texts.state}">${STATES.map((state) => `<li>${texts.states[state]}</li>`).join('')}</ol>
    </div>
    <dl class="xray-figures">
      ${FIGURES.map(([, article]) => `<div><dt></dt><dd><span dir="auto"></span><a dir="ltr" translate="no" href="${import.meta.env.BASE_URL}how#${article}"></a></dd></div>`).join('')}
    </dl>
  </div>`

/** What its buttons and its slider do. */
interface PanelActions {
  play(gesture: Gesture): void
  pause(): void
  step(): void
  scrub(ms: number): void
  close(): void
}

/** Creates the panel, without React, as it may change in every frame. */
export function createPanel(chart: HTMLElement, act: PanelActions) {
  const element = Object.assign(document.createElement('section'), {
    className: 'xray-panel',
    innerHTML: MARKUP,
  })
  element.setAttribute('aria-labelledby', 'xray-title')
  element.dataset.avoided = ''
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)]
  const one = <T extends HTMLElement>(selector: string) => element.querySelector(selector) as T
  const [buttons, states] = [all('.xray-gestures button'), all('.xray-states li')]
  const [names, rows] = [all('.xray-figures dt'), all('.xray-figures dd')]
  const playback = one<HTMLFieldSetElement>('.xray-playback')
  const [pause, step, moment] = [...playback.children] as [HTMLElement, HTMLElement, HTMLInputElement]
  pause.addEventListener('click', act.pause)
  step.addEventListener('click', act.step)
  moment.addEventListener('input', () => act.scrub(moment.valueAsNumber))
  for (const [index, gesture] of GESTURES.entries())
    buttons[index]?.addEventListener('click', () => act.play(gesture))
  one('.xray-close').addEventListener('click', act.close)
  chart.setAttribute('role', 'img')
  chart.setAttribute('aria-label', texts.visiblePart)
  one('.xray-glance').append(chart)

  return {
    element,
    heading: one('h2'),
    showPlayed(player: Player | null) {
      const played = player?.gesture
      // The focus would be lost with the controls of a gesture that has ended.
      if (!player && playback.contains(document.activeElement)) one('[aria-pressed=true]').focus()
      playback.disabled = !player
      moment.max = `${player?.lengthMs() ?? 0}`
      one('.xray-caption').textContent = played ? texts.captions[played.name] : IDLE
      GESTURES.forEach((gesture, index) => {
        buttons[index]?.setAttribute('aria-pressed', `${gesture === played}`)
      })
    },
    showMoment(ms: number, isPaused: boolean) {
      moment.value = `${ms}`
      pause.setAttribute('aria-pressed', `${isPaused}`)
    },
    showFigures(snapshot: Snapshot) {
      STATES.forEach((name, index) => {
        if (name === snapshot.state) states[index]?.setAttribute('aria-current', 'true')
        else states[index]?.removeAttribute('aria-current')
      })
      FIGURES.forEach(([nameOf, , sources, textOf], index) => {
        setText(names[index], nameOf(snapshot))
        setText(rows[index]?.firstChild, textOf(snapshot))
        setText(rows[index]?.lastChild, sources[snapshot.pointers.length > 0 ? 0 : 1])
      })
    },
  }
}
