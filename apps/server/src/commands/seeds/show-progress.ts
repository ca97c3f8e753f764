const BAR_WIDTH = 30
const TICK_MS = 200
/** Without a terminal a line now and then is enough to see that the work goes on. */
const PLAIN_TICK_MS = 10_000

export interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write: (text: string) => unknown
}

/** A line that changes. A terminal rewrites it five times a second at most, a log adds one every ten seconds. */
export function createStatusLine(out: Output, now: () => number, firstAt = -Infinity) {
  const pause = out.isTTY ? TICK_MS : PLAIN_TICK_MS
  let shown = firstAt
  return {
    /** Makes the text only if it is shown; answers whether it was. */
    show(text: () => string, isForced = false): boolean {
      if (!isForced && now() - shown < pause) return false
      shown = now()
      const line = text()
      out.write(out.isTTY ? `\r\u001B[2K${line.slice(0, (out.columns ?? 80) - 1)}` : `${line}\n`)
      return true
    },
  }
}

/** A bar with the time left, which follows from the speed since the start. */
export function createProgressBar(out: Output, now: () => number) {
  const start = now()
  const line = createStatusLine(out, now)
  let first: number | undefined
  return {
    show(done: number, total: number): void {
      first ??= done
      const isEnd = done >= total
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const speed = (done - first) / (now() - start)
      line.show(() => {
        const left = speed > 0 && !isEnd ? `, осталось ${duration((total - done) / speed)}` : ''
        return `${barOf(share)} ${Math.floor(share * 100)} % · ${grouped(done)} из ${grouped(total)}${left}`
      }, isEnd)
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
