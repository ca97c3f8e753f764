import { readFileSync } from 'node:fs'

/** Of a PostgreSQL: its connections, each of which is a process here. */
export type ListPids = () => Promise<readonly number[]>

/** Clock ticks a second of Linux. */
const TICKS = 100

/** Seconds of processor that this process and the connections have taken: steadier than a clock where others run beside. */
export async function readProcessor(lists: readonly ListPids[]): Promise<number> {
  const { user, system } = process.cpuUsage()
  let ticks = 0
  for (const list of lists) for (const pid of await list()) ticks += ticksOf(pid)
  return (user + system) / 1e6 + ticks / TICKS
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    // A connection that has ended has none.
    return 0
  }
}
