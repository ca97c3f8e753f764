const BAR_WIDTH = 30
const TICK_MS = 200
/** Without a terminal a line now and then is enough to see that the work goes on. */
const PLAIN_TICK_MS = 10_000

export interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write: (text: string) => unknown
}

/**
 * A bar with the time left. In a terminal it rewrites its own line, in a log it adds one every ten seconds. The time
 * left follows from the speed since the start.
 */
export function createProgressBar(out: Output, now: () => number) {
  const start = now()
  let first: number | undefined
  let shown = -Infinity
  return {
    show(done: number, total: number): void {
      first ??= done
      const isEnd = done >= total
      if (!isEnd && now() - shown < (out.isTTY ? TICK_MS : PLAIN_TICK_MS)) return
      shown = now()
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const speed = (done - first) / (now() - start)
      const left = speed > 0 && !isEnd ? `, осталось ${duration((total - done) / speed)}` : ''
      const line = `${barOf(share)} ${Math.floor(share * 100)} % · ${grouped(done)} из ${grouped(total)}${left}`
      out.write(out.isTTY ? `\r\u001B[2K${line.slice(0, (out.columns ?? 80) - 1)}` : `${line}\n`)
    },
    end(): void {
      if (out.isTTY) out.write('\n')
    },
    elapsed: (): string => duration(now() - start),
  }
}

/** «█████░░░░░». */
export const barOf = (share: number): string =>
  '█'.repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH, '░')

/** «2 мин 05 с», «40 с». */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} с` : `${minutes} мин ${String(seconds % 60).padStart(2, '0')} с`
}

export const grouped = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ' ')
