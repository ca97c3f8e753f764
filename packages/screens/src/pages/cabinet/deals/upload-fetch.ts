/**
 * As `fetch`, for a client that sends a file: says which share of it has been sent, 0 to 1. `fetch` itself does not tell
 * how far a body is.
 */
export function uploadFetch(onProgress: (share: number) => void): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'POST', input instanceof Request ? input.url : input)
      new Headers(init?.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.responseType = 'blob'
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        const headers = new Headers({ 'content-type': request.getResponseHeader('content-type') ?? '' })
        resolve(new Response(request.response as Blob, { status: request.status, headers }))
      })
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      init?.signal?.addEventListener('abort', () => request.abort())
      request.send(init?.body as XMLHttpRequestBodyInit | null)
    })
}
