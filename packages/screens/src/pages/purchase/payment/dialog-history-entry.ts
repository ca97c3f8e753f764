import { entryNow, leaveClosedEntry, openEntries } from './open-history-entries.ts'

/**
 * One step of history for a window above the page: Back closes the window, and the page stays. `onBack` is called for
 * that step; the answer takes the step away when the window closes by itself, and is done when the browser has.
 */
export async function pushDialogHistoryEntry(onBack: () => void): Promise<() => Promise<void>> {
  // The browser may still be leaving the step of a former window, and would take ours instead.
  await leaveClosedEntry()
  const id = crypto.randomUUID()
  history.pushState({ ...entryNow(), held: id }, '')
  openEntries.add(id)
  const onPop = () => {
    if (entryNow().held === id) return
    letGo()
    onBack()
  }
  const letGo = () => {
    openEntries.delete(id)
    removeEventListener('popstate', onPop)
  }
  addEventListener('popstate', onPop)
  return async () => {
    if (!openEntries.has(id)) return
    letGo()
    // Superseded by a later navigation: its history entry is on top of ours.
    if (entryNow().held !== id) return
    await leaveClosedEntry()
  }
}
