import pino, { type DestinationStream, type Logger } from 'pino'
import { currentTrace } from './trace.ts'

/** The process log: JSON lines on stdout, each with the id of the request that it belongs to (SAFE-19). */
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
    mixin: () => {
      const requestId = currentTrace()
      return requestId === undefined ? {} : { requestId }
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
