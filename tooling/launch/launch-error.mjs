/** The launch can't go on; the message is one sentence for the terminal, the detail is what the command printed. */
export class LaunchError extends Error {
  constructor(message, { detail = '', exitCode = 1 } = {}) {
    super(message)
    this.name = 'LaunchError'
    this.detail = detail
    this.exitCode = exitCode
  }
}

/** Runs an entry file to its end: a `LaunchError` is one sentence in the terminal, the exit code is passed on. */
export async function runMain(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
    if (error.detail) console.error(error.detail)
    console.error(`\nОшибка: ${error.message}`)
    process.exitCode = error.exitCode
  }
}
