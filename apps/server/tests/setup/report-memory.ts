/** Preloaded by a server whose memory is measured: at SIGUSR2 it collects its garbage and prints what is left, in bytes. */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.stdout.write(`memory ${JSON.stringify({ rss, held: heapUsed + external })}\n`)
})
