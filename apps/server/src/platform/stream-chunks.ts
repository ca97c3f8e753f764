/**
 * Chunks as a stream that makes them as fast as they are read. It resolves when the first one is made, so that what fails
 * at once is a refusal in words; what fails later can only break the stream off. A reader who gives up ends `chunks`, too.
 */
export async function streamChunks(chunks: AsyncGenerator<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const first = await chunks.next()
  return new ReadableStream(
    {
      start(controller) {
        if (!first.done) controller.enqueue(first.value)
      },
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}
