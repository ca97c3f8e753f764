// The health check of the image: whether the server can work now. Exit code 1: not.
const port = process.env.PORT ?? '4000'
const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
  () => ({}),
)
process.exit(ok ? 0 : 1)
