/** The card of all gestures and keys, with a button to X-ray. */
import * as words from 'virtual:words?inputs'
import { HOW } from '../../../table/paths'
import { addressOf } from '../../address'
import { addStyles } from '../../styles/addStyles'
import styles from './inputs.css?inline'

const MARKUP = `
  <div class="inputs-card">
    <div class="inputs-head">
      <h2 id="how-it-works" tabindex="-1" autofocus>${words.howItWorks}</h2>
      <button aria-label="${words.close}">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6q6 6 12 12M18 6q-6 6-12 12" /></svg>
      </button>
    </div>
    ${Object.values(words.inputs).map(sectionOf).join('')}
    <button class="inputs-engine">${words.seeTheEngine}</button>
    <a href="${addressOf(HOW.slice(1))}">${words.readHow}</a>
  </div>`

type Inputs = Readonly<{ title: string; effects: Readonly<Record<string, readonly string[]>> }>

function sectionOf({ title, effects }: Inputs): string {
  const items = Object.entries(effects)
    .filter(([name]) => __HAS__.curiosities || !name.endsWith('Creature'))
    .map(([, [input, effect]]) => `<li><b>${input}</b> ${effect}</li>`)
  return `<section><h3>${title}</h3><ul>${items.join('')}</ul></section>`
}

/**
 * Opens the card in the root of a map, until the visitor closes it or the signal is aborted. It returns the
 * focus to where it was. `onXRay` is called when it has closed by its button to X-ray.
 */
export function openInputsCard(root: HTMLElement, onXRay: () => void, signal: AbortSignal): void {
  // The dialog fills the screen, around the card.
  const dialog = Object.assign(document.createElement('dialog'), {
    className: 'inputs-around',
    innerHTML: MARKUP,
  })
  dialog.setAttribute('aria-labelledby', 'how-it-works')
  addStyles(styles)
  // Also by Escape.
  dialog.addEventListener('close', () => dialog.remove())
  signal.addEventListener('abort', () => dialog.close())
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button || target === dialog) dialog.close()
    if (button?.className) onXRay()
  }
  dialog.addEventListener('click', onClick)
  root.append(dialog)
  dialog.showModal()
}
