/** A script that hangs is as good as one that does not come. */
const SCRIPT_WAIT_MS = 15_000

const loading = new Map<string, Promise<void>>()

/**
 * Puts the script of a provider into the page, once however many payments there are (CALL-164); after a failure the next
 * payment tries again. `publicKey` is that of this host (PAY-10). Rejects with an `Error` that names the address.
 */
export function loadScript(url: string, publicKey: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const added = addScript(url, publicKey)
  loading.set(url, added)
  added.catch(() => loading.delete(url))
  return added
}

function addScript(url: string, publicKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (reason: string) => {
      clearTimeout(giving)
      script.remove()
      reject(new Error(`Скрипт ${url} ${reason}`))
    }
    const giving = setTimeout(() => fail('не загрузился вовремя'), SCRIPT_WAIT_MS)
    script.addEventListener('load', () => {
      clearTimeout(giving)
      resolve()
    })
    script.addEventListener('error', () => fail('не загрузился'))
    script.dataset['publicKey'] = publicKey
    script.src = url
    document.head.append(script)
  })
}
