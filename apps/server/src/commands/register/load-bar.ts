import type { LoadProgress } from '../../adapters/registry/gar/progress.ts'
import { barOf, createStatusLine, duration, grouped, type Output } from '../seeds/show-progress.ts'

/** A load of less than a second needs no bar. */
const QUIET_MS = 800

const MEGABYTE = 1_000_000

/** A bar with rows, speed and the time left of one load. In a terminal it rewrites its own line. */
export function createLoadBar(out: Output, now: () => number, title: string, total: number) {
  const start = now()
  const line = createStatusLine(out, now, start + QUIET_MS)
  let bytes = 0
  let rows = 0
  let isOpen = false
  const show = (text: () => string, isForced = false): void => {
    if (line.show(() => `${title}: ${text()}`, isForced)) isOpen = true
  }

  const progress: LoadProgress = {
    file: () => {},
    read(size, count) {
      bytes += size
      rows += count
      show(() => {
        const speed = bytes / Math.max(1, now() - start)
        const share = total === 0 ? 1 : Math.min(1, bytes / total)
        const left = duration(Math.max(0, total - bytes) / speed)
        const pace = `${Math.round((speed * 1000) / MEGABYTE)} МБ/с`
        return `${barOf(share)} ${Math.floor(share * 100)} % · строк ${grouped(rows)} · ${pace} · осталось ${left}`
      })
    },
    stage: (name) => show(() => `${name}…`, isOpen),
  }
  return {
    progress,
    end: (): void => {
      if (isOpen && out.isTTY) out.write('\r\u001B[2K')
    },
    elapsed: (): string => duration(now() - start),
  }
}
