import type { Checked } from './messages'

/** A check begins this long after a change, with whatever has changed by then. */
const CHECK_MS = 80
/** The covers, which take longer, are asked for so long after the mistakes. */
const COVERS_MS = 500

/** Has the edited table checked, one request at a time. */
export class Checks {
  private readonly ask: () => Promise<Checked>
  private readonly show: (checked: Checked) => void
  private readonly fail: (error: unknown) => void
  private timer: ReturnType<typeof setTimeout> | undefined
  private isAsking = false
  private hasEnded = false

  /** `ask` checks the table as it is when it is called. */
  constructor(ask: () => Promise<Checked>, show: (checked: Checked) => void, fail: (error: unknown) => void) {
    this.ask = ask
    this.show = show
    this.fail = fail
  }

  /** Begins a check a moment later, in place of one that has not begun. */
  schedule(ms = CHECK_MS): void {
    clearTimeout(this.timer)
    if (!this.hasEnded) this.timer = setTimeout(() => this.check(), ms)
  }

  /** Begins no more checks. One that has begun is still shown. */
  end(): void {
    this.hasEnded = true
    clearTimeout(this.timer)
  }

  private async check(): Promise<void> {
    if (this.isAsking) return this.schedule()
    this.isAsking = true
    try {
      const checked = await this.ask()
      this.show(checked)
      if (!checked.covers) this.schedule(COVERS_MS)
    } catch (error) {
      this.fail(error)
    } finally {
      this.isAsking = false
    }
  }
}
