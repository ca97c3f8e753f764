import { readFileSync } from 'node:fs'
import { hostFetch } from '@proverka/test-support/host-fetch'
import type { World } from './world.ts'

const READY_EVERY_MS = 500
const MEMORY_EVERY_MS = 5000
const PARTS = 6

/** Asks the processes for their readiness and looks at their memory, all the time. */
export function watch(world: World) {
  const readiness = new Map<string, { asked: number; refused: number; slowestMs: number }>()
  const memory: { readonly at: number; readonly megabytes: number }[] = []
  let fault = 'calm'

  async function askReady(place: number): Promise<void> {
    const port = world.processes[place]?.port
    if (port === undefined) return
    const during = fault
    const start = performance.now()
    const status = await hostFetch(port, 'realty.localhost', '/readyz').then(
      (reply) => reply.status,
      () => undefined,
    )
    // A process that ends answers nothing.
    if (status === undefined) return
    const row = readiness.get(during) ?? { asked: 0, refused: 0, slowestMs: 0 }
    readiness.set(during, {
      asked: row.asked + 1,
      refused: row.refused + (status === 200 ? 0 : 1),
      slowestMs: Math.max(row.slowestMs, Math.round(performance.now() - start)),
    })
  }

  const timers = [
    setInterval(() => void Promise.all([askReady(0), askReady(1)]), READY_EVERY_MS),
    setInterval(() => {
      const pid = world.processes[1]?.pid
      const megabytes = pid && residentMegabytes(pid)
      if (megabytes) memory.push({ at: performance.now(), megabytes })
    }, MEMORY_EVERY_MS),
  ]
  return {
    setFault: (name: string) => {
      fault = name
    },
    stop: () => timers.forEach(clearInterval),
    readiness: () => Object.fromEntries(readiness),
    /** Medians of the process that lives on, by parts of its life of equal length. */
    memory: () =>
      Array.from({ length: PARTS }, (_, part) => {
        const size = Math.ceil(memory.length / PARTS)
        const sorted = memory
          .slice(part * size, (part + 1) * size)
          .map(({ megabytes }) => megabytes)
          .toSorted((a, b) => a - b)
        return sorted[Math.floor(sorted.length / 2)]
      }),
  }
}

/** Undefined for a process that has just ended. */
function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return undefined
  }
}
