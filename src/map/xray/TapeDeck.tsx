import { useId, useState } from 'react'
import { parseTape } from './parseTape'
import type { Session, Status } from './session'
import { formatTape, type Tape } from './tape'

interface Props extends Status {
  readonly session: Session
}

/** Records and plays gestures, and shows them as text to copy, paste and edit. */
export function TapeDeck({ session, isRecording, message }: Props) {
  const [text, setText] = useState('')
  const [ownMessage, setOwnMessage] = useState('')
  const [shipped, setShipped] = useState<readonly Tape[]>([])
  const ids = { heading: useId(), text: useId(), shipped: useId() }

  /** Calls `use` with the tape in the text area, or shows why it is refused. */
  const withTape = (use: (tape: Tape) => void) => {
    const parsed = parseTape(text)
    setOwnMessage('refusal' in parsed ? `Refused: ${parsed.refusal}.` : '')
    if ('tape' in parsed) use(parsed.tape)
  }
  const showTape = (tape: Tape | null) => {
    setOwnMessage('')
    if (tape) setText(formatTape(tape))
  }
  const recordOrStop = () => {
    setOwnMessage('')
    if (isRecording) showTape(session.stopRecording('My gesture'))
    else session.record()
  }
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setOwnMessage('Copied.'),
      () => setOwnMessage('The browser does not allow copying: select the text and copy it yourself.'),
    )
  }
  // Fetched when the list is first used.
  const fetchShipped = () => {
    if (shipped.length === 0)
      import('./shipped').then(
        ({ tapes }) => setShipped(tapes),
        () => {},
      )
  }
  const isEmpty = text === ''

  return (
    <section className="xray-deck" aria-labelledby={ids.heading}>
      <h3 id={ids.heading}>Gesture tape</h3>
      <div className="xray-buttons">
        <button type="button" onClick={recordOrStop} aria-pressed={isRecording}>
          {isRecording ? 'Stop' : 'Record'}
        </button>
        <button type="button" disabled={isEmpty} onClick={() => withTape((tape) => session.play(tape, 1))}>
          Play
        </button>
        <button type="button" disabled={isEmpty} onClick={() => withTape((tape) => session.play(tape, 0.25))}>
          At ¼
        </button>
        <button type="button" disabled={isEmpty} onClick={() => withTape((tape) => session.step(tape))}>
          Step
        </button>
      </div>
      <p role="status" className="xray-message">
        {ownMessage || message}
      </p>
      <label htmlFor={ids.shipped}>A ready-made tape</label>
      <select
        id={ids.shipped}
        defaultValue=""
        onFocus={fetchShipped}
        onPointerDown={fetchShipped}
        onChange={({ target }) => showTape(shipped[Number(target.value)] ?? null)}
      >
        <option value="" disabled>
          Choose one
        </option>
        {shipped.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
      <div className="xray-buttons">
        <label htmlFor={ids.text}>The tape, to copy or to paste</label>
        <button type="button" disabled={isEmpty} onClick={copy}>
          Copy
        </button>
      </div>
      <textarea
        id={ids.text}
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setOwnMessage('')
          setText(target.value)
        }}
      />
    </section>
  )
}
