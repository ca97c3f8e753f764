import type { LoadProgress } from '../../adapters/registry/gar/progress.ts'
import { barOf, duration, grouped, type Output } from '../seeds/show-progress.ts'

const TICK_MS = 200
/** Without a terminal a line now and then is enough to see that the work goes on. */
const PLAIN_TICK_MS = 10_000

/** What goes by faster needs no bar. */
const FIRST_MS = 1000

const MEGABYTE = 1_000_000

/** A bar with rows, speed and the time left of one load. In a terminal it rewrites its own line. */
export function createLoadBar(out: Output, now: () => number, title: string, total: number) {
  const start = now()
  let shown = start + FIRST_MS - TICK_MS
  let bytes = 0
  let rows = 0
  let isOpen = false

  function show(text: string, isForced = false): void {
    if (!isForced && now() - shown < (out.isTTY ? TICK_MS : PLAIN_TICK_MS)) return
    shown = now()
    isOpen = true
    const line = `${title}: ${text}`
    out.write(out.isTTY ? `\r\u001B[2K${line.slice(0, (out.columns ?? 80) - 1)}` : `${line}\n`)
  }

  const progress: LoadProgress = {
    file: () => {},
    read(size, count) {
      bytes += size
      rows += count
      const speed = bytes / Math.max(1, now() - start)
      const share = total === 0 ? 1 : Math.min(1, bytes / total)
      const left = duration(Math.max(0, total - bytes) / speed)
      const pace = `${Math.round((speed * 1000) / MEGABYTE)} МБ/с`
      show(
        `${barOf(share)} ${Math.floor(share * 100)} % · строк ${grouped(rows)} · ${pace} · осталось ${left}`,
      )
    },
    stage: (name) => show(`${name}…`, isOpen),
  }
  return {
    progress,
    end: (): void => {
      if (isOpen && out.isTTY) out.write('\r\u001B[2K')
    },
    elapsed: (): string => duration(now() - start),
  }
}
