import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { visitorAtom } from './state.ts'
import { rereadBalance } from './verify-session.ts'

/**
 * Has the header show the balance that a page received: it may have changed on another device. `told` in roubles, own
 * money and bonus.
 */
export function useFollowBalance(told: number | undefined): void {
  const visitor = useAtomValue(visitorAtom)
  const known = visitor.kind === 'user' ? visitor.balance : undefined
  useEffect(() => {
    if (told === undefined || known === undefined || told === known) return
    void rereadBalance()
  }, [told, known])
}
