import { atom } from 'jotai'
import { store } from '../../../runtime/state/store.ts'
import { ROWS_AT_ONCE } from './reading/messages.ts'
import type { FileReading } from './reading/connect-worker.ts'
import { changeOpened, isUnderWay, NOTHING_OPEN } from './opened-files.ts'
import type { OpenedEvent, OpenedFiles } from './opened-files.ts'

/** What is open; it outlives a look at another page of the site, and ends with the tab. */
export const openedAtom = atom<OpenedFiles>(NOTHING_OPEN)

/** Its reports: progress of a file is no change of them. */
export const readingsAtom = atom((get) => get(openedAtom).readings)

/** Whether a file is still being read. */
export const isReadingAtom = atom((get) => get(openedAtom).files.some(isUnderWay))

/** The code that reads and draws is here: no network is needed any more. */
export const isReadyOfflineAtom = atom(false)

function change(event: OpenedEvent): void {
  store.set(openedAtom, changeOpened(store.get(openedAtom), event))
}

let reader: Promise<FileReading> | undefined

/** The reader of the tab; its code is loaded by the first call. */
export function getReader(): Promise<FileReading> {
  reader ??= import('./reading/start-worker.ts').then(async ({ startWorker }) => {
    const started = startWorker(() => {
      started.close()
      reader = undefined
      change({ kind: 'lost' })
    })
    await started.ready
    return started
  })
  reader.catch(() => (reader = undefined))
  return reader
}

/** Fetches what a report needs; a failure is left to the call that needs it. */
export async function prefetchAll(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const fetched = await Promise.allSettled([getReader(), ...parts.map((load) => load())])
  store.set(
    isReadyOfflineAtom,
    fetched.every(({ status }) => status === 'fulfilled'),
  )
}

let lastKey = 0
const stops = new Map<number, () => void>()

/** Reads files that were dropped, chosen or pasted. */
export function openFiles(files: readonly File[]): void {
  if (files.length === 0) return
  const opened = files.map((file) => ({ key: ++lastKey, name: file.name, size: file.size }))
  begin(opened, (started, hear) => started.read(files, hear))
}

/** Reads the invented extract that the page brings. */
export function openSample(): void {
  begin([{ key: ++lastKey, name: SAMPLE_NAME, size: 0 }], (started, hear) => started.readSample(hear))
}

const SAMPLE_NAME = 'Пример выписки'

type Begin = (started: FileReading, hear: Parameters<FileReading['read']>[1]) => () => void

function begin(opened: readonly { key: number; name: string; size: number }[], read: Begin): void {
  change({ kind: 'opened', files: opened })
  const keys = opened.map(({ key }) => key)
  getReader().then(
    (started) => {
      const isStopped = store
        .get(openedAtom)
        .files.every((file) => !keys.includes(file.key) || !isUnderWay(file))
      if (isStopped) return
      const stop = read(started, (file, news) => {
        const key = keys[file]
        if (key !== undefined) change({ kind: 'heard', key, news })
      })
      for (const key of keys) stops.set(key, stop)
    },
    () => change({ kind: 'lost' }),
  )
}

/** Stops everything that is being read; what has been read stays. */
export function cancelReading(): void {
  const keys = store
    .get(openedAtom)
    .files.filter(isUnderWay)
    .map(({ key }) => key)
  for (const stop of new Set(keys.map((key) => stops.get(key)))) stop?.()
  change({ kind: 'cancelled', keys })
}

/** Takes a report away. */
export async function closeReading(id: number): Promise<void> {
  change({ kind: 'closed', id })
  const started = await getReader()
  started.forget(id)
}

/** Shows the next rows of a section. */
export async function showMore(id: number, section: string, from: number): Promise<void> {
  const started = await getReader()
  const more = await started.rows(id, section, from)
  change({ kind: 'more', id, section, more })
}

/** Shows all rows of a report: paper has no button for more. */
export async function showAll(id: number): Promise<void> {
  const reading = store.get(openedAtom).readings.find((one) => one.id === id)
  for (const [section, count] of Object.entries(reading?.rowCounts ?? {})) {
    for (let from = shownRows(id, section); from < count; from += ROWS_AT_ONCE)
      await showMore(id, section, from)
  }
}

function shownRows(id: number, sectionId: string): number {
  const reading = store.get(openedAtom).readings.find((one) => one.id === id)
  const section = reading?.view.sections.find((one) => one.id === sectionId)
  return section && 'rows' in section ? section.rows.length : 0
}

/** The tables of a report as a file. */
export async function csvOf(id: number): Promise<Blob> {
  const started = await getReader()
  return new Blob([await started.csv(id)], { type: 'text/csv;charset=utf-8' })
}
