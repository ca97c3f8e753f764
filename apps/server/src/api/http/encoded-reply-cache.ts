/** The answers that are given more than once, each with its JSON when that is written. */
const written = new WeakMap<object, Uint8Array<ArrayBuffer> | undefined>()

/** Says that an answer is given again and is never changed: its JSON is written once. */
export function cacheEncoded<Reply extends object>(reply: Reply): Reply {
  written.set(reply, undefined)
  return reply
}

/** The JSON of an answer, as text or as bytes; `body` is the answer in its envelope. */
export function jsonOf(reply: unknown, body: object): string | Uint8Array<ArrayBuffer> {
  if (!isLasting(reply)) return JSON.stringify(body)
  const bytes = written.get(reply) ?? new TextEncoder().encode(JSON.stringify(body))
  written.set(reply, bytes)
  return bytes
}

function isLasting(reply: unknown): reply is object {
  return typeof reply === 'object' && reply !== null && written.has(reply)
}
