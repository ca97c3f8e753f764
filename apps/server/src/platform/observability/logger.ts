import pino, { type DestinationStream, type Logger } from 'pino'
import { currentOrder, currentTrace } from './trace.ts'

/** An e-mail address inside any text; a connection string has no dot after its host's port. */
const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~а-яё-]+@[\wа-яё-]+(?:\.[\wа-яё-]+)+/giu

/** The process log: JSON lines on stdout, each with the id of the request and the order that it belongs to (SAFE-19). */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      '*.password',
      '*.token',
      '*.email',
      '*.phone',
    ],
    // Words of other programs, such as a mail server, repeat addresses.
    hooks: { streamWrite: (line: string) => line.replaceAll(ADDRESS, '[address]') },
    mixin: () => {
      const requestId = currentTrace()
      return { ...(requestId !== undefined && { requestId }), ...currentOrder() }
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
