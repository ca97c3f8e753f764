import type { OpenBody } from './body-budget.ts'

/** The same request, whose body comes as there is room for it. */
export function countArriving(request: Request, body: Pick<OpenBody, 'take'>): Request {
  if (!request.body) return request
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        await body.take(chunk.length)
        controller.enqueue(chunk)
      },
    }),
  )
  return new Request(request, { body: counted, duplex: 'half' } as RequestInit)
}
