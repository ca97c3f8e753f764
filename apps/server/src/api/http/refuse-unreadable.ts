import type { Duplex } from 'node:stream'
import { contentPolicy, FIXED_HEADERS } from './security-headers.ts'

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const HEADERS = Object.entries({
  'Content-Security-Policy': contentPolicy(),
  ...FIXED_HEADERS,
  'Cache-Control': 'no-store',
  'Content-Length': '0',
  Connection: 'close',
})
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

/** Answers what is no request at all: it never gets to the application, nor to the headers that are given there. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // A client that has disconnected reads no answer.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  socket.end(`HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}\r\n${HEADERS}\r\n`)
}
