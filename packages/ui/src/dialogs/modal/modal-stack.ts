/** Open dialogs from the lowest to the topmost one; they may be anywhere in the React tree. */
const stack: symbol[] = []
const spent = new WeakSet<Event>()

/** Puts a dialog on top; the returned function takes it away. */
export function pushModal(id: symbol): () => void {
  stack.push(id)
  return () => {
    const at = stack.indexOf(id)
    if (at >= 0) stack.splice(at, 1)
  }
}

/** Whether this key press or click may close the dialog: only the topmost one, and one dialog per event. */
export function mayDismiss(id: symbol, event: Event | undefined): boolean {
  if (stack.at(-1) !== id) return false
  if (!event) return true
  if (spent.has(event)) return false
  spent.add(event)
  return true
}
