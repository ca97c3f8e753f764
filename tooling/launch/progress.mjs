import { formatDuration } from './duration.mjs'

const TICK_MS = 1000
/** Without a terminal a line now and then is enough to see that the work goes on. */
const PLAIN_TICKS = 10

/**
 * Shows numbered steps with the time they take. In a terminal the running step rewrites its own line; in a log it
 * prints a line every ten seconds.
 */
export function createProgress(total, out = process.stdout, now = () => performance.now()) {
  let number = 0

  /** Runs `work(report)`; `report(text)` shows what the step is at. */
  async function step(title, work) {
    number += 1
    const head = `[${number}/${total}] ${title}`
    const start = now()
    let note = ''
    let ticks = 0
    const elapsed = () => formatDuration(now() - start)
    const show = () => {
      const line = `${head} … ${elapsed()}${note && ` · ${note}`}`
      if (out.isTTY) out.write(`\r\x1b[2K${line.slice(0, (out.columns ?? 80) - 1)}`)
      else if (ticks > 0 && ticks % PLAIN_TICKS === 0) out.write(`${line}\n`)
    }
    if (!out.isTTY) out.write(`${head} …\n`)
    show()
    const timer = setInterval(() => {
      ticks += 1
      show()
    }, TICK_MS)
    const finish = (word) => {
      clearInterval(timer)
      out.write(`${out.isTTY ? '\r\x1b[2K' : ''}${head}: ${word}, ${elapsed()}\n`)
    }
    try {
      const result = await work((text) => (note = text))
      finish('готово')
      return result
    } catch (error) {
      finish('не удалось')
      throw error
    }
  }

  return { step }
}
