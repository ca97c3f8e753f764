import { setTimeout as wait } from 'node:timers/promises'
import type { Answers } from './answers.ts'
import type { World } from './world.ts'

const FREEZE_MS = 8000
const AWAY_MS = 15_000
const FULL_MS = 8000
/** After the database is back: what was sent to it before answers by its time-outs. */
const AFTERMATH_MS = 20_000

export interface Fault {
  readonly name: string
  readonly happen: () => Promise<void>
}

/** The faults of one round, in turn. Process 1 lives on, so that its memory can be followed. */
export function listFaults(world: World, answers: Answers): readonly Fault[] {
  const restart = (place: number, signal: 'SIGKILL' | 'SIGTERM') => async () => {
    await world.end(place, signal)
    await world.start(place)
  }
  const during = async (begin: () => void, ms: number, end: () => void) => {
    begin()
    await wait(ms)
    end()
  }
  const withoutDatabase = async (begin: () => void, ms: number, end: () => void) => {
    answers.setAway()
    await during(begin, ms, end)
    answers.setBack(AFTERMATH_MS)
  }
  const provider = (mood: 'refuses' | 'hangs' | 'fails') => () =>
    during(
      () => world.provider.setMood(mood),
      AWAY_MS,
      () => world.provider.setMood('well'),
    )
  const { databaseDisk, folderDisk } = world
  return [
    { name: 'killed', happen: restart(0, 'SIGKILL') },
    {
      name: 'database frozen',
      happen: () => withoutDatabase(world.proxy.freeze, FREEZE_MS, world.proxy.thaw),
    },
    { name: 'provider refuses', happen: provider('refuses') },
    {
      name: 'mail away',
      happen: () =>
        during(
          () => world.setMailAway(true),
          AWAY_MS,
          () => world.setMailAway(false),
        ),
    },
    ...(databaseDisk
      ? [
          {
            name: 'disk of the database full',
            happen: () => withoutDatabase(databaseDisk.fill, FULL_MS, databaseDisk.free),
          },
        ]
      : []),
    { name: 'provider hangs', happen: provider('hangs') },
    ...(folderDisk
      ? [
          {
            name: 'disk of the servers full',
            happen: () => during(folderDisk.fill, FULL_MS, folderDisk.free),
          },
        ]
      : []),
    { name: 'stopped', happen: restart(0, 'SIGTERM') },
    { name: 'provider answers 500', happen: provider('fails') },
  ]
}
