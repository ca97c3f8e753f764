import { expect, it } from 'vitest'
import { readEvents } from './read-events.ts'
import type { ServerEvent } from './read-events.ts'

function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
}

async function eventsOf(...pieces: string[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of readEvents(streamOf(...pieces))) events.push(event)
  return events
}

it('gives events that come in any pieces, and lets comments and other fields pass', async () => {
  const text = 'retry: 2000\n\n: \n\nevent: version\ndata: ab\n\nid: 7\nevent: end\ndata: cd\n\n'
  const expected = [
    { event: 'version', data: 'ab' },
    { event: 'end', data: 'cd' },
  ]
  expect(await eventsOf(text)).toEqual(expected)
  expect(await eventsOf(...text)).toEqual(expected)
  expect(await eventsOf(text.replaceAll('\n', '\r\n'))).toEqual(expected)
})

it('gives nothing of an event that was cut off', async () => {
  expect(await eventsOf('event: version\ndata: a')).toEqual([])
})

it('reports every chunk, and ends the stream when reading stops', async () => {
  let pieces = 0
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
    cancel: () => void (isCancelled = true),
  })
  for await (const { event } of readEvents(stream, () => pieces++)) {
    expect(event).toBe('message')
    break
  }
  expect(pieces).toBe(1)
  expect(isCancelled).toBe(true)
})
