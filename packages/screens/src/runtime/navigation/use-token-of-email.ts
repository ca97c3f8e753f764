import { useEffect, useRef, useState } from 'react'

/** The entry of history keeps the token, so that a reload does not call the link incomplete. */
interface LinkEntry {
  readonly emailToken?: string
}

/**
 * The token that a link of an email carries behind `#`, taken out of the address at once; undefined before the first
 * effect (a press before it reads the address itself), empty if absent. Another link opened in the same tab changes
 * only the address.
 */
export function useTokenOfEmail(onNew: () => void): string | undefined {
  const [token, setToken] = useState<string>()
  const told = useRef(onNew)
  useEffect(() => {
    const take = () => {
      const sent = location.hash.slice(1)
      const entry = history.state as LinkEntry | null
      if (sent) history.replaceState({ ...entry, emailToken: sent }, '', location.pathname + location.search)
      setToken((known) => sent || (known ?? entry?.emailToken ?? ''))
      if (sent) told.current()
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return token
}
