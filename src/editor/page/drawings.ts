import type { Drawing } from './messages'
import { drawingState, Refusal, startDrawing } from './requests'

const POLL_MS = 500

/** Starts a drawing; tries again while the server restarts, as it does after a save. */
export async function drawSoon(tries = 20): Promise<void> {
  try {
    await startDrawing()
  } catch (error) {
    if (error instanceof Refusal || tries <= 1) throw error
    await rest()
    await drawSoon(tries - 1)
  }
}

/** Shows the present drawing until it ends. Returns it, or the last one; null if the signal is aborted before. */
export async function followDrawing(show: (drawing: Drawing) => void, signal: AbortSignal): Promise<Drawing | null> {
  while (!signal.aborted) {
    const drawing = await drawingState().catch(() => null)
    if (drawing) show(drawing)
    if (drawing && !drawing.isRunning) return drawing
    await rest()
  }
  return null
}

const rest = () => new Promise((resolve) => setTimeout(resolve, POLL_MS))
