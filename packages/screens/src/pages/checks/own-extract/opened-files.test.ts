import { expect, it } from 'vitest'
import { changeOpened, NOTHING_OPEN } from './opened-files.ts'
import type { OpenedEvent, OpenedFiles } from './opened-files.ts'
import type { Reading } from './reading/messages.ts'

const after = (...events: readonly OpenedEvent[]): OpenedFiles => events.reduce(changeOpened, NOTHING_OPEN)
const opened = (...keys: readonly number[]): OpenedEvent => ({
  kind: 'opened',
  files: keys.map((key) => ({ key, name: `${key}.xml`, size: 10 })),
})
const reading = (id: number) =>
  ({
    id,
    fileName: `${id}.xml`,
    view: { sections: [{ kind: 'rows', id: 'rights', title: '', rows: [{ id: 'a' }] }] },
    places: {},
  }) as unknown as Reading
const heard = (key: number, news: Extract<OpenedEvent, { kind: 'heard' }>['news']): OpenedEvent => ({
  kind: 'heard',
  key,
  news,
})

it('a file waits, is read and is done', () => {
  const states = [
    after(opened(1)),
    after(opened(1), heard(1, { kind: 'progress', share: 0.4 })),
    after(opened(1), heard(1, { kind: 'progress', share: 0.4 }), heard(1, { kind: 'done' })),
  ].map(({ files }) => [files[0]?.state, files[0]?.share])
  expect(states).toEqual([
    ['waiting', 0],
    ['reading', 0.4],
    ['done', 1],
  ])
})

it('an archive may give readings and refusals', () => {
  const { files, readings } = after(
    opened(1),
    heard(1, { kind: 'reading', reading: reading(5) }),
    heard(1, { kind: 'refused', code: 'other-schema', name: 'b.xml' }),
    heard(1, { kind: 'done' }),
  )
  expect(readings.map(({ id, file }) => [id, file])).toEqual([[5, 1]])
  expect(files[0]?.refusals).toEqual([{ code: 'other-schema', name: 'b.xml' }])
})

it('what was refused is over with the next attempt, what was read stays', () => {
  const { files, readings } = after(
    opened(1, 2),
    heard(1, { kind: 'refused', code: 'pdf' }),
    heard(1, { kind: 'done' }),
    heard(2, { kind: 'reading', reading: reading(5) }),
    heard(2, { kind: 'done' }),
    opened(3),
  )
  expect(files.map(({ key }) => key)).toEqual([2, 3])
  expect(readings).toHaveLength(1)
})

it('stopping leaves what has been read', () => {
  const { files } = after(opened(1, 2), heard(1, { kind: 'done' }), { kind: 'cancelled', keys: [1, 2] })
  expect(files.map(({ state }) => state)).toEqual(['done', 'cancelled'])
  const late = changeOpened({ files, readings: [] }, heard(2, { kind: 'progress', share: 0.9 }))
  expect(late.files[1]?.state).toBe('cancelled')
})

it('a report that is taken away takes its file along when it was the last one of it', () => {
  const both = [
    opened(1),
    heard(1, { kind: 'reading', reading: reading(5) }),
    heard(1, { kind: 'reading', reading: reading(6) }),
  ]
  expect(after(...both, { kind: 'closed', id: 5 }).files).toHaveLength(1)
  expect(after(...both, { kind: 'closed', id: 5 }, { kind: 'closed', id: 6 })).toEqual(NOTHING_OPEN)
})

it('more rows join those of their section', () => {
  const { readings } = after(opened(1), heard(1, { kind: 'reading', reading: reading(5) }), {
    kind: 'more',
    id: 5,
    section: 'rights',
    more: { rows: [{ id: 'b' }], places: {} },
  })
  expect(readings[0]?.view.sections[0]).toMatchObject({ rows: [{ id: 'a' }, { id: 'b' }] })
})

it('a worker that has died of memory says so at each file', () => {
  const { files, readings } = after(opened(1), heard(1, { kind: 'reading', reading: reading(5) }), {
    kind: 'lost',
  })
  expect(readings).toEqual([])
  expect(files[0]?.refusals).toEqual([{ code: 'failed' }])
})
