/** The process cannot start; the message is one sentence for the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
